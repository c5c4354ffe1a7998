import { MINUTE } from 'contract/units'
import { sweepChallenges } from '../../adapters/verification/challenges.sql'
import { feature } from '../../feature'
import { robots } from './robots'
import { siteRoutes } from './site.routes'
import { findSiteHead } from './site-heads'

export const site = feature({
  owns: ['settings'],
  routes({ bind, http }, deps) {
    siteRoutes(bind, deps)
    const text = robots(deps.config.publicUrl)
    http.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
  },
  pageHeads: () => findSiteHead,
  schedule: [{ name: 'sweep-challenges', every: 10 * MINUTE, run: ({ db }) => sweepChallenges(db) }],
})
