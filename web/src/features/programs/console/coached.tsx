import type { Assignment, ConsoleProgram } from 'contract/programs/user-program-calls'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { DateText } from '../../../ui/date'
import { StepMark } from '../../../ui/step-mark'
import { consoleProgramsWords } from './words/console-programs-words'

/** History of a program's coaches with reasons, oldest first. */
export function Coached({ program }: { program: ConsoleProgram }) {
  const t = useT(consoleProgramsWords)
  return (
    <section aria-labelledby="coached" className="grid gap-4">
      <h2 id="coached" className="text-lg">
        {t('consolePrograms.program.history')}
      </h2>
      {program.assignments.length === 0 ? (
        <p className="text-ink-soft">
          {program.coach ? <bdi>{fullName(program.coach)}</bdi> : t('consolePrograms.program.nobody')}
        </p>
      ) : (
        <ol className="grid">
          {program.assignments.map((assignment) => (
            <li
              key={assignment.at}
              className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:inset-y-6 not-last:before:start-[0.7rem] not-last:before:border-hairline not-last:before:border-s-2"
            >
              <StepMark className="size-6" />
              <Entry assignment={assignment} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ assignment: { coach, by, reason, at } }: { assignment: Assignment }) {
  const t = useT(consoleProgramsWords)
  return (
    <div className="grid gap-0.5 leading-snug">
      <p className="font-semibold">
        {coach ? <bdi>{fullName(coach)}</bdi> : t('consolePrograms.program.gone')}
      </p>
      {reason ? (
        <p dir="auto" className="w-fit max-w-prose whitespace-pre-line">
          {reason}
        </p>
      ) : null}
      <p className="text-ink-soft text-xs">
        {by
          ? t('consolePrograms.program.by', { name: isolatedName(fullName(by)) })
          : t('consolePrograms.program.automatic')}{' '}
        · <DateText value={at} look="time" />
      </p>
    </div>
  )
}
