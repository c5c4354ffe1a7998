/**
 * Pages of the web by address (`:name` one part, `/*` anything below); others are answered 404. Only `listed` pages,
 * products and categories are in the sitemap; search engines must not index the rest.
 */
export const webPages = [
  { path: '/', listed: true },
  { path: '/shop', listed: true },
  { path: '/shop/category/:slug' },
  { path: '/shop/:slug' },
  { path: '/product/:id' },
  { path: '/app', listed: true },
  { path: '/become-coach', listed: true },
  { path: '/help', listed: true },
  { path: '/contact', listed: true },
  { path: '/privacy', listed: true },
  { path: '/terms', listed: true },
  { path: '/blog', listed: true },
  { path: '/tips', listed: true },
  { path: '/nutrition', listed: true },
  { path: '/stories', listed: true },
  { path: '/cart' },
  { path: '/order-success' },
  { path: '/login', listed: true },
  { path: '/register', listed: true },
  { path: '/forgot-password', listed: true },
  { path: '/reset-password' },
  { path: '/verify-email' },
  { path: '/change-email' },
  { path: '/keep-email' },
  { path: '/keep-account' },
  { path: '/withdraw-application' },
  { path: '/checkout' },
  { path: '/orders' },
  { path: '/orders/:orderNumber' },
  { path: '/account' },
  { path: '/blood-tests' },
  { path: '/blood-tests/new' },
  { path: '/blood-tests/:id' },
  { path: '/messages' },
  { path: '/programs' },
  { path: '/programs/:id/week' },
  { path: '/programs/:id/questionnaire' },
  { path: '/coach/*' },
  { path: '/admin/*' },
] as const

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
export function findWebPage(path: string): WebPage | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page
}
