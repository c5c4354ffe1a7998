import type { UserProgram } from 'contract/programs/calls'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Fact } from '../../../ui/fact'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { PlateArc } from '../../../ui/plate-arc'
import { CoachName, ProgramStatus, useNextStep } from './program-parts'
import { programsWords } from './words/programs-words'

/** Card of a program: status, missing step and its actor. */
export function ProgramCard({ program }: { program: UserProgram }) {
  const t = useT(programsWords)
  const id = useId()
  const { name, categoryId } = program.programId
  const to = useProgramLink(program._id)
  // Nothing of it can be opened any more.
  const isEnded = program.status === 'deactivated'
  return (
    <article
      aria-labelledby={id}
      className="flex h-full flex-col gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-pill border border-edge"
              style={{ backgroundColor: categoryId.color }}
            />
            <bdi className="truncate">{categoryId.name}</bdi>
          </span>
          <ProgramStatus program={program} />
        </div>
        <h2 id={id} className="text-xl">
          {isEnded ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={to} className="underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
          )}
        </h2>
      </header>
      <Progress program={program} />
      <Facts program={program} />
      <NextStepLine program={program} />
      <div className="mt-auto flex flex-wrap gap-3">
        {program.stage === 'answering' ? (
          <LinkButton to={`/programs/${program._id}/questionnaire`} size="sm" className="max-sm:w-full">
            {t('myPrograms.card.answer')}
          </LinkButton>
        ) : null}
        {program.stage === 'creating' ? (
          <LinkButton
            to={`/programs/${program._id}/questionnaire`}
            kind="quiet"
            size="sm"
            className="max-sm:w-full"
          >
            {t('myPrograms.card.answers')}
          </LinkButton>
        ) : null}
        {program.status === 'active' ? (
          <LinkButton to="/today" size="sm" className="max-sm:w-full">
            {t('myPrograms.card.today')}
          </LinkButton>
        ) : null}
        {isEnded ? null : (
          <LinkButton
            to={to}
            kind="secondary"
            size="sm"
            className="max-sm:w-full"
            aria-label={t('myPrograms.card.openNamed', { name })}
          >
            {t('myPrograms.card.open')}
          </LinkButton>
        )}
      </div>
    </article>
  )
}

function Progress({ program: { progress, currentWeek, totalWeeks } }: { program: UserProgram }) {
  const t = useT(programsWords)
  return (
    <div className="flex items-center gap-4">
      <PlateArc value={progress / 100} size={52} />
      <div className="grid leading-snug">
        <span className="text-ink-soft text-xs">{t('myPrograms.card.progress')}</span>
        <span className="font-bold font-display text-xl tabular-nums">
          {t('myPrograms.card.percent', { percent: progress })}
        </span>
        {currentWeek > 0 ? (
          <span className="text-ink-soft text-sm">
            {t('myPrograms.card.week', { week: currentWeek, weeks: totalWeeks })}
          </span>
        ) : null}
      </div>
    </div>
  )
}

function Facts({ program: { startDate, coach } }: { program: UserProgram }) {
  const t = useT(programsWords)
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact name={t('myPrograms.card.started')}>
        {startDate ? (
          <DateText value={startDate} look="short" />
        ) : (
          <span className="text-ink-soft">{t('myPrograms.card.notStarted')}</span>
        )}
      </Fact>
      <Fact name={t('myPrograms.card.coach')}>
        <CoachName coach={coach} />
      </Fact>
    </dl>
  )
}

/** The address of a program above the list as it is filtered now. */
function useProgramLink(id: string) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('program', id)
  params.delete('tab')
  return { pathname: '/programs', search: `?${params}` }
}

/** Person whose turn it is, and the step. */
export function NextStepLine({ program }: { program: UserProgram }) {
  const t = useT(programsWords)
  const step = useNextStep(program)
  if (!step) return null
  const mine = step.turn === 'you'
  return (
    <p
      className={
        mine
          ? 'flex gap-2.5 rounded-field bg-saffron-wash p-3 text-sm'
          : 'flex gap-2.5 rounded-field bg-sunken p-3 text-sm'
      }
    >
      <Icon name={mine ? 'alert' : 'info'} size={18} className="mt-0.5" />
      <span>
        {step.turn ? <strong>{t(`myPrograms.turn.${step.turn}`)}. </strong> : null}
        {step.text}
      </span>
    </p>
  )
}
