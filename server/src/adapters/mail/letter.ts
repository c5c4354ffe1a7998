import type { Locale } from 'contract/locale'
import { formatUsd } from 'contract/money'

/** A piece of a mail, in the order in which it is read. */
export type Block =
  | { text: string }
  /** `quiet`: a link in small print, for what few want. */
  | { action: string; url: string; quiet?: boolean }
  | { rows: { label: string; value: string; strong?: boolean }[] }
  | { title: string; lines: string[] }
  /** Most important fact after the text: a date or a deadline. */
  | { fact: string; value: string }
  | { small: string }

/** Sender, as named at the end of every mail. */
export interface MailShop {
  name: string
  /** Address for questions. */
  email: string
  /** Legal name, address and registration, a line each. */
  imprint: string[]
}

/** Why somebody gets a mail. */
export type Reason = 'order' | 'account' | 'coach' | 'application' | 'alert'

export interface Letter {
  locale: Locale
  subject: string
  /** Name in the greeting; absent if only the address is known. */
  name?: string
  reason: Reason
  shop: MailShop
  blocks: Block[]
}

export const LTR = '\u2066'
export const AUTO = '\u2068'
export const END = '\u2069'

/** Text that runs left to right inside a line of any direction: numbers, addresses of pages. */
export function ltr(text: string): string {
  return LTR + clean(text) + END
}

/** Text of a person, which may run either way, inside a line of any direction. */
export function isolated(text: string): string {
  return AUTO + clean(text) + END
}

/** An amount in US dollars inside a line of any direction. */
export function amount(usd: number): string {
  return ltr(formatUsd(usd))
}

/** Removes line breaks and characters that change the text direction. */
function clean(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
