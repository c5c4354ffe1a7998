/** Module of a page and folders of its messages; src/app/page-words.test.ts compares them with the route's. */
interface FirstPage {
  module: string
  words: readonly string[]
}

/** Usual entry pages by their name in `theme.js`. */
export const PAGES = {
  home: {
    module: '/app/shop/shop-home-page.tsx',
    words: ['features/site/home/words', 'features/catalog/words'],
  },
  shop: { module: '/features/catalog/shop/shop-page.tsx', words: ['features/catalog/words'] },
  product: {
    module: '/features/catalog/product/product-page.tsx',
    words: ['features/catalog/words', 'features/catalog/label/words', 'i18n/error-words'],
  },
}

const AUTH = ['features/auth/words', 'i18n/error-words']
const ARTICLES = ['help', 'contact', 'privacy', 'terms', 'blog', 'tips', 'nutrition', 'stories']
const ARTICLE = { module: '/features/site/pages/article-page.tsx', words: ['features/site/pages/words'] }
/** Prerendered pages by their path (contract/src/site/pages.ts). */
export const PAINTED: Record<string, FirstPage> = {
  '/': PAGES.home,
  '/shop': PAGES.shop,
  '/shop/category/:slug': PAGES.shop,
  '/product/:id': PAGES.product,
  '/app': { module: '/features/site/pages/app-page.tsx', words: ['features/site/pages/words'] },
  ...Object.fromEntries(ARTICLES.map((name) => [`/${name}`, ARTICLE])),
  '/login': { module: '/features/auth/sign-in/login-page.tsx', words: AUTH },
  '/register': { module: '/features/auth/sign-in/register-page.tsx', words: AUTH },
  '/forgot-password': {
    module: '/features/auth/links/forgot-page.tsx',
    words: [...AUTH, 'features/auth/links/words'],
  },
}

/** Routes of the shop with the layout of its pages. */
export const SHOP = '/app/shop/routes.tsx'

/** Lazy part of the shop's header that hydration needs. */
export const HEADER: FirstPage = {
  module: '/features/catalog/search/header-search.tsx',
  words: ['features/catalog/search/words'],
}
