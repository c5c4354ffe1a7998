import { handOverProblems, REASON_MAX } from 'contract/programs/console-rules'
import type { ProgramCoach } from 'contract/programs/program-coach-calls'
import type { ConsoleProgram } from 'contract/programs/user-program-calls'
import { useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SelectField, TextAreaField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useAssignCoach, useProgramCoaches, useReadProgram } from './console-programs.api'
import { consoleProgramsWords } from './words/console-programs-words'

interface Props {
  program: ConsoleProgram
  onClose: () => void
}

/** Gives a program to a coach; where it has one already, with the reason. */
export function HandOverDialog(props: Props) {
  const { program, onClose } = props
  const t = useT(consoleProgramsWords)
  /** Somebody else handed it over first: whose it is. */
  const [conflict, setConflict] = useState<string | null>(null)
  const { data: coaches, error, refetch } = useProgramCoaches()
  const name = isolatedName(fullName(program.user))
  const others = coaches?.filter(({ id }) => id !== program.coach?.id && id !== program.user.id)
  return (
    <GuardedDialog
      onClose={onClose}
      title={t(program.coach ? 'consolePrograms.handOver.title' : 'consolePrograms.handOver.assignTitle', {
        name,
      })}
    >
      {(close) =>
        conflict ? (
          <>
            <DialogBody>
              <Alert text={conflict} />
            </DialogBody>
            <DialogFoot>
              <Button onClick={onClose}>{t('consolePrograms.handOver.look')}</Button>
            </DialogFoot>
          </>
        ) : others && others.length > 0 ? (
          <HandOverForm {...props} coaches={others} onCancel={close} onConflict={setConflict} />
        ) : (
          <DialogBody>
            {others ? (
              <p className="text-ink-soft">{t('consolePrograms.handOver.noCoaches')}</p>
            ) : error ? (
              <ErrorState title={t('consolePrograms.coaches.failed')} onRetry={() => void refetch()} />
            ) : (
              <Skeleton className="h-40" />
            )}
          </DialogBody>
        )
      }
    </GuardedDialog>
  )
}

interface FormProps extends Props {
  coaches: readonly ProgramCoach[]
  onCancel: () => void
  onConflict: (text: string) => void
}

function HandOverForm({ coaches, onCancel, ...props }: FormProps) {
  const t = useT(consoleProgramsWords)
  const { program } = props
  const { coach: before } = program
  const form = useHandOverForm(props)
  const { coachId, reason } = useFormValues(form)
  useUnsaved(reason.trim() !== '')
  const chosen = coaches.find(({ id }) => id === coachId)
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('consolePrograms.handOver.busy')}>
          {t(before ? 'consolePrograms.handOver.submit' : 'consolePrograms.handOver.assignSubmit')}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">
        {before
          ? t('consolePrograms.handOver.text', { coach: isolatedName(fullName(before)) })
          : t('consolePrograms.handOver.assignText')}
      </p>
      <CoachSelect coaches={coaches} programId={program.programId._id} />
      {chosen && chosen.open >= chosen.capacity ? (
        <Notice kind="warn" role="status">
          {t('consolePrograms.handOver.full')}
        </Notice>
      ) : null}
      <TextAreaField
        name="reason"
        label={t('consolePrograms.handOver.reason')}
        hint={t('consolePrograms.handOver.reasonHint')}
        note={before ? undefined : t('common.optional')}
        required={before !== null}
        dir="auto"
        rows={3}
      />
    </DialogForm>
  )
}

/** Assigns another coach, or names the person who just did. */
function useHandOverForm({ program, onClose, onConflict }: Omit<FormProps, 'coaches' | 'onCancel'>) {
  const t = useT(consoleProgramsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: assign } = useAssignCoach(program._id)
  const explain = useConflictText(program._id)
  const { coach: before } = program
  return useForm({
    rules: (values) => handOverProblems(values, before !== null),
    initial: { coachId: '', reason: '' },
    limits: { reason: REASON_MAX },
    show: 'first',
    errorText: (error) => {
      const failed = t('consolePrograms.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ coachId, reason }) => {
      try {
        const { coach } = await assign({ coachId, reason: reason.trim(), from: before?.id ?? null })
        const names = {
          coach: isolatedName(coach ? fullName(coach) : ''),
          name: isolatedName(fullName(program.user)),
        }
        toast(t('consolePrograms.handOver.done', names))
        onClose()
      } catch (error) {
        if (refusalOf(error)?.code !== 'programs.coach_changed') throw error
        onConflict(await explain())
      }
    },
  })
}

interface SelectProps {
  coaches: readonly ProgramCoach[]
  programId: string
}

/** Coaches with their workload: those of the program first, then by room. */
function CoachSelect({ coaches, programId }: SelectProps) {
  const t = useT(consoleProgramsWords)
  const byRoom = [...coaches].sort((a, b) => b.capacity - b.open - (a.capacity - a.open))
  const groups = {
    own: byRoom.filter((one) => one.programIds.includes(programId)),
    others: byRoom.filter((one) => !one.programIds.includes(programId)),
  }
  return (
    <SelectField name="coachId" label={t('consolePrograms.handOver.coach')} required data-autofocus>
      <option value="">{t('consolePrograms.handOver.choose')}</option>
      {(['own', 'others'] as const).map((group) =>
        groups[group].length > 0 ? (
          <optgroup key={group} label={t(`consolePrograms.handOver.${group}`)}>
            {groups[group].map((coach) => (
              <option key={coach.id} value={coach.id}>
                {t('consolePrograms.handOver.load', {
                  name: isolatedName(fullName(coach)),
                  open: isolated(t.number(coach.open)),
                  capacity: isolated(t.number(coach.capacity)),
                })}
              </option>
            ))}
          </optgroup>
        ) : null,
      )}
    </SelectField>
  )
}

/** Reads the new coach of a program assigned by another person, and names them. */
function useConflictText(id: string): () => Promise<string> {
  const t = useT(consoleProgramsWords)
  const readProgram = useReadProgram(id)
  return async () => {
    const { coach } = await readProgram()
    return coach
      ? t('consolePrograms.handOver.conflict', { coach: isolatedName(fullName(coach)) })
      : t('consolePrograms.handOver.conflictNobody')
  }
}
