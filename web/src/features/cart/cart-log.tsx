import { Suspense, useEffect, useState } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { type CartFailure, cartFailureText } from './store/cart-failure'
import { cartWords } from './words/cart-words'

const KEPT = 5

/** Last messages, for customers who need longer than 3 seconds; not announced, because the alert was. */
export function CartLog({ failure }: { failure: CartFailure | null }) {
  const [kept, setKept] = useState<CartFailure[]>([])
  useEffect(() => {
    if (failure) setKept((all) => [...all.filter(({ id }) => id !== failure.id), failure].slice(-KEPT))
  }, [failure])
  if (kept.length === 0) return null
  return (
    <Suspense>
      <Messages kept={kept} />
    </Suspense>
  )
}

function Messages({ kept }: { kept: readonly CartFailure[] }) {
  const t = useT(cartWords, errorWords)
  return (
    <div role="log" aria-live="off" aria-label={t('cart.errors.log')} className="sr-only">
      {kept.map((one) => (
        <p key={one.id}>{cartFailureText(t, one)}</p>
      ))}
    </div>
  )
}
