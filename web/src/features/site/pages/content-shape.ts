/**
 * The pages of the footer and the sections of each, in their order. A language that lacks one, or has one too many,
 * does not compile.
 */
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

/**
 * A piece of a section. Words may hold links, `[what it says](/where)`; amounts and addresses in them are kept
 * left-to-right by themselves. `{NAME}` is a number of the rules (`contract/rule-numbers`).
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { quote: string }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }

export interface Section {
  title: string
  /** A quiet line under the title: what it is about, how long it takes to read. */
  note?: string
  /** For a story: the letters on the tint, instead of a face. */
  initials?: string
  blocks: readonly [Block, ...Block[]]
}

export interface Article<A extends ArticleName> {
  /** One or two sentences under the page's name. */
  lead: string
  sections: Record<SectionName<A>, Section>
}
