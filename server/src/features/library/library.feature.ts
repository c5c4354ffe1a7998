import { feature } from '../../feature'
import { foodRoutes, houseFoodRoutes } from './foods/foods.routes'
import { houseLibraryRoutes, libraryRoutes } from './library.routes'
import { houseMealRoutes, mealRoutes } from './meals/meals.routes'
import { libraryPersonal } from './personal'
import { videoRoutes } from './video.routes'
import { videoFolder } from './video-files'

export const library = feature({
  owns: ['library_exercises', 'library_foods', 'library_meals'],
  routes({ bind, http }, deps) {
    libraryRoutes(bind, deps)
    houseLibraryRoutes(bind, deps)
    videoRoutes(http, deps)
    foodRoutes(bind, deps)
    houseFoodRoutes(bind, deps)
    mealRoutes(bind, deps)
    houseMealRoutes(bind, deps)
  },
  uploads: (deps) => [videoFolder(deps)],
  personal: libraryPersonal,
})
