import { MINUTE } from 'contract/units'
import { sweepChallenges } from '../../adapters/verification/challenges.sql'
import { feature } from '../../feature'
import { siteRoutes } from './site.routes'

export const site = feature({
  owns: [],
  routes: ({ bind }, deps) => siteRoutes(bind, deps),
  schedule: [{ name: 'sweep-challenges', every: 10 * MINUTE, run: ({ db }) => sweepChallenges(db) }],
})
