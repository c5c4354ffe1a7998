import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Notice } from '../../ui/notice'
import { type CartFailure, cartFailureText } from './store/cart-failure'
import { cartWords } from './words/cart-words'

/** Last failure of the cart, visible for 3 seconds. */
export function CartAlert({ failure }: { failure: CartFailure | null }) {
  const t = useT(cartWords, errorWords)
  return (
    <div role="alert" className="empty:hidden">
      {failure ? (
        <Notice key={failure.id} kind="bad" className="animate-appear">
          {cartFailureText(t, failure)}
        </Notice>
      ) : null}
    </div>
  )
}
