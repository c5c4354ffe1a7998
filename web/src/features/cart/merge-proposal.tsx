import { useState } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useCartMerge, useCartView } from './store/cart-context'
import type { NamedNote } from './store/cart-merge'
import { cartWords } from './words/cart-words'

/** Asks whether to merge the guest lines into a non-empty server cart (decision X-23). */
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
    <section aria-labelledby="cart-offer">
      <Notice
        kind="offer"
        title={
          <h2 id="cart-offer" className="text-xl">
            {t(aside ? 'cart.offer.asideTitle' : 'cart.offer.title', { count })}
          </h2>
        }
        action={
          <>
            {possible > 0 ? (
              <Button busy={busy} onClick={() => void accept()}>
                {t('cart.offer.add', { count: possible })}
              </Button>
            ) : null}
            <Button kind="secondary" onClick={declineMerge}>
              {t('cart.offer.discard')}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{t(aside ? 'cart.offer.asideText' : 'cart.offer.text')}</p>
        <ul className="mt-3 grid gap-1.5">
          {mergeProposal.map(({ line, after }) => (
            <li key={line.productId} className="flex flex-wrap justify-between gap-x-4">
              <span>{t('cart.offer.line', { quantity: line.quantity, name: line.name })}</span>
              <span className="text-ink-soft">
                {line.availability === 'sold_out' ? t('cart.offer.gone') : t('cart.offer.after', { after })}
              </span>
            </li>
          ))}
        </ul>
      </Notice>
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
    <section role="status">
      <Notice
        kind="warn"
        title={<h2 className="text-lg">{t('cart.notes.title')}</h2>}
        action={
          <Button kind="secondary" size="sm" onClick={dismissReport}>
            {t('cart.notes.dismiss')}
          </Button>
        }
      >
        <ul className="grid list-disc gap-1 ps-5">
          {transferReport.map((note) => (
            <li key={note.productId}>
              <NoteText note={note} />
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
