import type { Access } from 'contract/privacy/calls'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { Button } from '../../ui/button'
import { DateText } from '../../ui/date'
import { ListFallback } from '../auth/account/account-section'
import { useAccesses } from './privacy.api'
import { privacyWords } from './words/privacy-words'

/** List of staff accesses to a customer's health data, from the audit trail. */
export function Accesses({ userId }: { userId: string }) {
  const t = useT(privacyWords)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAccesses(userId)
  if (!data)
    return (
      <ListFallback
        failed={error !== null}
        title={t('privacy.accesses.failed')}
        loading={t('privacy.accesses.loading')}
        onRetry={() => void refetch()}
      />
    )
  const accesses = data.pages.flatMap(({ items }) => items)
  if (accesses.length === 0) return <p className="text-ink-soft text-sm">{t('privacy.accesses.none')}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid w-full divide-y divide-hairline">
        {byPersonAndDay(accesses).map((group) => (
          <li key={`${group[0].at} ${nameOf(group[0])}`} className="py-2 text-sm leading-snug">
            {group.length === 1 ? <Look access={group[0]} /> : <Folded group={group} />}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button kind="secondary" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('privacy.accesses.more')}
        </Button>
      ) : null}
    </div>
  )
}

type Group = [Access, ...Access[]]

const nameOf = ({ role, by }: Access) => (role === 'admin' || !by ? role : `${by.firstName} ${by.lastName}`)

/** Returns the accesses of each person on each day of this device, in the order in which they come first. */
function byPersonAndDay(accesses: readonly Access[]): Group[] {
  const groups = new Map<string, Group>()
  for (const access of accesses) {
    const key = `${nameOf(access)} ${new Date(access.at).toDateString()}`
    const known = groups.get(key)
    if (known) known.push(access)
    else groups.set(key, [access])
  }
  return [...groups.values()]
}

const isThisYear = (at: string) => new Date(at).getFullYear() === new Date().getFullYear()

function Folded({ group }: { group: Group }) {
  const t = useT(privacyWords)
  const [first] = group
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-4">
        <span>
          <strong className="font-semibold">
            <Who access={first} />
          </strong>
          {t('common.comma')}
          <DateText value={first.at} look={isThisYear(first.at) ? 'near' : 'short'} />:{' '}
          {t('privacy.accesses.times', { count: group.length })}
        </span>
        <span className="link group-open:hidden">{t('privacy.accesses.each')}</span>
      </summary>
      <ul className="grid gap-2 border-hairline border-s-2 ps-3">
        {group.map((access, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two looks of one person may fall into one instant
          <li key={`${access.at} ${index}`}>
            <Look access={access} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Look({ access }: { access: Access }) {
  const t = useT(privacyWords)
  return (
    <span className="grid">
      <span>
        <strong className="font-semibold">
          <Who access={access} />
        </strong>{' '}
        {t(`privacy.accesses.actions.${access.action}`)}
      </span>
      <span className="text-ink-soft text-xs">
        <DateText value={access.at} look="time" />
      </span>
    </span>
  )
}

function Who({ access: { role, by } }: { access: Access }) {
  const t = useT(privacyWords)
  if (role === 'admin') return t('privacy.accesses.staff')
  if (!by) return t('privacy.accesses.gone')
  return t('privacy.accesses.coach', { name: isolatedName(`${by.firstName} ${by.lastName}`) })
}
