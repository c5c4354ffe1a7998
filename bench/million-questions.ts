import { randomFrom, shuffled } from './lib/random'

export const LANGUAGES = ['en', 'fa', 'nl'] as const

/** What the questions are made of. */
export interface Shop {
  ids: string[]
  category: string
  /** Words of names and descriptions, by language. */
  words: string[][]
}

const search = (...words: string[]) =>
  words.map((word) => () => `/products?search=${encodeURIComponent(word)}`)
const list = (...queries: string[]) => queries.map((query) => () => `/products?${query}`)
type Question = (shop: Shop, round: number) => string
/** So many words of the catalogue, other ones in each round, of one language. */
const drawn = (count: number, more = ''): Question[] =>
  LANGUAGES.map((_lang, i) => ({ words }, round) => {
    const random = randomFrom(round * 100 + count * 10 + i)
    const all = shuffled(words[i] as string[], random)
    return `/products?search=${encodeURIComponent(all.slice(0, count).join(' '))}${more}`
  })
const RARE: Question[] = [
  (_shop, round) => `/products?search=${100_000 + round * 37}`,
  ({ ids }, round) => `/products?search=${ids[round % ids.length]?.slice(-6)}`,
]

/** Searches, whose times are bounded. */
export const SEARCHES: Record<string, Question[]> = {
  'one word': search(
    'whey',
    'kettlebell',
    'mat',
    'rope',
    'bottle',
    'creatine',
    'belt',
    'oats',
    'journal',
    'dumbbell',
  ),
  'three words': search(
    'whey protein powder',
    'green yoga mat',
    'adjustable speed rope',
    'kettlebell 16 kg',
    'rubber hex dumbbell',
  ),
  'a beginning': search('kett', 'prot', 'dumb', 'crea', 'yog', 'bott'),
  'a rare word': RARE,
  'a common word': search('training', 'with', 'grams', 'tavan', 'every'),
  Persian: search('پروتئین', 'کتل‌بل', 'تمرین', 'طناب', 'پودر پروتئین وی'),
  'a misspelt word': search('kettelbell', 'protien', 'kreatine'),
  'a word that is nowhere': search('xqzzy', 'rubber water plate'),
  'a word of the catalogue, in each language': [...drawn(1), ...drawn(1, '&page=2')],
  'two words of it': drawn(2),
  'three words of it': drawn(3),
  'suggestions while one types': [
    ...['ket', 'kettle', 'whey p', 'پرو', 'yoga m'].map(
      (text) => () => `/search/suggestions?q=${encodeURIComponent(text)}`,
    ),
    ...LANGUAGES.flatMap((_lang, i) =>
      [2, 3, 5].map(
        (length): Question =>
          ({ words }, round) => {
            const [word = ''] = shuffled(words[i] as string[], randomFrom(round * 1000 + length * 10 + i))
            return `/search/suggestions?q=${encodeURIComponent(word.slice(0, length))}`
          },
      ),
    ),
  ],
}

/** Questions beside searches. */
export const OTHERS: Record<string, Question[]> = {
  'first page of each sort': list(
    ...['featured', 'price_asc', 'price_desc', 'newest', 'name', 'name&lang=fa', 'name&lang=nl'].map(
      (sort) => `sort=${sort}`,
    ),
  ),
  'page 40,000 and 80,000': list(
    'page=40000',
    'page=80000',
    'page=40000&sort=price_asc',
    'page=80000&sort=newest',
  ),
  'a category, first page and page 2,000': ['', '&sort=price_asc', '&page=2000'].map(
    (more) =>
      ({ category }) =>
        `/products?categoryId=${category}${more}`,
  ),
  'bounds of the price, and featured ones': list(
    'minPrice=20&maxPrice=40',
    'maxPrice=60&sort=name',
    'featured=true',
  ),
  'a search in other orders': list(
    'search=kettlebell&sort=price_asc',
    'search=training&sort=newest',
    'search=whey&sort=name',
  ),
  'a search, page 100 and 1,000': list('search=kettlebell&page=100', 'search=training&page=1000'),
  'categories with counts': [
    (_shop, round) => `/categories/with-counts?lang=${['en', 'fa', 'nl'][round % 3]}`,
  ],
  'one product': [({ ids }, round) => `/products/${ids[round % ids.length]}`],
  'goes well with': [({ ids }, round) => `/products/${ids[round % ids.length]}/related`],
}
