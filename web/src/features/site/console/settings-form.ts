import { localeCodes } from 'contract/locale'
import type { HomeContent } from 'contract/site/calls'
import type { ShopSettings } from 'contract/site/settings-calls'
import {
  ADDRESS_LINES_MAX,
  HOME_FIGURES,
  QUOTE_MAX,
  SHOP_LINE_MAX,
  SHOP_NAME_MAX,
  settingsProblems,
  TESTIMONIALS_MAX,
} from 'contract/site/settings-rules'
import en from '../home/words/en'
import fa from '../home/words/fa'
import nl from '../home/words/nl'

/** Form values: the address as typed, and the home page's default texts where the owner saved none. */
export interface SettingsValues extends Omit<ShopSettings, 'shop' | 'home' | 'version'> {
  shop: Omit<ShopSettings['shop'], 'address'> & { address: string }
  home: HomeContent
}

const figures = ['users', 'coaches', 'success', 'support'] as const
const inAll = (of: (home: typeof en.home | typeof fa.home | typeof nl.home) => string) => ({
  en: of(en.home),
  fa: of(fa.home),
  nl: of(nl.home),
})

/** Returns the default home page: the same testimonial three times. */
export function homeAsItComes(): HomeContent {
  const voice = () => ({
    quote: inAll(({ testimonials }) => testimonials.quote),
    author: inAll(({ testimonials }) => testimonials.author),
    detail: inAll(({ testimonials }) => testimonials.detail),
  })
  return {
    figures: figures.map((name) => ({
      value: inAll(({ stats }) => stats[name].value),
      label: inAll(({ stats }) => stats[name].label),
    })),
    testimonials: [voice(), voice(), voice()],
  }
}

export function valuesOf({ shop, home, version: _, ...rest }: ShopSettings): SettingsValues {
  return { ...rest, shop: { ...shop, address: shop.address.join('\n') }, home: home ?? homeAsItComes() }
}

export function settingsOf({ shop, home, ...rest }: SettingsValues): Omit<ShopSettings, 'version'> {
  const address = shop.address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, ADDRESS_LINES_MAX)
  const untouched = JSON.stringify(home) === JSON.stringify(homeAsItComes())
  return { ...rest, shop: { ...shop, address }, home: untouched ? null : home }
}

export const problemsOf = (values: SettingsValues) => settingsProblems(settingsOf(values))

/** Maximum number of characters by field. */
export const limits: Record<string, number> = {
  'shop.name': SHOP_NAME_MAX,
  'shop.email': 254,
  'shop.legalName': SHOP_LINE_MAX,
  'shop.address': ADDRESS_LINES_MAX * SHOP_LINE_MAX,
  'shop.phone': 40,
  timeZone: 60,
  'storeLinks.ios': SHOP_LINE_MAX,
  'storeLinks.android': SHOP_LINE_MAX,
  ...inEachLanguage('home.figures', HOME_FIGURES, { value: 20, label: 60 }),
  ...inEachLanguage('home.testimonials', TESTIMONIALS_MAX, { quote: QUOTE_MAX, author: 80, detail: 120 }),
}

function inEachLanguage(list: string, count: number, fields: Record<string, number>): Record<string, number> {
  const rows = Array.from({ length: count }, (_, i) => i)
  return Object.fromEntries(
    rows.flatMap((i) =>
      Object.entries(fields).flatMap(([field, max]) =>
        localeCodes.map((language) => [`${list}.${i}.${field}.${language}`, max]),
      ),
    ),
  )
}
