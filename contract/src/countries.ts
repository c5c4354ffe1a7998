import { type Locale, localeCodes } from './locale'
import { searchForm } from './text'

/** All codes of ISO 3166-1. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** Codes of all countries. */
export const countryCodes: readonly string[] = CODES.split(' ')

const known: ReadonlySet<string> = new Set(countryCodes)

/** Returns true for a code of ISO 3166-1. */
export const isCountryCode = (code: string): boolean => known.has(code)

/** Countries whose postal addresses name no state, province or region. */
const STATELESS: ReadonlySet<string> = new Set(
  'AD AT AX BE BG BL BQ CH CW CY CZ DE DK EE FI FO FR GF GG GI GL GP GR HR HU IL IM IS JE LI LT LU LV MC ME MF MK MQ MT NC NL NO NZ PF PL PM PT RE RS SE SG SI SJ SK SM SX VA WF YT'.split(
    ' ',
  ),
)

/** Returns true if addresses in this country name a state; unknown countries may. */
export const usesStates = (code: string | undefined): boolean => code === undefined || !STATELESS.has(code)

/** Names that people write and the language's own list lacks. */
const ALIASES: Record<string, readonly string[]> = {
  CD: ['dr congo', 'democratic republic of the congo'],
  CG: ['congo', 'republic of the congo'],
  CI: ['ivory coast', 'ivoorkust'],
  CV: ['cabo verde', 'cape verde'],
  CZ: ['czech republic', 'czechia', 'tsjechie'],
  GB: [
    'uk',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'engeland',
    'انگلیس',
    'انگلستان',
  ],
  IR: ['islamic republic of iran', 'persia'],
  KR: ['korea', 'republic of korea'],
  MK: ['macedonia'],
  MM: ['burma', 'birma'],
  NL: ['holland', 'the netherlands'],
  RU: ['russian federation'],
  SZ: ['swaziland'],
  TR: ['turkiye', 'turkey'],
  US: ['usa', 'united states of america', 'america', 'vs', 'verenigde staten van amerika', 'آمریکا'],
  VA: ['holy see', 'vatican'],
}

const namesIn = new Map<Locale, Intl.DisplayNames>()

/** Returns the name of a country in a language; the code itself where it has none. */
export function countryName(code: string, locale: Locale): string {
  let names = namesIn.get(locale)
  if (!names) {
    names = new Intl.DisplayNames(locale, { type: 'region' })
    namesIn.set(locale, names)
  }
  return names.of(code) ?? code
}

export interface Country {
  code: string
  name: string
}

const listed = new Map<Locale, readonly Country[]>()

/** Returns the countries with these codes (all if there are none), named and sorted in a language. */
export function countriesIn(locale: Locale, only: readonly string[] = []): readonly Country[] {
  let all = listed.get(locale)
  if (!all) {
    const { compare } = new Intl.Collator(locale)
    all = countryCodes
      .map((code) => ({ code, name: countryName(code, locale) }))
      .sort((a, b) => compare(a.name, b.name))
    listed.set(locale, all)
  }
  return only.length === 0 ? all : all.filter(({ code }) => only.includes(code))
}

/** Spelling of a name for comparison: without case, accents and punctuation. */
function folded(text: string): string {
  return searchForm(text)
    .replace(/[.'’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

let aliases: ReadonlyMap<string, string> | undefined

function codesByAlias(): ReadonlyMap<string, string> {
  aliases ??= new Map(
    Object.entries(ALIASES).flatMap(([code, names]) => names.map((name) => [folded(name), code] as const)),
  )
  return aliases
}

const recognised = new Map<Locale, ReadonlyMap<string, string>>()

/** Reads a language when it is first needed; all of them take 40 ms on a server. */
function codesByName(locale: Locale): ReadonlyMap<string, string> {
  let codes = recognised.get(locale)
  if (!codes) {
    codes = readNames(locale)
    recognised.set(locale, codes)
  }
  return codes
}

function readNames(locale: Locale): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames(locale, { type: 'region', style })
    for (const code of countryCodes) codes.set(folded(names.of(code) ?? code), code)
  }
  return codes
}

/** Returns the code of the country that a text names by its code or its English, Persian or Dutch name. */
export function countryCodeOf(text: string): string | undefined {
  const name = folded(text)
  if (name === '') return undefined
  const code = name.toUpperCase()
  if (known.has(code)) return code
  const byAlias = codesByAlias().get(name)
  if (byAlias !== undefined) return byAlias
  for (const locale of localeCodes) {
    const byName = codesByName(locale).get(name)
    if (byName !== undefined) return byName
  }
  return undefined
}

/** Returns the name in a language of the country that a text names; the text itself if it names none. */
export function localCountryName(text: string, locale: Locale): string {
  const code = countryCodeOf(text)
  return code === undefined ? text : countryName(code, locale)
}

/** Returns true if two texts name one country, or are the same text but for its spelling. */
export function isSameCountry(a: string, b: string): boolean {
  return (countryCodeOf(a) ?? folded(a)) === (countryCodeOf(b) ?? folded(b))
}
