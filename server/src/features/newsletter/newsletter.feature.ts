import { HOUR } from 'contract/units'
import { feature } from '../../feature'
import { newsletterRoutes } from './newsletter.routes'
import { sweepAddresses } from './newsletter.sql'
import { NEWSLETTER_MAIL, sendNewsletterMail } from './newsletter-mail'
import { newsletterPersonal } from './personal.sql'

export const newsletter = feature({
  owns: ['newsletter_addresses'],
  routes: newsletterRoutes,
  jobs: (deps) => ({ [NEWSLETTER_MAIL]: (data) => sendNewsletterMail(deps, data) }),
  schedule: [{ name: 'sweep-newsletter', every: 1 * HOUR, run: ({ db }) => sweepAddresses(db) }],
  personal: newsletterPersonal,
})
