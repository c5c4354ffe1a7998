import { mayUse, type StaffSection } from 'contract/staff'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '../../features/auth/session'
import { useWords } from '../../i18n/console/use-words'
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
  const w = useWords()
  usePageTitle(w('none.title'))
  return <EmptyState heading="h1" title={w('none.title')} text={w('none.text')} />
}

export function ConsoleNotFound() {
  const w = useWords()
  usePageTitle(w('notFound.title'))
  return (
    <EmptyState heading="h1" title={w('notFound.title')} text={w('notFound.text')}>
      <LinkButton to="/admin" kind="secondary">
        {w('notFound.back')}
      </LinkButton>
    </EmptyState>
  )
}
