import type en from './words/en'

/** A text that depends on a number: forms of Intl.PluralRules; `zero` is taken for exactly 0 in every language. */
export interface PluralForms {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

type Leaf = string | PluralForms

/** The shape that a translation must have: every key of the English source, any words. */
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

/** The words that every page knows. */
export type Source = typeof en

declare const errors: unique symbol

/** Words that hold the sentences of failures. */
export interface KnowsErrors {
  readonly [errors]: true
}

/** Every text by its path, for example `common.error.title`. */
export type TextKey<S = Source> = Path<S>

/** The parameters of a text; a plural text always takes `count`. */
export type TextParams<K extends string, S = Source> = {
  [N in NamesOf<At<S, K>>]: N extends 'count' ? number : string | number
}

type KeyWithParams<S> = {
  [K in TextKey<S>]: [NamesOf<At<S, K>>] extends [never] ? never : K
}[TextKey<S>]

/**
 * What a text is asked for with: its key, and its parameters where it has some. One union of all calls, so that who
 * knows more words can stand in for who asks for fewer.
 */
export type TextCall<S = Source> =
  | [key: Exclude<TextKey<S>, KeyWithParams<S>>]
  | { [K in KeyWithParams<S>]: [key: K, params: TextParams<K, S>] }[KeyWithParams<S>]
