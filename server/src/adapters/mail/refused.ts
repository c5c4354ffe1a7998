/** A 5xx answer to this mail. A refused sign-in or TLS is about settings: the mail waits for whoever sets them right. */
export function isRefused(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH' && code !== 'ETLS'
}

/** Skips a mail whose mailbox refuses it permanently, so that later mails are sent. */
export async function unlessRefused(
  log: { warn(about: object, text: string): void },
  sending: Promise<void>,
): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!isRefused(error)) throw error
    // Without the error: it names the mailbox.
    log.warn({ event: 'mail_refused' }, 'a mail was refused for good')
  })
}
