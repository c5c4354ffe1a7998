import type { Locale } from '../src/locale'
import { dutch } from './glossary-dutch'
import { english } from './glossary-english'
import { persian } from './glossary-persian'
import type { Kind, Rule } from './glossary-rule'
import { flatTexts } from './texts'

export type { Kind } from './glossary-rule'

/** Retired words by language that must not come back. */
export const glossary: Record<Locale, readonly Rule[]> = { en: english, fa: persian, nl: dutch }

/** Texts that may say it, each with its reason. */
export const allowed: Readonly<Record<string, string>> = {
  توان: 'the wordmark',
  'توان Tavan': 'the wordmark',
  '{page} · توان Tavan': 'the title of a page',
  '© {year} توان': 'the wordmark',
  'توان Tavan: تغذیه، تجهیزات و مربیگری': 'the title of a page',
  'توان انفجاری': 'the power of a muscle, a category of exercises',
  'Btw-nummer': 'the name of the number on an invoice',
  'Tavan (توان) is the Persian word for strength.': 'explains the name',
  'Tavan (توان) is het Perzische woord voor kracht.': 'explains the name',
}

/** Texts that the specification fixes, by language and key of the export, with its id. */
export const specified: Readonly<Record<string, string>> = {
  'en web/src/features/auth/words#auth/state': 'SHOP-VAL-32, the state of an address',
  'en web/src/features/auth/words#auth/menu/logout': 'SHOP-HDR-22',
  'en web/src/features/coaches/words#coach/header/logout': 'COACH-DASH-05',
  'fa web/src/features/site/home/words#home/stats/users/label': 'SHOP-HOME-03',
  'nl web/src/features/site/home/words#home/stats/users/label': 'SHOP-HOME-03',
}

const exempt = (path: string, text: string, locale: Locale) =>
  Object.hasOwn(allowed, text) || Object.hasOwn(specified, `${locale} ${path}`)

/** Retired words and phrases in one text, each with what to write instead. */
export const retiredIn = (text: string, locale: Locale, kind: Kind): string[] =>
  glossary[locale]
    .filter((rule) => (rule.in ?? kind) === kind)
    .flatMap(({ not, but }) => {
      const said = not.exec(text)?.[0]
      return said ? [`“${said}” → ${but}`] : []
    })

/** Every text in which a retired word is left: its key, the word and what to write instead. */
export const strayWords = (texts: unknown, locale: Locale, kind: Kind): string[] =>
  flatTexts(texts)
    .filter(([path, text]) => !exempt(path, text, locale))
    .flatMap(([path, text]) => retiredIn(text, locale, kind).map((found) => `${path}: ${found}`))
