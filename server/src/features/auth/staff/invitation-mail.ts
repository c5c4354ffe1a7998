import { composeMail } from '../../../adapters/mail/layout'
import { isolated } from '../../../adapters/mail/letter'
import type { Deps } from '../../../deps'
import { hashOf, newId, newToken } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { readMailShop } from '../../site/shop.logic'
import { invitationWords } from './invitation-mail-words'
import { saveToken } from './invitations.sql'

/** The job's handler; may run twice, and then mails a new link: the newest works. */
export async function sendInvitationMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  { id }: JobData,
): Promise<void> {
  const token = newToken()
  const invitation = await saveToken(deps.db, String(id), hashOf(token))
  if (!invitation) return
  const { email, staffRole, locale, inviter } = invitation
  const w = invitationWords[locale]
  const shop = await readMailShop(deps)
  const text = (inviter ? w.text : w.textWithoutName)
    .replace('{name}', () => isolated(inviter ?? ''))
    .replace('{shop}', () => isolated(shop.name))
  await deps.mail.send({
    id: `staff-invitation-${newId()}`,
    to: { name: '', address: email },
    ...composeMail({
      locale,
      subject: w.subject.replace('{shop}', () => shop.name),
      reason: 'alert',
      shop,
      blocks: [
        { text },
        { fact: w.role, value: w.roles[staffRole] },
        { action: w.action, url: `${deps.config.publicUrl}/admin/invitation?token=${token}` },
        { small: w.note },
      ],
    }),
  })
}
