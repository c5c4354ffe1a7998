import type { Api, Customer } from './api'
import { linkIn, mailTo } from './mails'

/** Confirms a customer's address by the link in the registration mail. */
export async function confirmAddress(api: Api, { email }: Customer): Promise<void> {
  const link = linkIn(await mailTo(email, 'Confirm your email address'), 'verify-email')
  const token = new URL(link, api.origin).searchParams.get('token')
  await api.call('POST', '/auth/verify-email', { body: { token } })
}
