import type { CoachUser } from 'contract/coach-dashboard/calls'
import type { StartableProgram } from 'contract/programs/life-calls'
import { useId, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { ChoiceCard } from '../../../ui/choice-card'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useStartable, useStartProgram } from './start.api'
import { startWords } from './words/start-words'

interface Props {
  coachId: string
  user: Pick<CoachUser, 'id' | 'firstName' | 'lastName'>
  onClose: () => void
}

/** Dialog in which a coach chooses another program for a user. */
export default function StartDialog(props: Props) {
  const t = useT(startWords)
  const { user, coachId, onClose } = props
  const { data, error, refetch } = useStartable(coachId, user.id)
  const name = isolatedName(`${user.firstName} ${user.lastName}`)
  return (
    <Dialog open onClose={onClose} title={t('start.title', { name })}>
      {data && data.length > 0 ? (
        <Choice {...props} programs={data} name={name} />
      ) : (
        <DialogBody>
          {data ? (
            <EmptyState drawing="clipboard" heading="h3" title={t('start.none')} text={t('start.noneText')} />
          ) : error ? (
            <ErrorState
              heading="p"
              title={t('start.failed')}
              retryLabel={t('common.retry')}
              onRetry={() => void refetch()}
            />
          ) : (
            <div role="status" aria-busy="true" className="grid gap-3">
              <span className="sr-only">{t('start.loading')}</span>
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </div>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

interface ChoiceProps extends Props {
  programs: readonly StartableProgram[]
  name: string
}

function Choice({ coachId, user, onClose, programs, name }: ChoiceProps) {
  const t = useT(startWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const group = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutateAsync, isPending, error } = useStartProgram(coachId, user.id)
  const program = programs.find(({ _id }) => _id === chosen)
  const start = () =>
    once('start', async () => {
      if (!program) return
      try {
        await mutateAsync(program._id)
      } catch {
        return
      }
      toast(program.hasQuestions ? t('start.asked', { name }) : t('start.drafted'))
      onClose()
    })
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <p className="text-ink-soft text-sm">{t('start.text', { name })}</p>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('start.choose')}</legend>
          {programs.map((one) => (
            <ChoiceCard
              key={one._id}
              name={group}
              value={one._id}
              checked={one._id === chosen}
              disabled={one.isOpen}
              onChange={() => setChosen(one._id)}
              label={one.name}
              description={
                one.isOpen ? t('start.open') : t(one.hasQuestions ? 'start.questions' : 'start.plan')
              }
            />
          ))}
        </fieldset>
        {error ? (
          <Notice kind="bad" role="alert">
            {errorText(t, error, t('start.notStarted'))}
          </Notice>
        ) : null}
      </DialogBody>
      <DialogFoot cancel={t('common.cancel')} onCancel={onClose}>
        <Button disabled={!program} busy={isPending} onClick={() => void start()}>
          {t('start.start')}
        </Button>
      </DialogFoot>
    </>
  )
}
