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

/** Status of the program. */
export function StatusBar({ program, When }: Props) {
  const t = useT(programEditorWords, programStatusWords)
  const { status, startDate, progress, currentWeek, totalWeeks } = program
  return (
    <dl aria-label={t('programEditor.bar.label')} className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact name={t('programEditor.bar.status')}>
        <Status tone={toneOf('programs', status, 'staff')}>{t(`programStatus.${status}`)}</Status>
      </Fact>
      <Fact name={t('programEditor.bar.started')}>
        {startDate ? <When value={startDate} look="long" /> : t('programEditor.bar.notStarted')}
      </Fact>
      <Fact name={t('programEditor.bar.progress')}>
        <span className="flex items-center gap-2 tabular-nums">
          <PlateArc size={18} value={progress / 100} stroke={3.5} />
          {t('programEditor.bar.percent', { n: progress })}
        </span>
      </Fact>
      <Fact name={t('programEditor.bar.week')}>
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

/** Buttons for the coach's next steps; irreversible ones ask for confirmation. */
export function StepButtons({ coachId, program, tell }: StepsProps) {
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
  return (
    <>
      {program.steps.map((step) => (
        <Button
          key={step}
          size="sm"
          kind={step === 'publish' || step === 'resume' ? 'primary' : 'secondary'}
          busy={isPending && variables === step}
          disabled={isPending && variables !== step}
          onClick={() => (step === 'publish' || step === 'complete' ? setAsked(step) : take(step))}
        >
          {t(`programEditor.steps.${step}`)}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          open
          title={t(`programEditor.steps.${asked}Title`)}
          text={t(`programEditor.steps.${asked}Text`)}
          confirm={t(`programEditor.steps.${asked}`)}
          cancel={t('common.cancel')}
          onConfirm={() => take(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}
