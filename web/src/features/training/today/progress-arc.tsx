import type { UserProgram } from 'contract/programs/calls'
import { useT } from '../../../i18n/i18n'
import { PlateArc } from '../../../ui/plate-arc'
import { todayWords } from './words/today-words'

/** Share of the sessions done, as an arc with its figure. */
export function ProgressArc({ program: { progress } }: { program: Pick<UserProgram, 'progress'> }) {
  const t = useT(todayWords)
  return (
    <span className="flex shrink-0 items-center gap-2">
      <PlateArc value={progress / 100} size={36} />
      <span aria-hidden="true" className="font-bold font-display tabular-nums">
        {t('today.percent', { percent: progress })}
      </span>
      <span className="sr-only">{t('today.progress', { percent: progress })}</span>
    </span>
  )
}
