import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Fact } from '../../../ui/fact'
import { LinkButton } from '../../../ui/link-button'
import { PlateArc } from '../../../ui/plate-arc'
import { WeekPdfButton } from '../week-pdf/week-pdf-button'
import { OwnPause } from './own-pause'
import { CoachName, ListPart, ProgramStatus } from './program-parts'
import type { TabProps } from './tab-props'
import { programsWords } from './words/programs-words'

/** Program with its progress and daily rules. */
export function OverviewTab({ userId, program: { userProgram }, plan }: TabProps) {
  const t = useT(programsWords)
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-10">
        <div className="grid content-start gap-3">
          <p dir="auto" className="w-fit max-w-prose whitespace-pre-line text-start">
            {plan.description || userProgram.programId.description}
          </p>
        </div>
        <div className="grid content-start gap-5 rounded-card bg-sunken p-5">
          <div className="flex items-center gap-4">
            <PlateArc value={userProgram.progress / 100} size={72} />
            <div className="grid leading-snug">
              <span className="text-ink-soft text-xs">{t('myPrograms.card.progress')}</span>
              <span className="font-bold font-display text-2xl tabular-nums">
                {t('myPrograms.card.percent', { percent: userProgram.progress })}
              </span>
              <span className="text-ink-soft text-sm">
                {t('myPrograms.card.week', { week: userProgram.currentWeek, weeks: userProgram.totalWeeks })}
              </span>
            </div>
          </div>
          <dl className="grid grid-cols-2 gap-4">
            <Fact name={t('myPrograms.card.started')}>
              {userProgram.startDate ? (
                <DateText value={userProgram.startDate} look="short" />
              ) : (
                t('myPrograms.card.notStarted')
              )}
            </Fact>
            <Fact name={t('myPrograms.overview.duration')}>
              {t('myPrograms.overview.days', { count: plan.duration })}
            </Fact>
            <Fact name={t('myPrograms.card.coach')}>
              <CoachName coach={userProgram.coach} />
            </Fact>
            <Fact name={t('myPrograms.card.status')}>
              <ProgramStatus program={userProgram} />
            </Fact>
          </dl>
          <div className="flex flex-wrap gap-3">
            <WeekPdfButton area="customer" id={userProgram.id} />
            <LinkButton to={`/programs/${userProgram.id}/week`} kind="secondary" size="sm">
              {t('myPrograms.detail.print')}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <ListPart title={t('myPrograms.overview.goals')} entries={plan.goals} />
        <ListPart title={t('myPrograms.overview.recommendations')} entries={plan.recommendations} />
        <ListPart title={t('myPrograms.overview.daily')} entries={plan.schedule.daily} />
        <ListPart title={t('myPrograms.overview.weekly')} entries={plan.schedule.weekly} />
      </div>
      <OwnPause userId={userId} program={userProgram} />
    </div>
  )
}
