import { defaultWays, type NotificationKind, type NotificationWay } from 'contract/notifications/rules'
import type { Db } from '../../kernel/db/client'
import { findWays, saveWays } from './notifications.sql'

const withMail: Record<NotificationWay, NotificationWay> = {
  none: 'mail',
  push: 'both',
  mail: 'mail',
  both: 'both',
}
const withoutMail: Record<NotificationWay, NotificationWay> = {
  none: 'none',
  push: 'push',
  mail: 'none',
  both: 'push',
}

/** Returns of which of the kinds an account wants mails. */
export async function wantsMails<K extends NotificationKind>(
  db: Db,
  accountId: string,
  kinds: readonly K[],
): Promise<Record<K, boolean>> {
  const ways = { ...defaultWays, ...(await findWays(db, accountId)) }
  return Object.fromEntries(kinds.map((kind) => [kind, withoutMail[ways[kind]] !== ways[kind]])) as Record<
    K,
    boolean
  >
}

/** Turns the mails of kinds on or off; whether they are pushed stays. */
export async function changeMails(
  db: Db,
  accountId: string,
  mails: Partial<Record<NotificationKind, boolean>>,
): Promise<void> {
  const ways = { ...defaultWays, ...(await findWays(db, accountId)) }
  const changed = Object.entries(mails).map(([kind, wanted]) => {
    const way = ways[kind as NotificationKind]
    return [kind, (wanted ? withMail : withoutMail)[way]] as const
  })
  await saveWays(db, accountId, Object.fromEntries(changed))
}
