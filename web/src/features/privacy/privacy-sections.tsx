import { useT } from '../../i18n/i18n'
import { AccountSection, ListFallback } from '../auth/account/account-section'
import { useSession } from '../auth/session'
import { Accesses } from './accesses'
import { Consent } from './consent'
import { DeleteAccount } from './delete-account'
import { Download } from './download'
import { useStoredData } from './privacy.api'
import { StoredItems } from './stored-items'
import { privacyWords } from './words/privacy-words'

/** Stored data and access log, the last sections of the account page. */
export function PrivacySections() {
  const t = useT(privacyWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <>
      <AccountSection title={t('privacy.data.title')} text={t('privacy.data.text')}>
        <Stored userId={user.id} />
        <Download />
      </AccountSection>
      {user.staff ? null : (
        <>
          <AccountSection title={t('privacy.accesses.title')} text={t('privacy.accesses.text')}>
            <Accesses userId={user.id} />
          </AccountSection>
          <AccountSection title={t('privacy.delete.title')} text={t('privacy.delete.text')}>
            <DeleteAccount userId={user.id} />
          </AccountSection>
        </>
      )}
    </>
  )
}

function Stored({ userId }: { userId: string }) {
  const t = useT(privacyWords)
  const { data, error, refetch } = useStoredData(userId)
  if (!data)
    return (
      <ListFallback
        failed={error !== null}
        title={t('privacy.data.failed')}
        loading={t('privacy.data.loading')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <StoredItems items={data.items} />
      {data.consent ? <Consent userId={userId} consent={data.consent} /> : null}
    </>
  )
}
