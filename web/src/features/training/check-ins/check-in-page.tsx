import type { MyCheckIn } from 'contract/training/check-in-calls'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { DateText } from '../../../ui/date'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { forWetFingers } from '../../../ui/wet-fingers'
import { useSession } from '../../auth/session'
import { Picture } from '../photos/picture'
import { AnswerValues } from './answer-values'
import { heldAnswers } from './check-in-answers'
import { CheckInForm } from './check-in-form'
import { CheckInStatus } from './check-in-state'
import { useMyCheckIn } from './check-ins.api'
import { Reply } from './reply'
import { checkInsWords } from './words/check-ins-words'

/** One of my check-ins: answered while it is open, and read with the coach's reply. */
export default function CheckInPage() {
  const t = useT(checkInsWords)
  const { id = '', date = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('checkIns.one'))
  return (
    <div className={cx('page grid grid-cols-1 gap-6 py-8', forWetFingers)}>
      {user ? <Loaded key={`${id} ${date}`} userId={user.id} id={id} date={date} /> : null}
    </div>
  )
}

interface Props {
  userId: string
  id: string
  date: string
}

function Loaded({ userId, id, date }: Props) {
  const t = useT(checkInsWords)
  const { data, error, refetch } = useMyCheckIn(userId, id, date)
  if (!data) {
    if (!error)
      return (
        <div role="status" aria-busy="true" className="grid max-w-2xl gap-5">
          <span className="sr-only">{t('checkIns.loading')}</span>
          <Skeleton className="h-12 max-w-sm" />
          <Skeleton className="h-32" />
        </div>
      )
    const isAbsent = isNotFound(error)
    return (
      <ErrorState
        heading="h1"
        title={t(isAbsent ? 'checkIns.absent' : 'checkIns.failed')}
        onRetry={isAbsent ? undefined : () => void refetch()}
      >
        <AllButton id={id} />
      </ErrorState>
    )
  }
  return (
    <div className="grid max-w-2xl gap-6">
      <Head id={id} checkIn={data} />
      {data.reply ? <Reply reply={data.reply} repliedAt={data.repliedAt} /> : null}
      {data.editable ? (
        <CheckInForm
          key={data.questions.map(({ id: question }) => question).join()}
          {...{ userId, id }}
          checkIn={data}
        />
      ) : (
        <>
          {data.reply ? null : <Notice kind="info">{t('checkIns.closed')}</Notice>}
          <Answers checkIn={data} />
        </>
      )}
      <Photos userId={userId} checkIn={data} />
    </div>
  )
}

function Head({ id, checkIn }: { id: string; checkIn: MyCheckIn }) {
  const t = useT(checkInsWords)
  const { state, dueDate, lateUntil, requested } = checkIn
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          {t('checkIns.one')}
        </h1>
        <CheckInStatus state={state} reader="athlete" />
      </div>
      <p className="text-ink-soft">
        {t('checkIns.due')} <DateText value={dueDate} look="day" />
        {state === 'late' ? (
          <>
            {' · '}
            {t('checkIns.lateUntil')} <DateText value={lateUntil} look="day" />
          </>
        ) : null}
        {requested ? ` · ${t('checkIns.requested')}` : null}
      </p>
      <div>
        <AllButton id={id} />
      </div>
    </header>
  )
}

function AllButton({ id }: { id: string }) {
  const t = useT(checkInsWords)
  return (
    <LinkButton to={`/programs/${id}/check-ins`} kind="secondary">
      {t('checkIns.all')}
    </LinkButton>
  )
}

function Answers({ checkIn }: { checkIn: MyCheckIn }) {
  const t = useT(checkInsWords)
  if (checkIn.questions.length === 0) return null
  return (
    <section aria-label={t('checkIns.yourAnswers')} className="grid gap-3">
      <h2 className="text-xl">{t('checkIns.yourAnswers')}</h2>
      <AnswerValues questions={checkIn.questions} answers={heldAnswers(checkIn)} />
    </section>
  )
}

/** Photos of the days of the check-in, with the way to add some while it is open. */
function Photos({ userId, checkIn }: { userId: string; checkIn: MyCheckIn }) {
  const t = useT(checkInsWords)
  const { photos, asksPhotos, editable, userProgramId: id } = checkIn
  if (!asksPhotos && photos.length === 0) return null
  return (
    <section aria-label={t('checkIns.photos')} className="grid gap-3">
      <h2 className="text-xl">{t('checkIns.photos')}</h2>
      {asksPhotos && editable ? <p className="text-ink-soft">{t('checkIns.photosAsked')}</p> : null}
      {photos.length === 0 ? <p>{t('checkIns.photosNone')}</p> : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo._id}>
            <Picture reader={{ area: 'customer', userId, id }} photo={photo} />
          </li>
        ))}
      </ul>
      {editable ? (
        <div>
          <LinkButton to={`/programs/${id}/photos`} kind="secondary">
            {t('checkIns.addPhotos')}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}
