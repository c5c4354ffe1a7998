import { join } from 'node:path'
import type { Config } from '../../config'
import type { Mailer } from './mailer'
import { outboxMailer } from './outbox'
import { smtpMailer } from './smtp'

/** The mailer that the settings ask for: an SMTP server, else the outbox folder in DATA_DIR. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>): Mailer {
  const from = { name: 'Tavan', address: `shop@${new URL(config.publicUrl).hostname}` }
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, from)
    : outboxMailer(join(config.dataDir, 'outbox'), from)
}
