import { type ReactNode, Suspense } from 'react'
import { type RouteObject, useRoutes } from 'react-router'
import { RequireSession } from '../../features/auth/require-session'
import { staffInvitationsWords } from '../../features/auth/staff/words/staff-invitations-words'
import { totpWords } from '../../features/auth/totp/words/totp-words'
import { authWords } from '../../features/auth/words/auth-words'
import { consoleWords } from '../../i18n/console/words/console-words'
import { errorWords } from '../../i18n/error-words/error-words'
import { lazyPage } from '../lazy-page'
import { sections } from './sections'

const pages = () => import('./console-pages')
const AdminLoginPage = lazyPage(() => import('../../features/admin/login-page'), {
  words: [authWords, consoleWords, errorWords],
})
const InvitationPage = lazyPage(() => import('../../features/auth/staff/invitation-page'), {
  words: [authWords, staffInvitationsWords, consoleWords, errorWords],
})
const ConsoleFooter = lazyPage(() => import('./console-footer'), { words: [consoleWords] })
const ConsoleLayout = lazyPage(() => import('./console-layout'), { words: [consoleWords] })
const MinimalLayout = lazyPage<{ footer: ReactNode }>(() => import('../minimal-layout'))
const ConsoleStart = lazyPage(async () => ({ default: (await pages()).ConsoleStart }), {
  words: [consoleWords],
})
const ConsoleNotFound = lazyPage(async () => ({ default: (await pages()).ConsoleNotFound }), {
  words: [consoleWords],
})
const SecurityPage = lazyPage(() => import('../../features/admin/security-page'), {
  words: [authWords, consoleWords, errorWords, totpWords],
})
const RequireSection = lazyPage(async () => ({ default: (await pages()).RequireSection }), {
  words: [consoleWords],
})

const footer = (
  <Suspense>
    <ConsoleFooter />
  </Suspense>
)

/** The sign-in uses the minimal layout; all sections are behind it. */
const routes: RouteObject[] = [
  {
    path: 'login',
    element: <MinimalLayout footer={footer} />,
    children: [{ index: true, element: <AdminLoginPage /> }],
  },
  {
    path: 'invitation',
    element: <MinimalLayout footer={footer} />,
    children: [{ index: true, element: <InvitationPage /> }],
  },
  {
    element: <RequireSession area="admin" />,
    children: [
      {
        element: <ConsoleLayout />,
        children: [
          { index: true, element: <ConsoleStart /> },
          ...sections
            .filter(({ path }) => path !== '')
            .map(({ name, path, pages }) => ({
              path,
              element: <RequireSection key={name} name={name} />,
              children: pages.map(({ path, Page }) => ({ path, element: <Page /> })),
            })),
          { path: 'security', element: <SecurityPage /> },
          { path: '*', element: <ConsoleNotFound /> },
        ],
      },
    ],
  },
]

/** Routes below /admin. */
export default function ConsoleArea() {
  return useRoutes(routes)
}
