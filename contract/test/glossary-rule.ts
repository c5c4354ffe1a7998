/** `interface` is what screens and mails say; `prose` are articles and the demo business. */
export type Kind = 'interface' | 'prose'

/** A word or phrase that is retired, and the one name of the thing. */
export interface Rule {
  not: RegExp
  /** The one name of the thing. */
  but: string
  /** A text that must be found. */
  wrong: string
  /** Only there; everywhere without it. */
  in?: Kind
}
