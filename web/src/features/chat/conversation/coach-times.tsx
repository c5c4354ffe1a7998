import type { CoachTimes } from 'contract/chat/reply-time-calls'
import { replyTimeOf } from 'contract/chat/reply-time-rules'
import { fullName } from '../../../i18n/full-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import { useCoachTimes } from './coach-times.api'
import { hoursText } from './hours-text'

/** The coach’s hours and typical reply time, for the athlete. */
export function CoachTimesLine({ me, chatId }: { me: Me; chatId: string }) {
  const t = useT(chatWords)
  const { tag, locale } = useLocale()
  const { data } = useCoachTimes(me, chatId)
  // Servers of the version before do not say who covers.
  if (!data || (!data.workingHours && data.replyMinutes === null && !data.covered)) return null
  const { workingHours, timeZone, covered } = data
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="flex flex-wrap gap-x-4 border-hairline border-b px-3 py-2 text-ink-soft text-xs sm:px-4">
      {covered ? (
        <p className="basis-full font-semibold text-ink">
          {t('chat.head.covered', {
            name: isolatedName(fullName(covered)),
            day: isolated(dayText(covered.until, tag)),
          })}
        </p>
      ) : null}
      {workingHours && !covered ? (
        <p>
          {t('chat.head.hours', { hours: isolated(hoursText(workingHours, tag, locale)) })}
          {timeZone === here ? null : ` ${t('chat.head.zone', { zone: isolated(placeOf(timeZone)) })}`}
        </p>
      ) : null}
      {covered ? null : <ReplyTime minutes={data.replyMinutes} />}
    </div>
  )
}

function ReplyTime({ minutes }: { minutes: CoachTimes['replyMinutes'] }) {
  const t = useT(chatWords)
  if (minutes === null) return null
  const { unit, count } = replyTimeOf(minutes)
  return <p>{t(unit === 'hours' ? 'chat.head.repliesHours' : 'chat.head.repliesDays', { count })}</p>
}

/** A day without its year. */
const dayText = (day: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The town of a zone: `Asia/Tehran` is Tehran. */
const placeOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
