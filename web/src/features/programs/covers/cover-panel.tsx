import type { Cover } from 'contract/programs/cover-calls'
import { coverProblems } from 'contract/programs/cover-rules'
import { MINUTE } from 'contract/units'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateField } from '../../../ui/date-field/date-field'
import { ErrorState } from '../../../ui/error-state'
import { SelectField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { resetForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { Skeleton } from '../../../ui/skeleton'
import { Status } from '../../../ui/status'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { type CoverOwner, useAddCover, useCovers, useEndCover, type WantedCover } from './covers.api'
import { coverWords } from './words/cover-words'

/** Covers that run or are to come, with the form of another one. */
export function CoverPanel({ owner }: { owner: CoverOwner }) {
  const t = useT(coverWords)
  const { data, error, refetch } = useCovers(owner)
  if (!data)
    return error ? (
      <ErrorState
        heading="p"
        title={t('cover.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-busy="true" className="grid gap-3">
        <span className="sr-only">{t('cover.loading')}</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
      </div>
    )
  return (
    <div className="grid content-start gap-6">
      {data.items.length > 0 ? (
        <ul className="grid gap-2">
          {data.items.map((cover) => (
            <Line key={cover._id} owner={owner} cover={cover} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('cover.none')}</p>
      )}
      {data.colleagues.length > 0 ? (
        <NewCover owner={owner} colleagues={data.colleagues} />
      ) : (
        <p className="text-ink-soft">{t('cover.noColleagues')}</p>
      )}
    </div>
  )
}

function Line({ owner, cover }: { owner: CoverOwner; cover: Cover }) {
  const t = useT(coverWords, errorWords)
  const { tag } = useLocale()
  const toast = useToast()
  const once = useOneAtATime()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useEndCover(owner)
  const isMine = cover.coach._id === owner.coachId
  const name = isolatedName(fullName(isMine ? cover.colleague : cover.coach))
  const day = (text: string) =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${text}T00:00:00Z`),
    )
  const end = () =>
    once('end', async () => {
      setAsking(false)
      try {
        await mutateAsync({ coachId: cover.colleague._id, from: cover.from, to: cover.to })
        toast(t('cover.ended'))
      } catch (problem) {
        toast(errorText(t, problem, t('cover.notSaved')), { kind: 'alert' })
      }
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline p-3">
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="wrap-anywhere font-semibold">
            {t(isMine ? 'cover.byColleague' : 'cover.byMe', { name })}
          </p>
          <Status tone={cover.isRunning ? 'good' : 'moving'}>
            {t(cover.isRunning ? 'cover.running' : 'cover.coming')}
          </Status>
        </div>
        <p className="text-ink-soft text-sm">
          {t('cover.days', { from: isolated(day(cover.from)), to: isolated(day(cover.to)) })}
        </p>
      </div>
      {isMine ? (
        <Button
          kind="secondary"
          size="sm"
          aria-label={t('cover.endNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('cover.end')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t('cover.endTitle', { name })}
        text={t('cover.endText', { name })}
        confirm={t('cover.endConfirm')}
        cancel={t('cover.keep')}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

/** The device's day, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10)
}

function NewCover({ owner, colleagues }: { owner: CoverOwner; colleagues: readonly Cover['coach'][] }) {
  const t = useT(coverWords, errorWords)
  const toast = useToast()
  const { mutateAsync } = useAddCover(owner)
  const form = useForm<WantedCover>({
    rules: (values) => coverProblems(values, today()),
    initial: { coachId: '', from: '', to: '' },
    show: 'all',
    errorText: (error) => errorText(t, error, t('cover.notSaved')),
    submit: async (wanted, own) => {
      await mutateAsync(wanted)
      const colleague = colleagues.find(({ _id }) => _id === wanted.coachId)
      resetForm(own)
      toast(t('cover.named', { name: isolatedName(colleague ? fullName(colleague) : '') }))
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <SelectField name="coachId" label={t('cover.colleague')}>
        <option value="">{t('cover.choose')}</option>
        {colleagues.map((one) => (
          <option key={one._id} value={one._id}>
            {fullName(one)}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField name="from" label={t('cover.from')} />
        <DateField name="to" label={t('cover.to')} />
      </div>
      <FormError />
      <SubmitButton kind="secondary" className="justify-self-start" busyText={t('cover.submitting')}>
        {t('cover.submit')}
      </SubmitButton>
    </Form>
  )
}
