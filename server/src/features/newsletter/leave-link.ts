import { API_BASE } from 'contract/endpoint'
import type { LeavableMail } from 'contract/newsletter/rules'
import type { Deps } from '../../deps'
import { idOfToken, signId } from '../../kernel/signed-id'

const purposeOf = (mail: LeavableMail) => `leave-${mail}`

/** Addresses that end a kind of mail: the page with its button, and the one to which mail programs post (RFC 8058). */
export interface LeaveLink {
  page: string
  oneClick: string
}

/** Link to leave for an address of the newsletter or an account that gets cart mails; it never ends. */
export function leaveLink(
  { config, pseudonym }: Pick<Deps, 'config' | 'pseudonym'>,
  mail: LeavableMail,
  id: string,
): LeaveLink {
  const token = signId(pseudonym, purposeOf(mail), id)
  return {
    page: `${config.publicUrl}/unsubscribe?token=${token}`,
    oneClick: `${config.publicUrl}${API_BASE}/newsletter/leave/${token}`,
  }
}

/** Returns the kind of mail that a token ends, and whose; undefined where it is not one of ours. */
export function leaverOf({ pseudonym }: Pick<Deps, 'pseudonym'>, token: string) {
  for (const mail of ['newsletter', 'cart'] as const) {
    const id = idOfToken(pseudonym, purposeOf(mail), token)
    if (id !== undefined) return { mail, id }
  }
  return undefined
}
