import { type ReactNode, Suspense } from 'react'
import { type RouteObject, useRoutes } from 'react-router'
import { RequireSession } from '../../features/auth/require-session'
import { lazyPage } from '../../ui/lazy-page'
import { sections } from './sections'

const AdminLoginPage = lazyPage(() => import('../../features/admin/login-page'))
const InvitationPage = lazyPage(() => import('../../features/auth/staff/invitation-page'))
const ConsoleFooter = lazyPage(() => import('./console-footer'))
const ConsoleLayout = lazyPage(() => import('./console-layout'))
const MinimalLayout = lazyPage<{ footer: ReactNode }>(() => import('../minimal-layout'))
const ConsoleStart = lazyPage(async () => {
  const { ConsoleStart } = await import('./console-pages')
  return { default: ConsoleStart }
})
const ConsoleNotFound = lazyPage(async () => {
  const { ConsoleNotFound } = await import('./console-pages')
  return { default: ConsoleNotFound }
})
const SecurityPage = lazyPage(() => import('../../features/admin/security-page'))
const RequireSection = lazyPage(async () => {
  const { RequireSection } = await import('./console-pages')
  return { default: RequireSection }
})

const footer = (
  <Suspense>
    <ConsoleFooter />
  </Suspense>
)

/** The sign-in uses the minimal layout; all sections are behind it. */
export const consoleRoutes: RouteObject[] = [
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
  return useRoutes(consoleRoutes)
}
