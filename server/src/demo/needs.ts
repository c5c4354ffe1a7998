import type { Need } from 'contract/catalog/console-need-calls'
import { putNeeds } from '../features/catalog/needs/needs.sql'
import type { Tx } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import type { LoadedProduct } from './load-orders'

/** A need with the keys of its products and the addresses of its categories. */
type DemoNeed = Omit<Need, 'id'>

/** Needs that people search for without naming a product; the text of each product explains its use. */
export const demoNeeds: readonly DemoNeed[] = [
  {
    words: {
      en: 'back pain, sore back, stiff back',
      fa: 'کمردرد، درد کمر، خشکی کمر',
      nl: 'rugpijn, pijn in de rug, stijve rug',
    },
    products: ['foam-roller', 'massage-ball-set', 'cork-blocks', 'yoga-mat'],
    categories: ['conditioning'],
    articles: ['/tips#warmUp', '/tips#technique'],
  },
  {
    words: { en: 'sleep, sleep better', fa: 'خواب، خواب بهتر', nl: 'slaap, slapen, beter slapen' },
    products: ['magnesium-glycinate', 'casein-night'],
    categories: [],
    articles: ['/tips#sleep'],
  },
  {
    words: {
      en: 'lose weight, weight loss, lose fat, fat loss',
      fa: 'کاهش وزن، لاغری، کم کردن وزن، چربی‌سوزی',
      nl: 'afvallen, gewicht verliezen, vet verliezen',
    },
    products: ['program-fatloss-16', 'pea-rice-protein', 'speed-rope'],
    categories: ['programs'],
    articles: ['/nutrition#energy'],
  },
  {
    words: { en: 'cramp, muscle cramp', fa: 'گرفتگی، گرفتگی عضله', nl: 'kramp, spierkramp' },
    products: ['electrolyte-mix', 'magnesium-glycinate'],
    categories: [],
    articles: ['/nutrition#water'],
  },
  {
    words: { en: 'tired, tiredness, fatigue', fa: 'خستگی، خسته', nl: 'moe, moeheid, vermoeidheid' },
    products: ['magnesium-glycinate'],
    categories: [],
    articles: ['/tips#sleep', '/blog#deload'],
  },
  {
    words: {
      en: 'sugar free, no sugar, without sugar',
      fa: 'بدون قند، بدون شکر',
      nl: 'suikervrij, zonder suiker',
    },
    products: ['almond-butter', 'pistachio-butter', 'rolled-oats', 'cold-brew-cans', 'pea-rice-protein'],
    categories: ['pantry'],
    articles: [],
  },
  {
    words: {
      en: 'low carb, few carbs',
      fa: 'کم‌کربوهیدرات، کربوهیدرات کم',
      nl: 'koolhydraatarm, weinig koolhydraten',
    },
    products: ['whey-vanilla', 'pea-rice-protein', 'casein-night', 'whey-cacao'],
    categories: [],
    articles: ['/nutrition#macros'],
  },
  {
    words: {
      en: 'build muscle, gain muscle, muscle growth',
      fa: 'عضله‌سازی، افزایش عضله، رشد عضله',
      nl: 'spieren opbouwen, spiergroei, spiermassa',
    },
    products: ['whey-vanilla', 'creatine-mono', 'adjustable-dumbbell', 'program-strength-12'],
    categories: ['strength'],
    articles: ['/nutrition#protein', '/tips#reps'],
  },
  {
    words: {
      en: 'start running, learn to run',
      fa: 'شروع دویدن، یاد گرفتن دویدن',
      nl: 'beginnen met hardlopen, leren hardlopen',
    },
    products: ['program-run-10k', 'electrolyte-mix', 'date-bars'],
    categories: [],
    articles: ['/tips#progression'],
  },
  {
    words: {
      en: 'sore muscles, muscle pain, stiff muscles',
      fa: 'درد عضله، عضله‌درد، کوفتگی',
      nl: 'spierpijn, stijve spieren',
    },
    products: ['foam-roller', 'massage-ball-set'],
    categories: [],
    articles: ['/tips#warmUp', '/blog#deload'],
  },
]

/** Saves the needs for the demo's products and categories. */
export async function loadNeeds(tx: Tx, products: ReadonlyMap<string, LoadedProduct>): Promise<void> {
  const rows = await tx<{ id: string; slug: string }[]>`select id, slug from categories`
  const categories = new Map(rows.map(({ id, slug }) => [slug, id]))
  const needs = demoNeeds.map((need) => ({
    ...need,
    id: newId(),
    products: need.products.map((key) => known(products.get(key)?.id, key)),
    categories: need.categories.map((slug) => known(categories.get(slug), slug)),
  }))
  await putNeeds(tx, needs, 1)
}

function known(id: string | undefined, name: string): string {
  if (id === undefined) throw new Error(`the demo has no ${name}`)
  return id
}
