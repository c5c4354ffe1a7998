import { feature } from '../../feature'
import { trainingPersonal } from './personal'
import { trainingRoutes } from './training.routes'

export const training = feature({
  owns: ['log_entries'],
  routes({ bind }, deps) {
    trainingRoutes(bind, deps)
  },
  personal: trainingPersonal,
})
