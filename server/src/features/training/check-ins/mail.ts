import { isLocale } from 'contract/locale'
import { composeMail, isolated } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { newId } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { deliver } from '../../notifications/deliver.logic'
import { readMailShop } from '../../site/shop.logic'
import { findMailedCheckIn } from './mail.sql'
import { type CheckInMail, checkInMails } from './mail-kinds'
import { checkInMailWords } from './mail-words'

/** Queue of the mails to athletes about their check-ins. */
export const CHECK_IN_MAIL = 'check-in-mail'

/** Puts a mail to the athlete on its way with the transaction of what it tells. */
export async function enqueueCheckInMail(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  mail: CheckInMail,
  checkInId: string,
): Promise<void> {
  await jobs.enqueue(tx, CHECK_IN_MAIL, { mail, checkInId, id: newId() })
}

/** Reminders are asked for; a request and a reply are words of the coach. */
const notices = {
  reminder: { kind: 'check_in', text: 'check_in_due' },
  asked: { kind: 'message', text: 'check_in_asked' },
  replied: { kind: 'message', text: 'check_in_replied' },
} as const

/** The job's handler; a repeat is the same mail. Nothing that either wrote is in it. */
export async function sendCheckInMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const kind = checkInMails.find((one) => one === data.mail)
  const found = await findMailedCheckIn(deps.db, String(data.checkInId))
  if (!kind || !found || (kind === 'reminder' && found.isSubmitted)) return
  const { accountId, userProgramId, date, email: recipient, confirmed, firstName, lastName, program } = found
  const path = `/programs/${userProgramId}/check-ins/${date}`
  const mail = { queue: CHECK_IN_MAIL, data }
  if (!(await deliver(deps, { accountId, ...notices[kind], path, mail }))) return
  const id = `check-in-${kind}-${data.id}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const locale = isLocale(found.locale) ? found.locale : 'en'
  const { action, why, ...texts } = checkInMailWords[locale]
  const { subject, text } = texts[kind]
  await deps.mail.send({
    id,
    to: { name: confirmed ? `${firstName} ${lastName}` : '', address: recipient },
    ...composeMail({
      locale,
      subject,
      reason: 'account',
      shop: await readMailShop(deps),
      ...(confirmed ? { name: firstName } : {}),
      blocks: [
        { text: text.replace('{program}', () => isolated(program)) },
        { action, url: deps.config.publicUrl + path },
        ...(kind === 'reminder' ? [{ text: why }] : []),
      ],
    }),
  })
}
