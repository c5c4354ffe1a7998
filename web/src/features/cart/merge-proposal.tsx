import { useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useCartMerge, useCartView } from './cart-context'
import type { NamedNote } from './cart-merge'
import { cartWords } from './words/cart-words'

/** Asks whether to merge the guest lines into a server cart that has lines of its own (decision X-23). */
export function MergeProposal() {
  const t = useT(cartWords)
  const { mergeProposal, acceptMerge, declineMerge, side } = useCartMerge()
  const aside = side === 'guest'
  const [busy, setBusy] = useState(false)
  if (mergeProposal.length === 0) return null
  let count = 0
  let possible = 0
  for (const { line } of mergeProposal) {
    count += line.quantity
    if (line.availability !== 'sold_out') possible += line.quantity
  }
  const accept = async () => {
    setBusy(true)
    await acceptMerge()
    setBusy(false)
  }
  return (
    <section
      aria-labelledby="cart-offer"
      className="grid gap-4 rounded-card border border-turquoise bg-turquoise-wash p-5"
    >
      <div className="grid gap-1">
        <h2 id="cart-offer" className="text-xl">
          {t(aside ? 'cart.offer.asideTitle' : 'cart.offer.title', { count })}
        </h2>
        <p className="text-ink-soft">{t(aside ? 'cart.offer.asideText' : 'cart.offer.text')}</p>
      </div>
      <ul className="grid gap-1.5">
        {mergeProposal.map(({ line, after }) => (
          <li key={line.productId} className="flex flex-wrap justify-between gap-x-4">
            <span>{t('cart.offer.line', { quantity: line.quantity, name: line.name })}</span>
            <span className="text-ink-soft">
              {line.availability === 'sold_out' ? t('cart.offer.gone') : t('cart.offer.after', { after })}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {possible > 0 ? (
          <Button busy={busy} onClick={() => void accept()}>
            {t('cart.offer.add', { count: possible })}
          </Button>
        ) : null}
        <Button kind="secondary" onClick={declineMerge}>
          {t('cart.offer.discard')}
        </Button>
      </div>
    </section>
  )
}

function NoteText({ note }: { note: NamedNote }) {
  const t = useT(cartWords)
  const { name, quantity, reason } = note
  if (quantity > 0) return t('cart.notes.limited', { name, quantity })
  return t(reason === 'unknown' ? 'cart.notes.unknown' : 'cart.notes.soldOut', { name })
}

/** Lines that the transfer at sign-in adjusted or refused (decision X-25). */
export function TransferReport() {
  const t = useT(cartWords)
  const { transferReport, dismissReport } = useCartView()
  if (transferReport.length === 0) return null
  return (
    <section role="status" className="grid gap-3 rounded-card border border-saffron bg-saffron-wash p-5">
      <h2 className="text-lg">{t('cart.notes.title')}</h2>
      <ul className="grid gap-1">
        {transferReport.map((note) => (
          <li key={note.productId} className="flex gap-2">
            <Icon name="info" size={18} className="mt-[0.28em] text-saffron-ink" />
            <span>
              <NoteText note={note} />
            </span>
          </li>
        ))}
      </ul>
      <Button kind="secondary" size="sm" className="justify-self-start" onClick={dismissReport}>
        {t('cart.notes.dismiss')}
      </Button>
    </section>
  )
}
