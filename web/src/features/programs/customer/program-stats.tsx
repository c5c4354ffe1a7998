import type { UserProgram } from 'contract/programs/calls'
import { useT } from '../../../i18n/i18n'
import { programsWords } from './words/programs-words'

/** Total, active and completed programs, independent of filters (decision X-51); below the cards on phones. */
export function ProgramStats({ programs }: { programs: readonly UserProgram[] }) {
  const t = useT(programsWords)
  const count = (status: UserProgram['status']) => programs.filter((one) => one.status === status).length
  const figures = [
    ['total', programs.length],
    ['active', count('active')],
    ['completed', count('completed')],
  ] as const
  return (
    <dl
      aria-label={t('myPrograms.stats.label')}
      className="grid grid-cols-3 divide-x divide-hairline max-sm:order-last rounded-card border border-hairline bg-raised"
    >
      {figures.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 px-4 py-3.5 sm:px-6">
          <dt className="text-ink-soft text-sm">{t(`myPrograms.stats.${name}`)}</dt>
          <dd className="font-bold font-display text-2xl tabular-nums leading-none">{t.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
