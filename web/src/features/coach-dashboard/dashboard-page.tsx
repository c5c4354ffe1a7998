import { useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { usePageTitle } from '../../ui/page-title'
import { Tabs } from '../../ui/tabs'
import { useSession } from '../auth/session'
import { useUnreadCount } from '../chat/list/unread.api'
import { coachWords } from '../coaches/words/coach-words'
import { ChatsTab } from './chats-tab'
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
  if (!user) return null
  const open = (key: Key) =>
    setParams(key === 'users' ? {} : { tab: key }, { replace: true, preventScrollReset: true })
  return (
    <div className="page grid gap-4 py-4 max-sm:pb-24 max-sm:[--tab-bar:3.5rem]">
      <StatCards coachId={user.id} />
      <Tabs
        bar
        label={t('coach.tabs.label')}
        current={current}
        onChange={open}
        tabs={[
          { key: 'users', label: t('coach.tabs.users'), panel: () => <UsersPanel coachId={user.id} /> },
          {
            key: 'blood-tests',
            label: t('coach.tabs.tests'),
            panel: () => <TestsTab coachId={user.id} />,
          },
          {
            key: 'chats',
            label: t('coach.tabs.chats'),
            badge:
              unread > 0
                ? { count: t.number(unread), label: t('coach.stats.messages.text', { count: unread }) }
                : undefined,
            panel: () => <ChatsTab coachId={user.id} />,
          },
        ]}
      />
    </div>
  )
}
