import type { Area } from '../route'

interface Page {
  /** `:name` is one part, `/*` anything below. */
  path: string
  /** In the sitemap, like products and categories; search engines must not index the rest. */
  listed?: true
  /** The server renders it as a guest sees it. */
  painted?: true
  /** Area that a visitor must be signed in to. */
  area?: Area
  /** The server renders its frame for signed-in visitors. */
  frame?: true
  /** Path of the rendered frame, for an address that redirects. */
  as?: string
}

/** Pages of the web by address; others are answered 404. */
export const webPages = [
  { path: '/', listed: true, painted: true },
  { path: '/shop', listed: true, painted: true },
  { path: '/shop/category/:slug', painted: true },
  { path: '/shop/:slug' },
  { path: '/product/:id', painted: true },
  { path: '/app', listed: true, painted: true },
  { path: '/become-coach', listed: true, painted: true },
  { path: '/help', listed: true, painted: true },
  { path: '/contact', listed: true, painted: true },
  { path: '/privacy', listed: true, painted: true },
  { path: '/terms', listed: true, painted: true },
  { path: '/withdraw', listed: true, painted: true },
  { path: '/blog', listed: true, painted: true },
  { path: '/tips', listed: true, painted: true },
  { path: '/nutrition', listed: true, painted: true },
  { path: '/stories', listed: true, painted: true },
  { path: '/cart' },
  { path: '/compare' },
  { path: '/newsletter' },
  { path: '/unsubscribe' },
  { path: '/order-success' },
  { path: '/order-status' },
  { path: '/login', listed: true, painted: true },
  { path: '/register', listed: true, painted: true },
  { path: '/forgot-password', listed: true, painted: true },
  { path: '/reset-password' },
  { path: '/verify-email' },
  { path: '/change-email', area: 'customer' },
  { path: '/keep-email' },
  { path: '/keep-account' },
  { path: '/withdraw-application' },
  { path: '/checkout', area: 'customer' },
  { path: '/wish-list', area: 'customer' },
  { path: '/subscriptions', area: 'customer' },
  { path: '/orders', area: 'customer', frame: true },
  { path: '/orders/:orderNumber', area: 'customer' },
  { path: '/account', area: 'customer', frame: true },
  { path: '/blood-tests', area: 'customer', frame: true },
  { path: '/blood-tests/new', area: 'customer' },
  { path: '/blood-tests/:id', area: 'customer' },
  { path: '/messages', area: 'customer', frame: true },
  { path: '/today', area: 'customer', frame: true },
  { path: '/programs', area: 'customer', frame: true },
  { path: '/programs/:id/week', area: 'customer' },
  { path: '/programs/:id/questionnaire', area: 'customer' },
  { path: '/programs/:id/photos', area: 'customer' },
  { path: '/programs/:id/progress', area: 'customer' },
  { path: '/programs/:id/shopping', area: 'customer' },
  { path: '/programs/:id/check-ins', area: 'customer' },
  { path: '/programs/:id/check-ins/:date', area: 'customer' },
  { path: '/today/session/:userProgramId/:session', area: 'customer' },
  { path: '/coach', area: 'coach', frame: true, as: '/coach/dashboard' },
  { path: '/coach/dashboard', area: 'coach', frame: true },
  { path: '/coach/*', area: 'coach' },
  { path: '/admin', area: 'admin', frame: true },
  { path: '/admin/*', area: 'admin' },
] as const satisfies readonly Page[]

type WebPage = (typeof webPages)[number]
export type ListedPath = Extract<WebPage, { listed: true }>['path']

const patterns = webPages.map((page) => ({
  page,
  pattern: new RegExp(
    `^${page.path === '/' ? '' : page.path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/?$`,
    'i',
  ),
}))

/** The page at a path, as the web's router finds it: a slash at the end and capital letters make no difference. */
export function findWebPage(path: string): (Page & WebPage) | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page
}
