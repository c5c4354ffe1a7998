import type { ProgramOffer } from 'contract/catalog/offer-calls'
import { replyTimeOf } from 'contract/chat/reply-time-rules'
import { useT } from '../../../i18n/i18n'
import { useProgramOffer } from './offer.api'
import { offerWords } from './words/offer-words'

/** How soon the coaches of a program usually reply; nothing where too few messages say it. */
export function ReplyTime({ minutes }: { minutes: ProgramOffer['replyMinutes'] | undefined }) {
  const t = useT(offerWords)
  // Servers of the version before do not say it.
  if (minutes == null) return null
  const { unit, count } = replyTimeOf(minutes)
  return t(unit === 'hours' ? 'offer.repliesHours' : 'offer.repliesDays', { count })
}

/** The reply time beside the price. */
export default function ReplyLine({ productId }: { productId: string }) {
  const { data } = useProgramOffer(productId)
  return (
    <span className="text-ink-soft text-sm empty:hidden">
      <ReplyTime minutes={data?.replyMinutes} />
    </span>
  )
}
