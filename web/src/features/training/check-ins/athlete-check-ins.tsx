import type { CheckInForm } from 'contract/training/check-in-calls'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import type { DateOf } from '../../programs/coach/date-of'
import { AskDialog } from './ask-dialog'
import { CheckInStatus } from './check-in-state'
import { useCheckInForm, useCheckIns } from './check-ins.api'
import { FormDialog } from './form-dialog'
import { Pager } from './pager'
import { Review } from './review'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  coachId: string
  /** Id of the program. */
  id: string
  /** Writes dates; the coach's settings say how. */
  When: ComponentType<DateOf>
}

/** Check-ins of a coach's user: the form, what was sent, and the one that the address names. */
export default function AthleteCheckIns({ coachId, id, When }: Props) {
  const [params, setParams] = useSearchParams()
  const opened = params.get('checkIn')
  const open = (checkIn: string | null) =>
    setParams(
      (all) => {
        if (checkIn === null) all.delete('checkIn')
        else all.set('checkIn', checkIn)
        return all
      },
      { replace: true, preventScrollReset: true },
    )
  if (opened)
    return (
      <Review
        key={opened}
        coachId={coachId}
        id={id}
        checkInId={opened}
        When={When}
        onBack={() => open(null)}
      />
    )
  return (
    <div className="grid gap-8">
      <FormPart coachId={coachId} id={id} />
      <List coachId={coachId} id={id} When={When} onOpen={open} />
    </div>
  )
}

function FormPart({ coachId, id }: { coachId: string; id: string }) {
  const t = useT(checkInsWords)
  const { data, error, refetch } = useCheckInForm(coachId, id)
  const [dialog, setDialog] = useState<'form' | 'ask' | null>(null)
  if (!data) {
    if (error)
      return <ErrorState heading="p" title={t('checkIns.failedList')} onRetry={() => void refetch()} />
    return <Loading />
  }
  const hasContent = data.questions.length > 0 || data.photos
  return (
    <section aria-label={t('checkIns.form.title')} className="grid gap-3">
      <FormText form={data} />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => setDialog('form')}>
          {t(hasContent ? 'checkIns.form.edit' : 'checkIns.form.set')}
        </Button>
        {hasContent ? (
          <Button kind="secondary" onClick={() => setDialog('ask')}>
            {t('checkIns.ask.open')}
          </Button>
        ) : null}
      </div>
      {dialog === 'form' ? (
        <FormDialog coachId={coachId} id={id} form={data} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'ask' ? <AskDialog coachId={coachId} id={id} onClose={() => setDialog(null)} /> : null}
    </section>
  )
}

const isEmpty = ({ every, questions, photos }: CheckInForm) =>
  every === null && questions.length === 0 && !photos

/** The schedule and the size of the form in a line. */
function FormText({ form }: { form: CheckInForm }) {
  const t = useT(checkInsWords)
  const { every, weekday, dates, questions, photos } = form
  if (isEmpty(form))
    return (
      <div className="grid gap-1">
        <h3 className="text-lg">{t('checkIns.form.none')}</h3>
        <p className="text-ink-soft">{t('checkIns.form.noneText')}</p>
      </div>
    )
  const schedule =
    every === 'week' && weekday
      ? t('checkIns.form.week', { day: t(`checkIns.form.days.${weekday}`) })
      : every === 'dates'
        ? t('checkIns.form.dates', { count: dates.length })
        : t('checkIns.form.ended')
  const size = t('checkIns.form.questions', { count: questions.length })
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{schedule}</h3>
      <p className="text-ink-soft">
        {photos ? `${size}${t('common.comma')}${t('checkIns.form.withPhotos')}` : size}
      </p>
    </div>
  )
}

function List({ coachId, id, When, onOpen }: Props & { onOpen: (checkIn: string) => void }) {
  const t = useT(checkInsWords)
  const [page, setPage] = useState(1)
  const { data: form } = useCheckInForm(coachId, id)
  const isSet = form !== undefined && !isEmpty(form)
  const { data, error, refetch } = useCheckIns({ area: 'coach', userId: coachId, id }, page)
  if (!data) {
    if (error)
      return <ErrorState heading="p" title={t('checkIns.failedList')} onRetry={() => void refetch()} />
    return <Loading />
  }
  // Without check-ins the part above says that none are set.
  if (data.items.length === 0 && !isSet) return null
  if (data.items.length === 0) return <p className="text-ink-soft">{t('checkIns.none')}</p>
  const { sent, expected } = data
  return (
    <div className="grid gap-4">
      {expected > 0 ? <p className="text-ink-soft">{t('checkIns.sentOf', { sent, expected })}</p> : null}
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-raised">
        {data.items.map(({ _id, dueDate, state, requested }) => (
          <li key={_id} className="relative flex min-h-14 flex-wrap items-center justify-between gap-3 p-4">
            <button
              type="button"
              onClick={() => onOpen(_id)}
              className="text-start font-semibold underline-offset-4 before:absolute before:inset-0 hover:underline"
            >
              {t('checkIns.due')} <When value={dueDate} look="long" />
              {requested ? (
                <span className="block font-normal text-ink-soft text-sm">{t('checkIns.ask.mark')}</span>
              ) : null}
            </button>
            <CheckInStatus state={state} reader="coach" />
          </li>
        ))}
      </ul>
      <Pager page={data.currentPage} pages={data.totalPages} onPage={setPage} />
    </div>
  )
}

function Loading() {
  const t = useT(checkInsWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{t('checkIns.loadingList')}</span>
      <Skeleton className="h-16" />
    </div>
  )
}
