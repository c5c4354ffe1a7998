import { useEffect, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { type CartFailure, cartFailureText } from './cart-failure'

/** The last failure of the cart, for the 3 seconds that it stands. */
export function CartAlert({ failure }: { failure: CartFailure | null }) {
  const t = useT()
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

const KEPT = 5

/** The last messages, kept for those who could not read them in 3 seconds; the alert has announced them already. */
export function CartLog({ failure }: { failure: CartFailure | null }) {
  const t = useT()
  const [kept, setKept] = useState<CartFailure[]>([])
  useEffect(() => {
    if (failure) setKept((all) => [...all.filter(({ id }) => id !== failure.id), failure].slice(-KEPT))
  }, [failure])
  return (
    <div role="log" aria-live="off" aria-label={t('cart.errors.log')} className="sr-only">
      {kept.map((one) => (
        <p key={one.id}>{cartFailureText(t, one)}</p>
      ))}
    </div>
  )
}
