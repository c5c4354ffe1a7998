import { DAY } from 'contract/units'
import { useT } from '../../../i18n/i18n'
import { chatWords } from '../words/chat-words'
import { inEnglish } from './clock-time'
import { dayOf, dayText, type TimeLocale } from './times'

/** The day on which the messages below were written. */
export function DayLine({ value, times }: { value: string; times: TimeLocale }) {
  const t = useT(chatWords)
  const day = dayOf(value)
  const now = Date.now()
  const words =
    day === dayOf(new Date(now).toISOString())
      ? t('chat.messages.today')
      : day === dayOf(new Date(now - DAY).toISOString())
        ? t('chat.messages.yesterday')
        : null
  return (
    <div className="flex items-center gap-3 pt-5 pb-1 text-ink-soft text-xs before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      {words ? (
        <time dateTime={value}>{words}</time>
      ) : (
        <time dateTime={value} {...inEnglish(times)}>
          {dayText(value, times)}
        </time>
      )}
    </div>
  )
}
