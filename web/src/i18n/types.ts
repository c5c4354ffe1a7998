import type { ErrorTexts } from 'contract/errors'
import type { en } from './en'

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

export type Source = typeof en

/** Every text of the site by its path, for example `shop.empty.title`; of texts `S` that come later likewise. */
export type TextKey<S = Source> = Path<S>

/** The parameters of a text; a plural text always takes `count`. */
export type TextParams<K extends string, S = Source> = {
  [N in NamesOf<At<S, K>>]: N extends 'count' ? number : string | number
}

export type TextArgs<K extends string, S = Source> = [NamesOf<At<S, K>>] extends [never]
  ? []
  : [params: TextParams<K, S>]

/** All texts of one language. */
export interface Language {
  texts: Texts<Source>
  errors: ErrorTexts
}
