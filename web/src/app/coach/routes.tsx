import { Navigate, type RouteObject, useRoutes } from 'react-router'
import { areas } from '../../api/areas'
import { RequireSession } from '../../features/auth/require-session'
import { useSession } from '../../features/auth/session'
import { lazyPage } from '../../ui/lazy-page'

const MinimalLayout = lazyPage(() => import('../minimal-layout'))
const CoachLoginPage = lazyPage(() => import('../../features/coaches/login-page'))
const CoachRegisterPage = lazyPage(() => import('../../features/coaches/register/register-page'))
const CoachLayout = lazyPage(() => import('./coach-layout'))
const DashboardPage = lazyPage(() => import('../../features/coach-dashboard/dashboard-page'))
const QueuePage = lazyPage(() => import('../../features/coach-dashboard/queue/queue-page'))
const LibraryPage = lazyPage(() => import('../../features/library/page/library-page'))
const TemplatesPage = lazyPage(() => import('../../features/programs/templates/templates-page'))
const TemplatePage = lazyPage(() => import('../../features/programs/templates/template-page'))
const TeamPage = lazyPage(() => import('../../features/coach-dashboard/team/team-page'))
const SettingsPage = lazyPage(() => import('./settings-page'))

/** Sign-in and registration use the minimal layout, all other pages the coach layout behind the sign-in. */
export const coachRoutes: RouteObject[] = [
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
          { path: 'queue', element: <QueuePage /> },
          { path: 'library', element: <LibraryPage /> },
          { path: 'library/foods', element: <LibraryPage /> },
          { path: 'library/meals', element: <LibraryPage /> },
          { path: 'templates', element: <TemplatesPage /> },
          { path: 'templates/:id', element: <TemplatePage /> },
          { path: 'team', element: <TeamPage /> },
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
  return useRoutes(coachRoutes)
}

/** Redirects unknown addresses of the area: to the dashboard if signed in, else to the sign-in (decision X-59). */
function ToStart() {
  const { user } = useSession('coach')
  const { homePath, loginPath } = areas.coach
  return <Navigate to={user ? homePath : loginPath} replace />
}
