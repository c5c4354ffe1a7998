import type { CheckIn } from 'contract/training/check-in-calls'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { DateText } from '../../../ui/date'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  reply: NonNullable<CheckIn['reply']>
  repliedAt: string | null
}

/** The coach's reply with its day. */
export function Reply({ reply: { text, from }, repliedAt }: Props) {
  const t = useT(checkInsWords)
  const title = t('checkIns.reply', { name: isolatedName(from || t('checkIns.coach')) })
  return (
    <section aria-label={title} className="grid gap-1.5 rounded-card border border-hairline bg-raised p-4">
      <h2 className="font-semibold font-text text-base tracking-normal">{title}</h2>
      <p dir="auto" className="wrap-anywhere w-fit whitespace-pre-line text-start">
        {text}
      </p>
      {repliedAt ? (
        <p className="text-ink-soft text-sm">
          <DateText value={repliedAt} look="time" />
        </p>
      ) : null}
    </section>
  )
}
