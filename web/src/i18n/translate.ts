import type { ErrorCode } from 'contract/errors'
import { asciiDigits, fillText } from 'contract/sentence'
import { isLatin } from './digits'
import type { KnowsErrors, PluralForms, Source, TextCall } from './types'

type Params = Record<string, string | number>

/** Translations of failures by code. */
export interface TranslateErrors {
  /** Returns the text of a code; for an unknown code the fallback, else a general message. */
  error(code: ErrorCode | (string & {}), params?: Params, fallback?: string): string
  knowsError(code: unknown): code is ErrorCode
}

export interface Say<S> {
  (...call: TextCall<S>): string
  /** Formats a number in the page's language. */
  number(value: number): string
}

/** Translates a key; with error messages it also has `t.error`. */
export type Translate<S = Source> = S extends KnowsErrors ? Say<S> & TranslateErrors : Say<S>

function find(texts: object, key: string): string | PluralForms {
  let node: unknown = texts
  for (const part of key.split('.')) node = (node as Record<string, unknown>)[part]
  return node as string | PluralForms
}

/**
 * Creates the translate function of a language. Number parameters and digits within messages use the digits of the tag;
 * string parameters are unchanged.
 */
export function createTranslate<S = Source>(tag: string, texts: object): Translate<S> {
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const plurals = new Intl.PluralRules(tag)
  const latin = isLatin(tag)
  const fill = (written: string, params?: Params) => {
    const text = latin ? asciiDigits(written) : written
    return params
      ? fillText(
          text,
          Object.fromEntries(
            Object.entries(params).map(([k, v]) => [k, typeof v === 'number' ? numbers.format(v) : v]),
          ),
        )
      : text
  }

  const t = (key: string, params?: Params): string => {
    const found = find(texts, key)
    if (typeof found === 'string') return fill(found, params)
    const count = Number(params?.count)
    const form = count === 0 && found.zero !== undefined ? found.zero : found[plurals.select(count)]
    return fill(form ?? found.other, params)
  }
  const sentences = texts as Record<ErrorCode, string>
  const errors: TranslateErrors = {
    // Error codes contain a dot; keys without one are ordinary messages.
    knowsError: (code): code is ErrorCode =>
      typeof code === 'string' && code.includes('.') && Object.hasOwn(texts, code),
    error: (code, params, fallback) =>
      errors.knowsError(code) ? fill(sentences[code], params) : (fallback ?? fill(sentences['server.error'])),
  }
  return Object.assign(t, errors, {
    number: (value: number) => numbers.format(value),
  }) as unknown as Translate<S>
}
