import type { CoachProgram } from 'contract/programs/coach-calls'
import { type CoachStep, userProgramStatuses } from 'contract/programs/rules'
import { type ComponentType, useState } from 'react'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Fact } from '../../../ui/fact'
import { PlateArc } from '../../../ui/plate-arc'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { programStatusWords } from '../status/words/program-status-words'
import type { DateOf } from './date-of'
import type { Told } from './plan-save.api'
import { useProgramStep } from './program.api'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  program: CoachProgram
  When: ComponentType<DateOf>
}

/** The name of a fact stands beside its value, so that all of them are one line. */
const inLine = 'grid-flow-col items-baseline justify-start gap-1.5 text-sm'

/** Status of the program. */
export function StatusBar({ program, When }: Props) {
  const t = useT(programEditorWords, programStatusWords)
  const { status, startDate, progress, currentWeek, totalWeeks } = program
  return (
    <dl aria-label={t('programEditor.bar.label')} className="flex flex-wrap items-center gap-x-4 sm:gap-x-6">
      <Fact className={inLine} name={t('programEditor.bar.status')}>
        <Status tone={toneOf('programs', status, 'staff')}>{t(`programStatus.${status}`)}</Status>
      </Fact>
      <Fact className={inLine} name={t('programEditor.bar.started')}>
        {startDate ? <When value={startDate} look="long" /> : t('programEditor.bar.notStarted')}
      </Fact>
      <Fact className={inLine} name={t('programEditor.bar.progress')}>
        <span className="flex items-center gap-2 tabular-nums">
          <PlateArc size={18} value={progress / 100} stroke={3.5} />
          {t('programEditor.bar.percent', { n: progress })}
        </span>
      </Fact>
      <Fact className={inLine} name={t('programEditor.bar.week')}>
        <span className="tabular-nums">
          {t('programEditor.bar.weeks', { current: currentWeek, total: totalWeeks })}
        </span>
      </Fact>
    </dl>
  )
}

interface StepsProps {
  coachId: string
  program: CoachProgram
  tell: (told: Told) => void
}

/** The coach's next steps; irreversible ones ask for confirmation in `question`. */
export function useSteps({ coachId, program, tell }: StepsProps) {
  const t = useT(programEditorWords, programStatusWords, errorWords)
  const [asked, setAsked] = useState<'publish' | 'complete' | null>(null)
  const { mutate, isPending, variables } = useProgramStep(coachId, program.id)
  const nameOf = (status: unknown) => {
    const known = userProgramStatuses.find((one) => one === status)
    return known ? t(`programStatus.${known}`) : String(status)
  }
  /** The server names the statuses as the API does; the coach reads them in words. */
  const refusedStep = (error: unknown) => {
    const { code, params } = refusalOf(error) ?? {}
    if (code !== 'programs.step_refused') return undefined
    return t.error(code, { from: nameOf(params?.from), to: nameOf(params?.to) })
  }
  const take = (step: CoachStep) => {
    setAsked(null)
    mutate(step, {
      onSuccess: ({ status }) =>
        tell({
          kind: 'success',
          text: t('programEditor.steps.done', { status: t(`programStatus.${status}`) }),
        }),
      onError: (error) =>
        tell({
          kind: 'error',
          text: refusedStep(error) ?? errorText(t, error, t('programEditor.errors.update')),
        }),
    })
  }
  const steps = program.steps.map((step) => ({
    step,
    label: t(`programEditor.steps.${step}`),
    isMain: step === 'publish' || step === 'resume',
    busy: isPending && variables === step,
    disabled: isPending && variables !== step,
    act: () => (step === 'publish' || step === 'complete' ? setAsked(step) : take(step)),
  }))
  const question = asked ? (
    <ConfirmDialog
      open
      title={t(`programEditor.steps.${asked}Title`)}
      text={t(`programEditor.steps.${asked}Text`)}
      confirm={t(`programEditor.steps.${asked}`)}
      cancel={t('common.cancel')}
      onConfirm={() => take(asked)}
      onClose={() => setAsked(null)}
    />
  ) : null
  return { steps, question }
}
export type Steps = ReturnType<typeof useSteps>['steps']

/** Buttons of the next steps; phones have those that are not the main one in the menu. */
export function StepButtons({ steps }: { steps: Steps }) {
  return steps.map(({ step, label, isMain, busy, disabled, act }) => (
    <Button
      key={step}
      size="sm"
      kind={isMain ? 'primary' : 'secondary'}
      className={isMain ? undefined : 'max-sm:hidden'}
      busy={busy}
      disabled={disabled}
      onClick={act}
    >
      {label}
    </Button>
  ))
}
