import type { Locale } from 'contract/locale'
import type { Plugin } from 'vite'

type Texts = Record<Locale, string>

/** Texts of the parts that we use, by the library's folder; the library has 34 languages, and no Persian. */
const texts: Record<string, Record<string, Texts>> = {
  datepicker: {
    selectedDateDescription: {
      en: 'Selected date: {date}',
      fa: 'تاریخ انتخاب‌شده: {date}',
      nl: 'Gekozen datum: {date}',
    },
  },
  calendar: {
    previous: { en: 'Previous month', fa: 'ماه قبل', nl: 'Vorige maand' },
    next: { en: 'Next month', fa: 'ماه بعد', nl: 'Volgende maand' },
    selectedDateDescription: {
      en: 'Selected date: {date}',
      fa: 'تاریخ انتخاب‌شده: {date}',
      nl: 'Gekozen datum: {date}',
    },
    todayDate: { en: 'Today, {date}', fa: 'امروز، {date}', nl: 'Vandaag, {date}' },
    todayDateSelected: {
      en: 'Today, {date}, selected',
      fa: 'امروز، {date}، انتخاب‌شده',
      nl: 'Vandaag, {date}, gekozen',
    },
    dateSelected: { en: '{date}, selected', fa: '{date}، انتخاب‌شده', nl: '{date}, gekozen' },
    minimumDate: { en: 'First available date', fa: 'نخستین تاریخ ممکن', nl: 'Eerste beschikbare datum' },
    maximumDate: { en: 'Last available date', fa: 'آخرین تاریخ ممکن', nl: 'Laatste beschikbare datum' },
  },
  spinbutton: { Empty: { en: 'Empty', fa: 'خالی', nl: 'Leeg' } },
}

const DICTIONARY = /react-(?:aria|stately)\/dist\/private\/(\w+)\/[^/]+$/
const PREFIX = '\0react-aria-texts:'

/**
 * Replaces the dictionaries of React Aria by texts in our languages, as the library's own plugin
 * `@react-aria/optimize-locales-plugin` does for the languages that it has.
 */
export function reactAriaTexts(): Plugin {
  return {
    name: 'react-aria-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      const folder = source.endsWith('/intlStrings.mjs') && DICTIONARY.exec(importer ?? '')?.[1]
      return folder ? PREFIX + folder : undefined
    },
    load: (id) => (id.startsWith(PREFIX) ? moduleOf(texts[id.slice(PREFIX.length)] ?? {}) : undefined),
  }
}

/** Returns a module with the texts by language, those with parameters as functions. */
function moduleOf(entries: Record<string, Texts>): string {
  const languages = (['en', 'fa', 'nl'] as const).map((locale) => {
    const lines = Object.entries(entries).map(([key, text]) => `${key}: ${codeOf(text[locale])}`)
    return `${locale}: {${lines.join(', ')}}`
  })
  return `export default {${languages.join(', ')}}`
}

const codeOf = (text: string): string =>
  text.includes('{') ? `(args) => \`${text.replace(/\{(\w+)\}/g, '$${args.$1}')}\`` : JSON.stringify(text)
