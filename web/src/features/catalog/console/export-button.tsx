import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { useSavedFile } from '../../../ui/use-saved-file'
import { fetchExport } from './console-catalog.api'
import { catalogueWords } from './words/catalogue-words'

/** Saves all products as a CSV file, in the columns that the import takes. */
export function ExportButton() {
  const t = useT(catalogueWords)
  const { isBusy, save } = useSavedFile(fetchExport, {
    name: `tavan-products-${new Date().toISOString().slice(0, 10)}.csv`,
    failed: t('catalogue.products.exportFailed'),
  })
  return (
    <Button kind="secondary" busy={isBusy} onClick={save}>
      <AnyIcon name="download" size={18} />
      {t(isBusy ? 'catalogue.products.exporting' : 'catalogue.products.export')}
    </Button>
  )
}
