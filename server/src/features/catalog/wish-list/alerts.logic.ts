import { isLocale } from 'contract/locale'
import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { readMailShop } from '../../site/shop.logic'
import * as sql from './alerts.sql'
import { wishMail } from './wish-mail'

/** Queue of the mails about wished products. */
export const WISH_MAIL = 'wish-mail'

/** An expired checkout brings a unit back for moments only; a return is told once it has stayed. */
const RULES: sql.AlertRules = { stays: 30, againAfter: 7, limit: 500 }

/** The scheduled task: puts a mail on its way for each account with alerts that are due, one a day. */
export async function tellWishes({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await sql.noteStock(db)
  await transaction(db, async (tx) => {
    for (const { accountId, back, cheaper } of await sql.claimDue(tx, RULES))
      await jobs.enqueue(tx, WISH_MAIL, {
        id: newId(),
        accountId,
        back: back.join(' '),
        cheaper: cheaper.join(' '),
      })
  })
}

const idsOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value.split(' ') : [])

/** The job's handler: one mail with all products that are still wished for and can be bought; none where nothing is left. */
export async function sendWishMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const accountId = String(data.accountId)
  const person = await sql.findPerson(deps.db, accountId)
  if (!person) return
  const locale = isLocale(person.locale) ? person.locale : 'en'
  const [back, cheaper] = [idsOf(data.back), idsOf(data.cheaper)]
  const products = await sql.listStillWished(deps.db, { accountId, back, cheaper }, locale)
  if (products.length === 0) return
  const id = `wish-${data.id}`
  if (!(await countJobMail(deps, id, { recipient: person.email, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const isBack = new Set(back)
  await deps.mail.send(
    wishMail(
      {
        id,
        person,
        locale,
        products: products.map((product) => ({ ...product, isBack: isBack.has(product.id) })),
      },
      deps.config.publicUrl,
      await readMailShop(deps),
    ),
  )
}
