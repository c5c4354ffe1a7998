/** Main pages in the order of header and mobile menu. */
export const mainLinks = [
  { name: 'home', to: '/' },
  { name: 'shop', to: '/shop' },
  { name: 'programs', to: '/programs' },
  { name: 'coach', to: '/become-coach' },
  { name: 'app', to: '/app' },
] as const

export const supportArticles = ['help', 'contact', 'privacy', 'terms'] as const
export const supportLinks = [...supportArticles, 'withdraw'] as const
export const readingLinks = ['blog', 'tips', 'nutrition', 'stories'] as const
