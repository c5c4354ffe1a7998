import type { Texts } from '../../types'
import type en from './en'

const fa: Texts<typeof en> = {
  allergen: {
    gluten: 'گلوتن',
    crustaceans: 'سخت‌پوستان',
    eggs: 'تخم‌مرغ',
    fish: 'ماهی',
    peanuts: 'بادام‌زمینی',
    soy: 'سویا',
    milk: 'شیر',
    nuts: 'مغزهای درختی',
    celery: 'کرفس',
    mustard: 'خردل',
    sesame: 'کنجد',
    sulfites: 'سولفیت',
    lupin: 'لوپین',
    molluscs: 'نرم‌تنان',
  },
}
export default fa
