import type { CartChange } from 'contract/cart/calls'
import { formatUsd } from 'contract/money'
import { useT } from '../../i18n/i18n'
import { isolated, isolatedName } from '../../i18n/isolated'
import type { Translate } from '../../i18n/translate'
import { cx } from '../../ui/cx'
import { Notice } from '../../ui/notice'
import { cartWords } from './words/cart-words'
import type cartTexts from './words/en'

interface Props {
  changes: readonly CartChange[] | undefined
  className?: string
}

/** Changes of the cart that the customer did not make, one a line; empty without any. */
export function CartChanges({ changes = [], className }: Props) {
  const t = useT(cartWords)
  return (
    <div role="status" className={cx('empty:hidden', className)}>
      {changes.length > 0 ? (
        <Notice kind="info">
          <ul aria-label={t('cart.changes.label')} className="grid gap-1">
            {changes.map((change) => (
              <li key={`${change.productId} ${change.kind}`}>{changeText(t, change)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}

function changeText(t: Translate<typeof cartTexts>, change: CartChange): string {
  const { kind, from = 0, to = 0 } = change
  const name = isolatedName(change.name)
  switch (kind) {
    case 'gone':
    case 'sold_out':
      return t(`cart.changes.${kind}`, { name })
    case 'less':
      return t('cart.changes.less', { name, from, count: to })
    case 'price':
      return t('cart.changes.price', {
        name,
        from: isolated(formatUsd(from)),
        to: isolated(formatUsd(to)),
      })
  }
}
