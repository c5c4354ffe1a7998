import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { usePageTitle } from '../../../ui/page-title'
import { AccountSection } from '../../auth/account/account-section'
import { useSession } from '../../auth/session'
import { CoverPanel } from '../../programs/covers/cover-panel'
import { coverWords } from '../../programs/covers/words/cover-words'
import { MonthPanel } from '../month/month-panel'
import { monthWords } from '../month/words/month-words'
import { BulkPanel } from './bulk-panel'
import { teamWords } from './words/team-words'

/** Page of a coach with the month, a message to several athletes, and colleagues who cover. */
export default function TeamPage() {
  const t = useT(teamWords, monthWords, coverWords)
  const { user } = useSession('coach')
  usePageTitle(t('team.title'))
  if (!user) return null
  const coachId = user.id
  return (
    <div className="page grid gap-4 py-4 sm:py-8">
      <div>
        <Link
          to="/coach/queue"
          className="mb-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink-soft text-sm hover:text-ink"
        >
          <Icon name="chevron-start" size={16} />
          {t('team.back')}
        </Link>
        <h1 tabIndex={-1} className="wide text-2xl outline-none">
          {t('team.title')}
        </h1>
      </div>
      <div className="grid max-w-6xl gap-8 *:first:border-t-0">
        <AccountSection title={t('month.title')} text={t('month.text')}>
          <MonthPanel of={{ area: 'coach', coachId }} />
        </AccountSection>
        <AccountSection title={t('team.bulk.title')} text={t('team.bulk.text')}>
          <BulkPanel coachId={coachId} />
        </AccountSection>
        <AccountSection title={t('cover.title')} text={t('cover.text')}>
          <CoverPanel owner={{ area: 'coach', coachId }} />
        </AccountSection>
      </div>
    </div>
  )
}
