import type { MessageCard } from 'contract/chat/calls'
import { cardPath } from 'contract/chat/card-rules'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { type Me, sideOf } from '../me'
import { chatWords } from '../words/chat-words'

/** Card of a message, as its subject was when sent; a link while the subject exists. */
export function SubjectCard({ me, card }: { me: Me; card: MessageCard }) {
  const t = useT(chatWords)
  const look = 'grid min-h-12 content-center gap-0.5 rounded-field border border-edge bg-paper px-3 py-2'
  const content = (
    <>
      <span className="text-ink-soft text-xs">
        {t(`chat.card.${card.kind}`)}
        {card.isGone ? ` · ${t('chat.card.gone')}` : null}
      </span>
      <bdi className="wrap-anywhere font-semibold">{card.name}</bdi>
      {card.text ? (
        <span dir="auto" className="wrap-anywhere text-ink-soft text-sm">
          {card.text}
        </span>
      ) : null}
    </>
  )
  if (card.isGone) return <div className={look}>{content}</div>
  return (
    <Link to={cardPath(card, sideOf(me))} className={`${look} hover:bg-sunken`}>
      {content}
    </Link>
  )
}
