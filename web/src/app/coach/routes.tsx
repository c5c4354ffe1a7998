import { Navigate, type RouteObject, useRoutes } from 'react-router'
import { areas } from '../../api/areas'
import { RequireSession } from '../../features/auth/require-session'
import { useSession } from '../../features/auth/session'
import { totpWords } from '../../features/auth/totp/words/totp-words'
import { authWords } from '../../features/auth/words/auth-words'
import { coachWords } from '../../features/coaches/words/coach-words'
import { programStatusWords } from '../../features/programs/status/words/program-status-words'
import { errorWords } from '../../i18n/error-words/error-words'
import { editWords } from '../../ui/edit/words/edit-words'
import { lazyPage } from '../lazy-page'

const loadDashboard = () => import('../../features/coach-dashboard/dashboard-page')
const MinimalLayout = lazyPage(() => import('../minimal-layout'))
const CoachLoginPage = lazyPage(() => import('../../features/coaches/login-page'), {
  words: [authWords, coachWords, errorWords],
})
const CoachRegisterPage = lazyPage(() => import('../../features/coaches/register/register-page'), {
  words: [authWords, coachWords, errorWords],
})
const CoachLayout = lazyPage(
  () => {
    // Most visits open the dashboard, so its chunk loads in parallel with the layout's.
    loadDashboard().catch(() => undefined)
    return import('./coach-layout')
  },
  { words: [coachWords] },
)
const DashboardPage = lazyPage(loadDashboard, {
  words: [coachWords, programStatusWords, editWords, errorWords],
})
const SettingsPage = lazyPage(() => import('./settings-page'), {
  words: [authWords, coachWords, errorWords, totpWords],
})

/** Sign-in and registration use the minimal layout, all other pages the coach layout behind the sign-in. */
const routes: RouteObject[] = [
  {
    element: <MinimalLayout />,
    children: [
      { path: 'login', element: <CoachLoginPage /> },
      { path: 'register', element: <CoachRegisterPage /> },
    ],
  },
  {
    element: <RequireSession area="coach" />,
    children: [
      {
        element: <CoachLayout />,
        children: [
          { path: 'dashboard', element: <DashboardPage /> },
          { path: 'settings', element: <SettingsPage /> },
        ],
      },
    ],
  },
  { index: true, element: <ToStart /> },
  { path: '*', element: <ToStart /> },
]

/** Routes below /coach. */
export default function CoachArea() {
  return useRoutes(routes)
}

/** Redirects unknown addresses of the area: to the dashboard if signed in, else to the sign-in (decision X-59). */
function ToStart() {
  const { user } = useSession('coach')
  const { homePath, loginPath } = areas.coach
  return <Navigate to={user ? homePath : loginPath} replace />
}
