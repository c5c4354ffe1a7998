import { mayUse, type StaffSection } from 'contract/staff'
import { Outlet } from 'react-router'
import { useSession } from '../../features/auth/session'
import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { DashboardPage } from './dashboard'
import { sections } from './sections'

/** Returns the sections that the signed-in staff role may open. */
export function useSections() {
  const { user: admin } = useSession('admin')
  return sections.filter((section) => mayUse(admin?.staffRole, section.name))
}

/** Renders the section for permitted staff roles, and a 404 page for others. */
export function RequireSection({ name }: { name: StaffSection }) {
  const { user: admin } = useSession('admin')
  return mayUse(admin?.staffRole, name) ? <Outlet /> : <ConsoleNotFound />
}

/** Start page at /admin: pending work and figures. */
export function ConsoleStart() {
  const open = useSections()
  if (open.length === 0) return <NothingOpen />
  return <DashboardPage paths={Object.fromEntries(open.map(({ name, path }) => [name, path]))} />
}

function NothingOpen() {
  const t = useT(consoleWords)
  usePageTitle(t('console.none.title'))
  return (
    <EmptyState
      drawing="signpost"
      heading="h1"
      title={t('console.none.title')}
      text={t('console.none.text')}
    />
  )
}

export function ConsoleNotFound() {
  const t = useT(consoleWords)
  usePageTitle(t('console.notFound.title'))
  return (
    <EmptyState
      drawing="signpost"
      heading="h1"
      title={t('console.notFound.title')}
      text={t('console.notFound.text')}
    >
      <LinkButton to="/admin" kind="secondary">
        {t('console.notFound.back')}
      </LinkButton>
    </EmptyState>
  )
}
