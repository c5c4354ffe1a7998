import type { Texts } from '../../types'
import type en from './en'

const nl: Texts<typeof en> = {
  allergen: {
    gluten: 'gluten',
    crustaceans: 'schaaldieren',
    eggs: 'ei',
    fish: 'vis',
    peanuts: 'pinda',
    soy: 'soja',
    milk: 'melk',
    nuts: 'noten',
    celery: 'selderij',
    mustard: 'mosterd',
    sesame: 'sesam',
    sulfites: 'sulfiet',
    lupin: 'lupine',
    molluscs: 'weekdieren',
  },
}
export default nl
