import { feature } from '../../feature'
import { houseLibraryRoutes, libraryRoutes } from './library.routes'
import { libraryPersonal } from './personal'
import { videoRoutes } from './video.routes'
import { videoFolder } from './video-files'

export const library = feature({
  owns: ['library_exercises', 'library_foods', 'library_meals'],
  routes({ bind, http }, deps) {
    libraryRoutes(bind, deps)
    houseLibraryRoutes(bind, deps)
    videoRoutes(http, deps)
  },
  uploads: (deps) => [videoFolder(deps)],
  personal: libraryPersonal,
})
