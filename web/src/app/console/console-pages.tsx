import { mayUse } from 'contract/staff'
import { Navigate, Route, Routes } from 'react-router'
import { useAdmin } from '../../features/admin/session'
import { useWords } from '../../i18n/console/use-words'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { sections } from './sections'

/** The sections that the staff role of whoever is signed in opens. */
export function useSections() {
  const admin = useAdmin()
  return sections.filter((section) => mayUse(admin?.staffRole, section.name))
}

/** What lies below /admin: the first section that is open, and every open section's pages. */
export function ConsolePages() {
  const open = useSections()
  const [first] = open
  return (
    <Routes>
      <Route index element={first ? <Navigate to={`/admin/${first.path}`} replace /> : <NothingOpen />} />
      {open.map((section) => (
        <Route key={section.name} path={section.path}>
          {section.pages.map(({ path, Page }) => (
            <Route key={path} {...(path ? { path } : { index: true })} element={<Page />} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function NothingOpen() {
  const w = useWords()
  usePageTitle(w('none.title'))
  return <EmptyState heading="h1" title={w('none.title')} text={w('none.text')} />
}

function NotFound() {
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
