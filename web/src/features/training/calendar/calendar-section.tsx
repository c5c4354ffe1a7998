import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { TextField } from '../../../ui/text-field'
import { useToast } from '../../../ui/toast'
import { AccountSection, ListFallback } from '../../auth/account/account-section'
import { useSession } from '../../auth/session'
import { useCalendar, useMakeCalendar, useRemoveCalendar } from './calendar.api'
import { calendarWords } from './words/calendar-words'

/** Section of the account page with the calendar of the person's sessions. */
export function CalendarSection() {
  const t = useT(calendarWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <AccountSection title={t('sessionCalendar.title')} text={t('sessionCalendar.text')}>
      <Loaded userId={user.id} />
    </AccountSection>
  )
}

function Loaded({ userId }: { userId: string }) {
  const t = useT(errorWords, calendarWords)
  const toast = useToast()
  const { data, error, refetch } = useCalendar(userId)
  const { mutateAsync: make, isPending: isMaking } = useMakeCalendar(userId)
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveCalendar(userId)
  const [url, setUrl] = useState<string>()
  if (!data)
    return (
      <ListFallback
        failed={error !== null}
        title={t('sessionCalendar.failed')}
        loading={t('sessionCalendar.loading')}
        onRetry={() => void refetch()}
      />
    )
  const tell = (problem: unknown) =>
    void toast(errorText(t, problem, t('sessionCalendar.notDone')), { kind: 'alert' })
  const end = async () => {
    await remove()
    setUrl(undefined)
    toast(t('sessionCalendar.removed'))
  }
  return (
    <>
      {data.createdAt ? (
        <p>
          {t('sessionCalendar.since')} <DateText value={data.createdAt} />
        </p>
      ) : (
        <p className="text-ink-soft">{t('sessionCalendar.none')}</p>
      )}
      {url ? <Address url={url} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" busy={isMaking} onClick={() => void make().then(setUrl, tell)}>
          {t(data.createdAt ? 'sessionCalendar.again' : 'sessionCalendar.make')}
        </Button>
        {data.createdAt ? (
          <Button kind="quiet" busy={isRemoving} onClick={() => void end().catch(tell)}>
            {t('sessionCalendar.remove')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** The address, which cannot be read again. */
function Address({ url }: { url: string }) {
  const t = useT(calendarWords)
  const toast = useToast()
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => toast(t('sessionCalendar.copied')),
      () => toast(t('sessionCalendar.notDone'), { kind: 'alert' }),
    )
  return (
    <div className="grid gap-3">
      <TextField
        label={t('sessionCalendar.url')}
        hint={t('sessionCalendar.once')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <Button kind="secondary" size="sm" className="justify-self-start" onClick={copy}>
        {t('sessionCalendar.copy')}
      </Button>
    </div>
  )
}
