import type { Suggestions } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import { articleTitles } from 'contract/site/articles'
import { searchForm } from 'contract/text'
import type { Db } from '../../../kernel/db/client'
import { listCategories, listSuggestedProducts } from '../catalog.sql'
import { readNeededCategories, searchWithNeeds, withNeededArticles } from '../needs/needs.logic'
import type { CatalogReader } from './catalog-reader'
import { queryWords } from './words'

const PRODUCTS_MAX = 5
const OTHERS_MAX = 3

/** Suggests products by score, then categories and articles whose names have all the words. */
export async function listSuggested(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  if (queryWords(text).length === 0) return { products: [], categories: [], articles: [] }
  const { answer: search, needed } = await searchWithNeeds(
    db,
    text,
    async (asked, first) => (await catalog.best(asked, PRODUCTS_MAX, first)) ?? { ids: [], isFound: false },
  )
  const words = queryWords(search.correction ?? text)
  const [products, named, categories] = await Promise.all([
    listSuggestedProducts(db, locale, search.ids),
    readNeededCategories(db, needed, locale),
    suggestCategories(db, catalog, locale, words),
  ])
  return {
    products,
    categories: [...named, ...categories.filter(({ _id }) => !named.some((one) => one._id === _id))].slice(
      0,
      OTHERS_MAX,
    ),
    articles: withNeededArticles(suggestArticles(locale, words), needed, locale).slice(0, OTHERS_MAX),
    ...(search.correction === undefined ? {} : { correction: search.correction }),
  }
}

/** Articles and answers of the help page with all the words in their titles, or in other words for them. */
export function suggestArticles(locale: Locale, words: readonly string[]): Suggestions['articles'] {
  return articleTitles
    .filter(({ title, words: others = '' }) =>
      hasAll(searchForm([...Object.values(title), others].join(' ')), words),
    )
    .slice(0, OTHERS_MAX)
    .map(({ page, section, title }) => ({ path: `/${page}#${section}`, title: title[locale] }))
}

async function suggestCategories(db: Db, catalog: CatalogReader, locale: Locale, words: readonly string[]) {
  const forms = [...(await catalog.categoryForms())]
  const fitting = new Set(forms.flatMap(([id, form]) => (hasAll(form, words) ? [id] : [])))
  if (fitting.size === 0) return []
  const categories = await listCategories(db, locale)
  return categories
    .filter(({ _id }) => fitting.has(_id))
    .slice(0, OTHERS_MAX)
    .map(({ _id, name, slug }) => ({ _id, name, slug }))
}

/** Returns true if every word is the beginning of a word of the text. */
function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => word.length > 1 && ` ${text}`.includes(` ${word}`))
}
