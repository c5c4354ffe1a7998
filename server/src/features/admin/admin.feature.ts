import { feature } from '../../feature'
import { adminRoutes } from './admin.routes'
import { peopleRoutes, staffRoutes } from './people/people.routes'
import { statsRoutes } from './stats.routes'

/** What the console shows across domains. */
export const admin = feature({
  owns: [],
  routes({ bind }, deps) {
    statsRoutes(bind, deps)
    peopleRoutes(bind, deps)
    staffRoutes(bind, deps)
    adminRoutes(bind, deps)
  },
})
