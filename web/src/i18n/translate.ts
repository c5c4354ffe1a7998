import { type ErrorCode, isErrorCode } from 'contract/errors'
import type { Locale } from 'contract/locale'
import { fillText } from 'contract/text'
import type { Language, PluralForms, Source, TextCall, Texts } from './types'

type Params = Record<string, string | number>

/** Gives the text of a key; `t.error` the text of an error code, or the fallback where the code is unknown. */
export interface Translate<S = Source> {
  (...call: TextCall<S>): string
  error(code: ErrorCode | (string & {}), params?: Params, fallback?: string): string
  /** A number as the language writes it. */
  number(value: number): string
}

function find(texts: unknown, key: string): string | PluralForms {
  let node: unknown = texts
  for (const part of key.split('.')) node = (node as Record<string, unknown>)[part]
  return node as string | PluralForms
}

/** Builds the translating function of one language. Number parameters are written in the language's own digits. */
export function createTranslate<S = Source>(
  locale: Locale,
  language: { texts: Texts<S>; errors: Language['errors'] },
): Translate<S> {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const plurals = new Intl.PluralRules(locale)
  const fill = (text: string, params?: Params) =>
    params
      ? fillText(
          text,
          Object.fromEntries(
            Object.entries(params).map(([k, v]) => [k, typeof v === 'number' ? numbers.format(v) : v]),
          ),
        )
      : text

  const t = (key: string, params?: Params): string => {
    const found = find(language.texts, key)
    if (typeof found === 'string') return fill(found, params)
    const count = Number(params?.count)
    const form = count === 0 && found.zero !== undefined ? found.zero : found[plurals.select(count)]
    return fill(form ?? found.other, params)
  }
  return Object.assign(t as unknown as Translate<S>, {
    error: (code: string, params?: Params, fallback?: string) =>
      isErrorCode(code)
        ? fill(language.errors[code], params)
        : (fallback ?? fill(language.errors['server.error'])),
    number: (value: number) => numbers.format(value),
  })
}
