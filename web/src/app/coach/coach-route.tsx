import { Suspense } from 'react'
import { useLocation } from 'react-router'
import DashboardPage from '../../features/coach-dashboard/dashboard-page'
import { RequireCoach } from '../../features/coaches/require-coach'
import SettingsPage from '../../features/coaches/settings/settings-page'
import { useT } from '../../i18n/i18n'
import { Wordmark } from '../../ui/wordmark'
import { useFocusHeading } from '../focus-heading'
import { ThemeChoice } from '../language-theme-menus'
import { PageBoundary } from '../page-boundary'
import { useScrollRule } from '../scroll'
import { CoachHeader } from './coach-header'

/** The coach area behind its sign-in: no header and footer of the site, its own head instead. */
export default function CoachRoute() {
  return (
    <RequireCoach>
      <CoachLayout />
    </RequireCoach>
  )
}

function CoachLayout() {
  const t = useT()
  const { pathname } = useLocation()
  useScrollRule()
  useFocusHeading()
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <a
        href="#main"
        className="-translate-y-20 fixed start-4 top-3 z-50 rounded-field bg-ink px-4 py-3 font-semibold text-paper transition-transform focus:translate-y-0"
      >
        {t('common.skip')}
      </a>
      <CoachHeader brand={<Wordmark className="h-5 w-auto rtl:h-7" />} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageBoundary at={pathname}>
          <Suspense>
            {pathname.startsWith('/coach/settings') ? (
              <SettingsPage theme={<ThemeChoice inline />} />
            ) : (
              <DashboardPage />
            )}
          </Suspense>
        </PageBoundary>
      </main>
    </div>
  )
}
