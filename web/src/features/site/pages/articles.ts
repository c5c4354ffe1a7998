import type { Locale } from 'contract/locale'
import { withRuleNumbers } from 'contract/rule-numbers'
import type { Article, ArticleName } from './content-shape'

type Loaders = {
  [A in ArticleName]: Record<Locale, () => Promise<{ default: Article<A> }>>
}

/** Each article is one chunk per language. */
const loaders: Loaders = {
  help: {
    en: () => import('./content/help.en'),
    fa: () => import('./content/help.fa'),
    nl: () => import('./content/help.nl'),
  },
  contact: {
    en: () => import('./content/contact.en'),
    fa: () => import('./content/contact.fa'),
    nl: () => import('./content/contact.nl'),
  },
  privacy: {
    en: () => import('./content/privacy.en'),
    fa: () => import('./content/privacy.fa'),
    nl: () => import('./content/privacy.nl'),
  },
  terms: {
    en: () => import('./content/terms.en'),
    fa: () => import('./content/terms.fa'),
    nl: () => import('./content/terms.nl'),
  },
  blog: {
    en: () => import('./content/blog.en'),
    fa: () => import('./content/blog.fa'),
    nl: () => import('./content/blog.nl'),
  },
  tips: {
    en: () => import('./content/tips.en'),
    fa: () => import('./content/tips.fa'),
    nl: () => import('./content/tips.nl'),
  },
  nutrition: {
    en: () => import('./content/nutrition.en'),
    fa: () => import('./content/nutrition.fa'),
    nl: () => import('./content/nutrition.nl'),
  },
  stories: {
    en: () => import('./content/stories.en'),
    fa: () => import('./content/stories.fa'),
    nl: () => import('./content/stories.nl'),
  },
}

/** Loads an article and fills in the rule numbers. */
export async function loadArticle<A extends ArticleName>(name: A, locale: Locale): Promise<Article<A>> {
  const { default: article } = await loaders[name][locale]()
  return withRuleNumbers<Article<A>>(article, locale)
}
