import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { AnyIcon } from '../../ui/any-icon'
import { Button } from '../../ui/button'
import { useSavedFile } from '../../ui/use-saved-file'
import { ordersWords } from './words/orders-words'

interface Props {
  kind: 'invoice' | 'creditNote'
  number: string
  read: () => Promise<Blob>
}

/** Saves an issued document; its label is the number. */
export function DocumentButton({ kind, number, read }: Props) {
  const t = useT(ordersWords)
  const { isBusy, save } = useSavedFile(read, { name: `${number}.pdf`, failed: t('orders.documents.failed') })
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={isBusy}
      className="-ms-3 justify-self-start"
      aria-label={t(`orders.documents.${kind}`, { number: isolated(number) })}
      onClick={save}
    >
      <AnyIcon name="download" size={16} />
      <bdi dir="ltr" className="tabular-nums">
        {number}
      </bdi>
    </Button>
  )
}
