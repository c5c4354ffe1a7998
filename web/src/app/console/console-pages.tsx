import { mayUse, type StaffSection } from 'contract/staff'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '../../features/auth/session'
import { useMessages } from '../../i18n/console/use-messages'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { sections } from './sections'

/** The sections that the staff role of whoever is signed in opens. */
export function useSections() {
  const { user: admin } = useSession('admin')
  return sections.filter((section) => mayUse(admin?.staffRole, section.name))
}

/** Lets in whom the contract gives the section; to the others it does not exist. */
export function RequireSection({ name }: { name: StaffSection }) {
  const { user: admin } = useSession('admin')
  return mayUse(admin?.staffRole, name) ? <Outlet /> : <ConsoleNotFound />
}

/** /admin itself: the first section that is open. */
export function ConsoleStart() {
  const [first] = useSections()
  return first ? <Navigate to={`/admin/${first.path}`} replace /> : <NothingOpen />
}

function NothingOpen() {
  const t = useMessages()
  usePageTitle(t('none.title'))
  return <EmptyState heading="h1" title={t('none.title')} text={t('none.text')} />
}

export function ConsoleNotFound() {
  const t = useMessages()
  usePageTitle(t('notFound.title'))
  return (
    <EmptyState heading="h1" title={t('notFound.title')} text={t('notFound.text')}>
      <LinkButton to="/admin" kind="secondary">
        {t('notFound.back')}
      </LinkButton>
    </EmptyState>
  )
}
