import { MINUTE } from 'contract/units'
import { sweepChallenges } from '../../adapters/verification/challenges.sql'
import { feature } from '../../feature'
import { robots } from './robots'
import { securityText } from './security-text'
import { siteRoutes } from './site.routes'
import { findSiteHead } from './site-heads'

export const site = feature({
  owns: ['settings'],
  routes({ bind, http }, deps) {
    siteRoutes(bind, deps)
    const text = robots(deps.config.publicUrl)
    http.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
    const { securityContact, publicUrl } = deps.config
    if (!securityContact) return
    http.get('/.well-known/security.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(securityContact, publicUrl, deps.now())),
    )
  },
  pageHeads: () => findSiteHead,
  schedule: [{ name: 'sweep-challenges', every: 10 * MINUTE, run: ({ db }) => sweepChallenges(db) }],
})
