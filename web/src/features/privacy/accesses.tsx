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
        {accesses.map((access, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two looks of one person may fall into one instant
          <li key={`${access.at} ${index}`} className="grid py-2 text-sm leading-snug">
            <span>
              <strong className="font-semibold">
                <Who access={access} />
              </strong>{' '}
              {t(`privacy.accesses.actions.${access.action}`)}
            </span>
            <span className="text-ink-soft text-xs">
              <DateText value={access.at} look="time" />
            </span>
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

function Who({ access: { role, by } }: { access: Access }) {
  const t = useT(privacyWords)
  if (role === 'admin') return t('privacy.accesses.staff')
  if (!by) return t('privacy.accesses.gone')
  return t('privacy.accesses.coach', { name: isolatedName(`${by.firstName} ${by.lastName}`) })
}
