import { type Api, type Customer, PASSWORD } from './api'
import { applied } from './coach'
import { linkIn, mailTo } from './mails'

/** Creates a coach for one test: applied, approved, registered by the mailed link, signed in. */
export async function newCoach(api: Api, first = 'Lotte', last = 'Bakker'): Promise<Customer> {
  const email = await applied(api, { first, last }, 'approve')
  await api.call('POST', '/auth/coach/register', {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, recaptchaToken: await api.solved() },
  })
  const link = linkIn(await mailTo(email, 'Finish your coach registration'), 'verify-email')
  const token = new URL(link, api.origin).searchParams.get('token')
  await api.call('POST', '/auth/verify-email', { body: { token, password: PASSWORD } })
  return { ...(await api.signIn(email, PASSWORD)), name: first, lastName: last }
}
