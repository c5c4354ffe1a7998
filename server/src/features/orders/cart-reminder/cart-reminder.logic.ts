import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { leaveLink } from '../../newsletter/leave-link'
import { deliver } from '../../notifications/deliver.logic'
import { readMailShop } from '../../site/shop.logic'
import { cartMail } from './cart-mail'
import * as sql from './cart-reminder.sql'

/** Queue of the reminders of carts. */
export const CART_MAIL = 'cart-mail'

/** Carts of one run of the task. */
const AT_ONCE = 500

/** The scheduled task: puts the one reminder of each cart that was left alone on its way. */
export async function remindOfCarts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await transaction(db, async (tx) => {
    for (const { accountId } of await sql.claimCarts(tx, AT_ONCE))
      await jobs.enqueue(tx, CART_MAIL, { id: newId(), accountId })
  })
}

/** The job's handler: whether consent, cart and account still allow the reminder is asked in the moment of sending. */
export async function sendCartMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const accountId = String(data.accountId)
  const owner = await sql.findCartOwner(deps.db, accountId)
  if (!owner) return
  const notification = { accountId, kind: 'cart', text: 'cart_waiting', path: '/cart' } as const
  if (!(await deliver(deps, { ...notification, mail: { queue: CART_MAIL, data } }))) return
  const id = `cart-${String(data.id)}`
  if (!(await countJobMail(deps, id, { recipient: owner.email, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const lines = await sql.listLeftLines(deps.db, accountId, owner.locale)
  const leave = leaveLink(deps, 'cart', accountId)
  const shop = await readMailShop(deps)
  await deps.mail.send(cartMail({ id, owner, lines, leave, publicUrl: deps.config.publicUrl, shop }))
}
