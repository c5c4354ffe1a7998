import { type Api, type Customer, PASSWORD } from './api'
import { applied } from './coach'
import { linkIn, mailTo } from './mails'

/**
 * Creates a coach for one test: applied, approved, registered by the mailed link, signed in. The coach gets programs by hand only, so
 * none of another test.
 */
export async function newCoach(api: Api, first = 'Lotte', last = 'Bakker'): Promise<Customer> {
  const email = await applied(api, { first, last }, 'approve')
  await api.call('POST', '/auth/coach/register', {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, recaptchaToken: await api.solved() },
  })
  const link = linkIn(await mailTo(email, 'Finish your coach registration'), 'verify-email')
  const token = new URL(link, api.origin).searchParams.get('token')
  await api.call('POST', '/auth/verify-email', { body: { token, password: PASSWORD } })
  const coach = { ...(await api.signIn(email, PASSWORD)), name: first, lastName: last }
  await leaveToHand(api, coach.id)
  return coach
}

/** Leaves a coach out of the automatic assignment. */
async function leaveToHand(api: Api, id: string): Promise<void> {
  const { token } = await api.asOwner()
  const { data } = await api.call<{ data: { items: { _id: string; programIds: string[] }[] } }>(
    'GET',
    '/admin/program-coaches',
    { token },
  )
  const programIds = data.items.find(({ _id }) => _id === id)?.programIds ?? []
  await api.call('PUT', `/admin/program-coaches/${id}`, { token, body: { capacity: 0, programIds } })
}
