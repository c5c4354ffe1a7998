import { findWebPage, type ListedPath } from 'contract/site/pages'
import type { FindPageHead } from '../../feature'
import { COMMON_HEAD, MISSING_PAGE, type PageHead } from '../../kernel/http/page-head'

/** What the pages that everybody may find say of themselves, in English, as the catalogue's do. */
const HEADS: Record<Exclude<ListedPath, '/'>, { title: string; description: string }> = {
  '/shop': {
    title: 'Shop',
    description:
      'Supplements, pantry, free weights, gear and programs: every label in full, every price before tax.',
  },
  '/app': {
    title: 'The app',
    description:
      'The whole plan, in your pocket: sets, meals and your coach, on iPhone, iPad and Android, with one account.',
  },
  '/become-coach': {
    title: 'Become a coach',
    description:
      'Coach with Tavan: apply with your experience and certificates. A person reads every application.',
  },
  '/help': {
    title: 'Help',
    description: 'Short answers to what people ask us most: orders, payment, delivery, returns and programs.',
  },
  '/contact': {
    title: 'Contact',
    description: 'One mailbox, read by people who train. Write in English, Persian or Dutch.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What we keep, why, and how you get it back or have it erased. In plain words.',
  },
  '/terms': {
    title: 'Terms',
    description: 'The rules of the shop and of the programs, short enough to read.',
  },
  '/blog': { title: 'Blog', description: 'Short pieces on training and food. No miracles, no ten secrets.' },
  '/tips': {
    title: 'Training tips',
    description: 'Six things that matter more than the perfect program. Get these right and most plans work.',
  },
  '/nutrition': {
    title: 'Nutrition',
    description: 'Food for people who train: the few numbers worth knowing, and what to do with them.',
  },
  '/stories': { title: 'Stories', description: 'Three ways a plan can fit a life.' },
}

/** Pages that are somebody's own, or a step on the way: search engines keep none of them. */
const OWN: PageHead = { ...COMMON_HEAD, meta: { robots: 'noindex' } }

/** The heads of all pages but the catalogue's, which know better what stands at an address. */
export const findSiteHead: FindPageHead = async (path) => {
  const page = findWebPage(path)
  if (!page) return MISSING_PAGE
  if (page.path === '/') return COMMON_HEAD
  if (/^\/(product|shop)\//.test(page.path)) return undefined
  const words = HEADS[page.path as keyof typeof HEADS]
  return words ? { ...COMMON_HEAD, ...words, title: `${words.title} · Tavan`, canonical: page.path } : OWN
}
