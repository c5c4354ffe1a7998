export type Verdict = 'ok' | 'warn' | 'fail'

/** Result of one check of the doctor. */
export interface Finding {
  verdict: Verdict
  about: string
  text: string
}

export const ok = (about: string, text: string): Finding => ({ verdict: 'ok', about, text })
export const warn = (about: string, text: string): Finding => ({ verdict: 'warn', about, text })
export const failed = (about: string, text: string): Finding => ({ verdict: 'fail', about, text })
