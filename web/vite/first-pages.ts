/** A page's module, and the folders of all that it says, as its route names them: src/app/page-words.test.ts compares. */
interface FirstPage {
  module: string
  words: readonly string[]
}

/** Pages at which visits begin, by the name under which `theme.js` knows them, and the folders of what they say. */
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

/** The pages that the server paints, by their address (contract/src/site/pages.ts); what they say follows from theirs. */
const AUTH = ['features/auth/words', 'i18n/error-words']
const ARTICLES = ['help', 'contact', 'privacy', 'terms', 'blog', 'tips', 'nutrition', 'stories']
const ARTICLE = { module: '/features/site/pages/article-page.tsx', words: ['features/site/pages/words'] }
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

/** The routes of the shop, with the frame of its pages. */
export const SHOP = '/app/shop/routes.tsx'

/** What the header of the shop's frame comes alive with. */
export const HEADER: FirstPage = {
  module: '/features/catalog/search/header-search.tsx',
  words: ['features/catalog/search/words'],
}
