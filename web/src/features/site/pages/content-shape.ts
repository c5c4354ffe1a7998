import type { TaxShown } from 'contract/tax'

/** Footer pages and their sections, in order. A language with a missing or an extra section does not compile. */
export const articleSections = {
  help: ['ordering', 'delivery', 'payment', 'cancelling', 'returns', 'accounts', 'programs'],
  contact: ['mail', 'hours', 'include', 'before', 'business'],
  privacy: ['account', 'orders', 'health', 'browser', 'sharing', 'keeping', 'rights'],
  terms: ['who', 'orders', 'prices', 'delivery', 'returns', 'programs', 'accounts', 'changes'],
  blog: ['kettlebell', 'label', 'deload', 'protein'],
  tips: ['warmUp', 'reps', 'rest', 'progression', 'technique', 'sleep'],
  nutrition: ['energy', 'macros', 'protein', 'water', 'timing', 'supplements'],
  stories: ['nurse', 'runner', 'returner', 'about'],
} as const

export type ArticleName = keyof typeof articleSections
export type SectionName<A extends ArticleName> = (typeof articleSections)[A][number]

/** Parameters of a paragraph that are settings of the shop; the paragraph is left out while they are unknown. */
export const settingParameters = ['RETURN_DAYS', 'TAX_RATE'] as const
export type SettingParameter = (typeof settingParameters)[number]

/**
 * Block of a section. Text can contain links, `[label](/path)`; amounts and addresses are isolated left-to-right.
 * `{NAME}` is a rule number (`contract/rule-numbers`) or, in a paragraph, one of `settingParameters`.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { quote: string }
  /** Paragraph for each way in which prices can be shown. */
  | { tax: Record<TaxShown, string> }
  /** Table of the shop's ways of shipping: name, price and business days. */
  | { shipping: { caption: string; head: readonly [string, string, string]; free: string; freeFrom: string } }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }

export interface Section {
  title: string
  /** Secondary line under the title: topic and reading time. */
  note?: string
  /** Initials shown instead of a photo in a story. */
  initials?: string
  blocks: readonly [Block, ...Block[]]
}

export interface Article<A extends ArticleName> {
  /** One or two sentences under the page title. */
  lead: string
  sections: Record<SectionName<A>, Section>
}
