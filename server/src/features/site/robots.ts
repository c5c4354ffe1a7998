import { API_BASE } from 'contract/endpoint'

/** Rules for search engines: public pages and the catalogue's answers, which those pages need. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    `Allow: ${API_BASE}/products`,
    `Allow: ${API_BASE}/categories`,
    `Allow: ${API_BASE}/config`,
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /coach/',
    'Disallow: /pay/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
