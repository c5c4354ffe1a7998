import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { saveFile } from '../../../ui/save-file'
import { useToast } from '../../../ui/toast'
import { fetchExport } from './console-catalog.api'
import { catalogueWords } from './words/catalogue-words'

/** Saves all products as a CSV file, in the columns that the import takes. */
export function ExportButton() {
  const t = useT(catalogueWords)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      saveFile(await fetchExport(), `tavan-products-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch {
      toast(t('catalogue.products.exportFailed'), { kind: 'alert' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" busy={busy} onClick={() => void save()}>
      <AnyIcon name="download" size={18} />
      {t(busy ? 'catalogue.products.exporting' : 'catalogue.products.export')}
    </Button>
  )
}
