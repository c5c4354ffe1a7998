import type { PaintAnswer } from 'contract/site/paint'

/** Answers reads while the server renders; undefined in the browser, which asks over the network. */
export let readOnServer: ((address: string) => Promise<PaintAnswer>) | undefined

/** Sets the source of answers of the server's renderer. */
export function answerFrom(source: NonNullable<typeof readOnServer>): void {
  readOnServer = source
}
