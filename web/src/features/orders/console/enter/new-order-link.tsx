import { useT } from '../../../../i18n/i18n'
import { Icon } from '../../../../ui/icon'
import { LinkButton } from '../../../../ui/link-button'
import { enterOrderWords } from './words/enter-order-words'

/** Link to the page on which staff enter an order. */
export function NewOrderLink() {
  const t = useT(enterOrderWords)
  return (
    <LinkButton to="/admin/orders/new">
      <Icon name="plus" size={18} />
      {t('enterOrder.open')}
    </LinkButton>
  )
}
