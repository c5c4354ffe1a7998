import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { RadioCard } from '../../../ui/radio-card'
import { useCartMerge } from '../../cart/cart-context'
import { cartWords } from '../../cart/words/cart-words'

/**
 * The account had a cart, and the visitor has filled another before signing in: what belongs to this order is asked
 * first, with what they were about to pay chosen beforehand (decision X-23).
 */
export function ChooseGoods() {
  const t = useT(cartWords)
  const { mergeProposal, acceptMerge, declineMerge } = useCartMerge()
  const [all, setAll] = useState(true)
  const [busy, setBusy] = useState(false)
  if (mergeProposal.length === 0) return null
  const names = mergeProposal.map(({ line }) =>
    t('cart.offer.line', { quantity: line.quantity, name: line.name }),
  )
  const decide = async () => {
    if (!all) {
      declineMerge()
      return
    }
    setBusy(true)
    await acceptMerge()
    setBusy(false)
  }
  return (
    <section
      aria-labelledby="checkout-goods"
      className="grid gap-4 rounded-card border border-turquoise bg-turquoise-wash p-5"
    >
      <h2 id="checkout-goods" className="text-xl">
        {t('cart.offer.choose')}
      </h2>
      <div role="radiogroup" aria-labelledby="checkout-goods" className="grid gap-3">
        <RadioCard
          name="goods"
          label={t('cart.offer.all')}
          description={names.join(' · ')}
          checked={all}
          onChange={() => setAll(true)}
        />
        <RadioCard
          name="goods"
          label={t('cart.offer.account')}
          checked={!all}
          onChange={() => setAll(false)}
        />
      </div>
      <Button busy={busy} className="justify-self-start" onClick={() => void decide()}>
        {t('cart.offer.confirm')}
      </Button>
    </section>
  )
}
