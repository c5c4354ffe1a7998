import { isLocale } from 'contract/locale'
import { composeMail, isolated } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { deliver } from '../../notifications/deliver.logic'
import { readMailShop } from '../../site/shop.logic'
import { PROGRAM_MAIL, type ProgramMail } from './program-jobs'
import { findMailedProgram } from './program-mail.sql'
import { programMailWords } from './program-mail-words'

/**
 * The job's handler: tells a customer about a step of a program, in the customer's language; a repeat is the same mail.
 * Where the address is not confirmed nothing is in it that its owner typed (decision X-98).
 */
export async function sendProgramMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const found = await findMailedProgram(deps.db, String(data.userProgramId))
  if (!found) return
  const kind = data.mail as ProgramMail
  const path = `/programs?program=${data.userProgramId}`
  const notification = { accountId: found.accountId, kind: 'plan', text: 'plan_published', path } as const
  const mail = { queue: PROGRAM_MAIL, data }
  if (kind === 'published' && !(await deliver(deps, { ...notification, mail }))) return
  const locale = isLocale(found.locale) ? found.locale : 'en'
  const words = programMailWords[locale]
  const { subject, text, action } = words[kind]
  const { accountId, email: recipient, confirmed, firstName, lastName, coach, program } = found
  const id = `program-${kind}-${data.id}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  await deps.mail.send({
    id,
    to: { name: confirmed ? `${firstName} ${lastName}` : '', address: recipient },
    ...composeMail({
      locale,
      subject: subject.replace('{program}', () => program),
      reason: 'account',
      shop: await readMailShop(deps),
      ...(confirmed ? { name: firstName } : {}),
      blocks: [
        { text: text.replace('{program}', () => isolated(program)) },
        ...(coach && kind === 'coach_changed' ? [{ text: `${words.coach}: ${isolated(coach)}` }] : []),
        { action, url: deps.config.publicUrl + path },
      ],
    }),
  })
}
