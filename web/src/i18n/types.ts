import type en from './words/en'

/** Text with the plural forms of Intl.PluralRules; `zero` applies to exactly 0 in every language. */
export interface PluralForms {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

type Leaf = string | PluralForms

/** Type of a translation: the keys of the English source with any text. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends PluralForms ? PluralForms : Texts<T[K]>
}

type Path<T> = {
  [K in keyof T & string]: T[K] extends Leaf ? K : `${K}.${Path<T[K]>}`
}[keyof T & string]

type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type NamesOf<L> = L extends string ? Names<L> : L extends PluralForms ? 'count' | Names<L['other']> : never

/** Messages that every page has. */
export type Source = typeof en

declare const errors: unique symbol

/** Marks messages that include the error texts. */
export interface KnowsErrors {
  readonly [errors]: true
}

/** Path of a text, for example `common.error.title`. */
export type TextKey<S = Source> = Path<S>

/** Parameters of a text; plural texts always require `count`. */
export type TextParams<K extends string, S = Source> = {
  [N in NamesOf<At<S, K>>]: N extends 'count' ? number : string | number
}

type KeyWithParams<S> = {
  [K in TextKey<S>]: [NamesOf<At<S, K>>] extends [never] ? never : K
}[TextKey<S>]

/**
 * Arguments of a translate call: a key, with parameters if the text has any. A single union makes a translator with
 * more messages assignable to one with fewer.
 */
export type TextCall<S = Source> =
  | [key: Exclude<TextKey<S>, KeyWithParams<S>>]
  | { [K in KeyWithParams<S>]: [key: K, params: TextParams<K, S>] }[KeyWithParams<S>]
