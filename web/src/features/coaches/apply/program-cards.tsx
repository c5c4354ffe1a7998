import type { ProgramOption } from 'contract/coaches/calls'
import type { Difficulty } from 'contract/programs/rules'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ChoiceCard } from '../../../ui/choice-card'
import { FieldError } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { usePrograms } from './apply.api'
import { useProblemText } from './problem-text'
import { applyWords } from './words/apply-words'

const levels: Record<Difficulty, number> = { beginner: 1, intermediate: 2, advanced: 3 }

/** Programs as checkbox cards, in a group labelled by its section. */
export function ProgramCards({ ids }: { ids: { title: string; hint: string } }) {
  const t = useT(applyWords)
  const problemText = useProblemText()
  const { value: chosen, change, problem } = useField<readonly string[]>('programs')
  const { data: programs, isError, isFetching, refetch } = usePrograms()
  const errorId = `${ids.hint}-error`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be the heading of a part
    <div
      role="group"
      data-field="programs"
      tabIndex={-1}
      aria-labelledby={ids.title}
      aria-describedby={problem ? errorId : ids.hint}
      className="grid gap-3 rounded-card outline-offset-4"
    >
      {programs ? (
        programs.length > 0 ? (
          <ul className="grid gap-3 md:grid-cols-2">
            {programs.map((program) => (
              <Card
                key={program._id}
                program={program}
                chosen={chosen.includes(program._id)}
                onChange={(on) => {
                  const others = chosen.filter((id) => id !== program._id)
                  change(on ? [...others, program._id] : others)
                }}
              />
            ))}
          </ul>
        ) : (
          <Notice kind="info" title={t('apply.programs.emptyTitle')}>
            {t('apply.programs.emptyText')}
          </Notice>
        )
      ) : isError && !isFetching ? (
        <Notice
          kind="bad"
          role="alert"
          title={t('apply.programs.failed')}
          action={
            <Button kind="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('apply.programs.failedText')}
        </Notice>
      ) : (
        <Loading />
      )}
      {problem ? <FieldError id={errorId}>{problemText(problem)}</FieldError> : null}
    </div>
  )
}

function Loading() {
  const t = useT(applyWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-3 md:grid-cols-2">
      <span className="sr-only">{t('apply.programs.loading')}</span>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-44 rounded-card" />
      ))}
    </div>
  )
}

interface CardProps {
  program: ProgramOption
  chosen: boolean
  onChange: (chosen: boolean) => void
}

function Card({ program, chosen, onChange }: CardProps) {
  const t = useT(applyWords)
  const { duration, difficulty } = program.metadata
  return (
    <li>
      <ChoiceCard
        type="checkbox"
        name="programs"
        value={program._id}
        label={program.name}
        checked={chosen}
        onChange={({ target }) => onChange(target.checked)}
        description={
          <div className="flex h-full flex-col gap-2 pt-1.5">
            <p className="flex items-center gap-2 font-medium text-ink text-xs">
              <Ring color={program.categoryId.color} />
              {program.categoryId.name}
            </p>
            <p>{program.description}</p>
            <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-ink tabular-nums">
              <span>
                {duration % 7 === 0
                  ? t('apply.programs.weeks', { count: duration / 7 })
                  : t('apply.programs.days', { count: duration })}
              </span>
              <span className="flex items-center gap-2">
                <Plates level={levels[difficulty] ?? 1} />
                {Object.hasOwn(levels, difficulty) ? t(`apply.programs.${difficulty}`) : difficulty}
              </span>
            </p>
          </div>
        }
      />
    </li>
  )
}

/** Category colour as a ring; decorative, because the name follows. */
function Ring({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden="true" className="shrink-0">
      <circle cx="7" cy="7" r="4.75" fill="none" stroke={color} strokeWidth="4" />
    </svg>
  )
}

/** Difficulty as one to three plates; decorative, because the word follows. */
function Plates({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 22 14" width={22} height={14} aria-hidden="true" className="mirrored shrink-0">
      <path d="M0 7h22" stroke="currentColor" strokeWidth="1.5" opacity="0.5" />
      {[1, 2, 3].map((plate) => (
        <rect
          key={plate}
          x={plate * 6 - 4}
          y={plate <= level ? 1 : 4}
          width="3.5"
          height={plate <= level ? 12 : 6}
          rx="1.5"
          fill="currentColor"
          opacity={plate <= level ? 1 : 0.25}
        />
      ))}
    </svg>
  )
}
