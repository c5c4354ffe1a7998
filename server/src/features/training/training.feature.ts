import { feature } from '../../feature'
import { trainingPersonal } from './personal'
import { progressPhotoFolder } from './photos/photo-files'
import { photoRoutes } from './photos/photos.routes'
import { trainingRoutes } from './training.routes'

export const training = feature({
  owns: ['log_entries', 'past_sets', 'progress_photos'],
  routes({ bind }, deps) {
    trainingRoutes(bind, deps)
    photoRoutes(bind, deps)
  },
  uploads: (deps) => [progressPhotoFolder(deps)],
  personal: trainingPersonal,
})
