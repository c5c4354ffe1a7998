import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { type CartFailure, cartFailureText } from './cart-failure'
import { cartWords } from './words/cart-words'

/** The last failure of the cart, for the 3 seconds that it stands. */
export function CartAlert({ failure }: { failure: CartFailure | null }) {
  const t = useT(cartWords)
  return (
    <div role="alert" className="empty:hidden">
      {failure ? (
        <p
          key={failure.id}
          className="flex animate-appear gap-2.5 rounded-card bg-pomegranate-wash p-3.5 font-medium text-pomegranate text-sm"
        >
          <Icon name="alert" className="mt-0.5" />
          <span>{cartFailureText(t, failure)}</span>
        </p>
      ) : null}
    </div>
  )
}
