import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'
import { ListPage } from '../../ui/list-page'
import { usePageTitle } from '../../ui/page-title'
import { useSession } from '../auth/session'
import { TotpSection } from '../auth/totp/totp-section'
import { totpWords } from '../auth/totp/words/totp-words'

/** Two-factor settings of the signed-in staff account; open to every role. */
export default function SecurityPage() {
  const t = useT(consoleWords, totpWords)
  const { user } = useSession('admin')
  usePageTitle(t('console.title', { page: t('totp.page') }))
  if (!user) return null
  return (
    <ListPage title={t('totp.page')} intro={t('totp.pageText')}>
      <div className="max-w-5xl">
        <TotpSection owner={{ area: 'admin', userId: user.id }} email={user.email} />
      </div>
    </ListPage>
  )
}
