import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { ChoiceCard } from '../../../ui/choice-card'
import { Notice } from '../../../ui/notice'
import { useCartMerge } from '../../cart/store/cart-context'
import { useChooseSide } from '../../cart/use-choose-side'
import { cartWords } from '../../cart/words/cart-words'

type Choice = 'guest' | 'account' | 'all'

/**
 * The account had a cart, and the visitor has filled another before signing in. What they were about to pay is chosen
 * beforehand, and is what the summary shows; the other cart waits, or comes along (decision X-23).
 */
export function ChooseGoods() {
  const t = useT(cartWords)
  const { mergeProposal, acceptMerge, side } = useCartMerge()
  const chooseSide = useChooseSide()
  const [busy, setBusy] = useState<Choice>()
  const open = mergeProposal.length > 0
  const undecided = open && side === undefined
  useEffect(() => {
    if (!undecided) return
    setBusy('guest')
    void chooseSide('guest').then(() => setBusy(undefined))
  }, [undecided, chooseSide])
  if (!open) return null
  const names = mergeProposal.map(({ line }) =>
    t('cart.offer.line', { quantity: line.quantity, name: line.name }),
  )
  const choose = async (choice: Choice) => {
    setBusy(choice)
    await (choice === 'all' ? acceptMerge() : chooseSide(choice))
    setBusy(undefined)
  }
  const card = (choice: Choice, description?: string) => (
    <ChoiceCard
      name="goods"
      label={t(`cart.offer.${choice}`)}
      description={description}
      checked={(busy ?? side) === choice}
      onChange={() => void choose(choice)}
    />
  )
  const waiting = t('cart.offer.waits', { lines: names.join(' · ') })
  return (
    <section aria-labelledby="checkout-goods" aria-busy={busy !== undefined}>
      <Notice
        kind="offer"
        title={
          <h2 id="checkout-goods" className="text-xl">
            {t('cart.offer.choose')}
          </h2>
        }
      >
        <div role="radiogroup" aria-labelledby="checkout-goods" className="mt-3 grid gap-3">
          {card('guest', side === 'guest' ? waiting : undefined)}
          {card('all')}
          {card('account', side === 'account' ? waiting : undefined)}
        </div>
      </Notice>
    </section>
  )
}
