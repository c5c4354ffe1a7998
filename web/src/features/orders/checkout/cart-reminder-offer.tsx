import { cartConsent } from 'contract/notifications/consent-rules'
import { useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { Checkbox } from '../../../ui/checkbox'
import { useToast } from '../../../ui/toast'
import { useNotifications, useSaveNotifications } from '../../notifications/notifications.api'
import { checkoutWords } from './words/checkout-words'

/**
 * Asks for the consent to the cart's reminder. It is no field of the order: the choice is saved at once, because
 * customers who leave the checkout are those who would be reminded.
 */
export function CartReminderOffer({ userId }: { userId: string }) {
  const t = useT(checkoutWords)
  const { locale } = useLocale()
  const toast = useToast()
  const { data: chosen } = useNotifications(userId)
  const { mutateAsync: save, isPending, variables } = useSaveNotifications(userId)
  // A box that was just ticked stays, so that it can be unticked.
  const [isTouched, setTouched] = useState(false)
  if (!chosen) return null
  const isGiven = chosen.kinds.cart !== 'none'
  if (isGiven && !isTouched) return null
  const change = (isWanted: boolean) => {
    setTouched(true)
    save({ kinds: { cart: isWanted ? 'mail' : 'none' }, quiet: chosen.quiet }).catch(() =>
      toast(t('checkout.reminderNotSaved'), { kind: 'alert' }),
    )
  }
  return (
    // The hint is stored with the consent, so it is the contract's.
    <Checkbox
      checked={isPending ? variables.kinds.cart !== 'none' : isGiven}
      onChange={({ target }) => change(target.checked)}
      hint={cartConsent[locale]}
    >
      {t('checkout.reminder')}
    </Checkbox>
  )
}
