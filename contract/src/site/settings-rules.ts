import type { ErrorCode } from '../errors'
import { type Locale, localeCodes } from '../locale'
import { isBlank, isEmail, withoutFormat } from '../text'
import { isTimeZone } from '../time-zone'

/** The shop's settings as staff write them; no zod, because the screen uses the rules too. */

export const SHOP_NAME_MAX = 60
export const SHOP_LINE_MAX = 200
export const ADDRESS_LINES_MAX = 6
/** Figures on the home page: as many as its band has places. */
export const HOME_FIGURES = 4
export const TESTIMONIALS_MAX = 6
export const QUOTE_MAX = 400

export type InLanguages = Record<Locale, string>

interface Written {
  shop: { name: string; email: string }
  timeZone: string
  storeLinks: { ios: string; android: string }
  home: {
    figures: readonly Record<'value' | 'label', InLanguages>[]
    testimonials: readonly Record<'quote' | 'author' | 'detail', InLanguages>[]
  } | null
}

export interface Problem {
  path: string
  code: ErrorCode
}

/** Returns the problems of the settings, in the order of the form. */
export function settingsProblems({ shop, timeZone, storeLinks, home }: Written): Problem[] {
  const problems: Problem[] = []
  if (isBlank(shop.name)) problems.push({ path: 'shop.name', code: 'site.name_required' })
  if (!isEmail(withoutFormat(shop.email))) problems.push({ path: 'shop.email', code: 'auth.email_invalid' })
  if (!isTimeZone(timeZone)) problems.push({ path: 'timeZone', code: 'site.time_zone_unknown' })
  for (const store of ['ios', 'android'] as const)
    if (!isStoreLink(storeLinks[store]))
      problems.push({ path: `storeLinks.${store}`, code: 'site.link_invalid' })
  return [...problems, ...homeProblems(home)]
}

/** Requires every text of the home page in each language, because the page has no fallback. */
function homeProblems(home: Written['home']): Problem[] {
  const blank = (path: string, texts: InLanguages): Problem[] =>
    localeCodes
      .filter((language) => isBlank(texts[language]))
      .map((language) => ({ path: `${path}.${language}`, code: 'site.text_required' as const }))
  return [
    ...(home?.figures ?? []).flatMap(({ value, label }, i) => [
      ...blank(`home.figures.${i}.value`, value),
      ...blank(`home.figures.${i}.label`, label),
    ]),
    ...(home?.testimonials ?? []).flatMap(({ quote, author, detail }, i) => [
      ...blank(`home.testimonials.${i}.quote`, quote),
      ...blank(`home.testimonials.${i}.author`, author),
      ...blank(`home.testimonials.${i}.detail`, detail),
    ]),
  ]
}

/** Empty: the link of the server's own settings. */
function isStoreLink(text: string): boolean {
  if (isBlank(text)) return true
  return URL.canParse(text.trim()) && new URL(text.trim()).protocol === 'https:'
}
