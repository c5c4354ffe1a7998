import { useState } from 'react'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { AnyIcon } from '../../ui/any-icon'
import { Button } from '../../ui/button'
import { saveFile } from '../../ui/save-file'
import { useToast } from '../../ui/toast'
import { ordersWords } from './words/orders-words'

interface Props {
  kind: 'invoice' | 'creditNote'
  number: string
  read: () => Promise<Blob>
}

/** Saves an issued document; its label is the number. */
export function DocumentButton({ kind, number, read }: Props) {
  const t = useT(errorWords, ordersWords)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      saveFile(await read(), `${number}.pdf`)
    } catch (error) {
      toast(errorText(t, error, t('orders.documents.failed')), { kind: 'alert' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={busy}
      className="-ms-3 justify-self-start"
      aria-label={t(`orders.documents.${kind}`, { number: isolated(number) })}
      onClick={() => void save()}
    >
      <AnyIcon name="download" size={16} />
      <bdi dir="ltr" className="tabular-nums">
        {number}
      </bdi>
    </Button>
  )
}
