import { useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { usePageTitle } from '../../ui/page-title'
import { Tabs } from '../../ui/tabs'
import { useMedia } from '../../ui/use-media'
import { useSession } from '../auth/session'
import { opensConversation } from '../chat/address'
import { useUnreadCount } from '../chat/list/unread.api'
import { coachWords } from '../coaches/words/coach-words'
import { ChatsTab } from './chats-tab'
import { useCoachStats } from './coach-dashboard.api'
import { StatCards } from './stat-cards'
import { TestsTab } from './tests-tab'
import { UsersPanel } from './users-panel'

const keys = ['users', 'blood-tests', 'chats'] as const
type Key = (typeof keys)[number]

/** Start page of a coach: the counts and three tabs; the open tab is in the URL. */
export default function DashboardPage() {
  const t = useT(coachWords)
  const { user } = useSession('coach')
  const [params, setParams] = useSearchParams()
  const current = keys.find((key) => key === params.get('tab')) ?? 'users'
  usePageTitle(t('coach.header.dashboard'))
  const unread = useUnreadCount(user && { area: 'coach', userId: user.id })
  const { data: stats } = useCoachStats(user?.id)
  const isNarrow = !useMedia('(min-width: 40rem)')
  if (!user) return null
  const badgeOf = (
    count = 0,
    key: 'coach.tabs.plansDue' | 'coach.tabs.testsDue' | 'coach.stats.messages.text',
  ) => (count > 0 ? { count: t.number(count), label: t(key, { count }) } : undefined)
  const open = (key: Key) =>
    setParams(key === 'users' ? {} : { tab: key }, { replace: true, preventScrollReset: true })
  // On a phone the conversation has the whole room between the bars.
  const fillsScreen = isNarrow && opensConversation(params)
  return (
    <div
      className={cx(
        'page grid max-sm:[--tab-bar:3.5rem]',
        fillsScreen
          ? '[--room-bars:calc(var(--coach-bar)+var(--tab-bar)+var(--foot)+var(--safe-foot))]'
          : 'gap-4 py-4 max-sm:pb-24',
      )}
    >
      {fillsScreen ? null : <StatCards coachId={user.id} />}
      <Tabs
        bar
        label={t('coach.tabs.label')}
        current={current}
        onChange={open}
        tabs={[
          {
            key: 'users',
            label: t('coach.tabs.users'),
            badge: badgeOf(stats?.plansDue, 'coach.tabs.plansDue'),
            panel: () => <UsersPanel coachId={user.id} />,
          },
          {
            key: 'blood-tests',
            label: t('coach.tabs.tests'),
            badge: badgeOf(stats?.bloodTestsToReview, 'coach.tabs.testsDue'),
            panel: () => <TestsTab coachId={user.id} />,
          },
          {
            key: 'chats',
            label: t('coach.tabs.chats'),
            badge: badgeOf(unread, 'coach.stats.messages.text'),
            panel: () => <ChatsTab coachId={user.id} />,
          },
        ]}
      />
    </div>
  )
}
