import type { PersonDetail } from 'contract/admin/people-calls'
import { mayUse } from 'contract/staff'
import { useState } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { DetailFrame, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { ErrorState } from '../../../ui/error-state'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { useSession } from '../../auth/session'
import { LockDialog } from './lock-dialog'
import { usePerson } from './people.api'
import { PeopleBeside } from './people-table'
import { Account, Activity } from './person-facts'
import { Sessions } from './person-sessions'
import { PersonState, useRoleText } from './person-state'
import { UnlockButton } from './unlock-button'
import { peopleWords } from './words/people-words'

/** Page of one account: data, sessions and actions. */
export default function PersonPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePerson(id)
  const t = useT(consoleWords, peopleWords)
  usePageTitle(t('console.title', { page: data ? isolatedName(fullName(data)) : t('people.title') }))
  return (
    <DetailFrame
      list="/admin/people"
      label={t('people.title')}
      back={t('people.one.back')}
      beside={PeopleBeside}
      className="max-w-6xl"
    >
      {data ? (
        <Person key={data._id} person={data} />
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('people.one.missing')}
          text={t('people.one.missingText')}
          back={t('people.one.back')}
          to="/admin/people"
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('people.one.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('people.one.loading')} />
      )}
    </DetailFrame>
  )
}

function Person({ person }: { person: PersonDetail }) {
  const t = useT(peopleWords)
  const { user } = useSession('admin')
  const roleText = useRoleText()
  const [locking, setLocking] = useState(false)
  // Only the owner can change staff accounts, and nobody can lock their own.
  const mayChange = user?.id !== person._id && (!person.staffRole || mayUse(user?.staffRole, 'staff'))
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-2">
          <h1 tabIndex={-1} className="wide wrap-anywhere text-2xl">
            <bdi>{fullName(person)}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <PersonState person={person} />
            <span>{roleText(person)}</span>
            <span>
              {t('people.one.joined')} <DateText value={person.createdAt} />
            </span>
          </p>
        </div>
        {!mayChange ? null : person.locked ? (
          <UnlockButton person={person} />
        ) : (
          <Button kind="secondary" onClick={() => setLocking(true)}>
            {t('people.lock.button')}
          </Button>
        )}
      </header>
      {person.closesAt ? (
        <Notice kind="info">
          {t('people.closingText')} <DateText value={person.closesAt} />
        </Notice>
      ) : null}
      {person.lockedAt ? (
        <Notice kind="warn">
          {t('people.lock.since')} <DateText value={person.lockedAt} look="time" />
          {person.lockReason ? (
            <>
              {' · '}
              <bdi>{person.lockReason}</bdi>
            </>
          ) : null}
        </Notice>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 border-hairline border-t pt-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid gap-8">
          <Activity person={person} />
          <Sessions person={person} mayEnd={mayChange} />
        </div>
        <Account person={person} />
      </div>
      {locking ? <LockDialog person={person} onClose={() => setLocking(false)} /> : null}
    </>
  )
}
