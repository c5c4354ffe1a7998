import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state'
import { usePageTitle } from '../../ui/page-title'
import { Tabs } from '../../ui/tabs'
import { useSession } from '../auth/session'
import { useMessages } from '../coaches/words/use-messages'
import { StatCards } from './stat-cards'
import { UsersPanel } from './users-panel'

const keys = ['users', 'blood-tests', 'chats'] as const
type Key = (typeof keys)[number]

/** What a coach sees first: the counts, and the three tabs; which one is open stands in the address. */
export default function DashboardPage() {
  const t = useMessages()
  const { user } = useSession('coach')
  const [params, setParams] = useSearchParams()
  const current = keys.find((key) => key === params.get('tab')) ?? 'users'
  usePageTitle(t('header.dashboard'))
  if (!user) return null
  const open = (key: Key) =>
    setParams(key === 'users' ? {} : { tab: key }, { replace: true, preventScrollReset: true })
  return (
    <div className="page grid gap-8 py-6 sm:py-8">
      <StatCards coachId={user.id} />
      <Tabs
        label={t('tabs.label')}
        current={current}
        onChange={open}
        tabs={[
          { key: 'users', label: t('tabs.users'), panel: () => <UsersPanel coachId={user.id} /> },
          {
            key: 'blood-tests',
            label: t('tabs.tests'),
            panel: () => <EmptyState title={t('tests.empty')} text={t('tests.emptyText')} />,
          },
          {
            key: 'chats',
            label: t('tabs.chats'),
            panel: () => <EmptyState title={t('chats.empty')} text={t('chats.emptyText')} />,
          },
        ]}
      />
    </div>
  )
}
