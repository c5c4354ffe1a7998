import { useT } from '../../../i18n/i18n'
import type { EntryTexts } from '../page/entry-list'
import { foodsWords } from './words/foods-words'

/** Returns the texts of the list and the dialog of foods or meals. */
export function useFoodTexts(kind: 'foods' | 'meals'): EntryTexts {
  const t = useT(foodsWords)
  return {
    label: t(`foods.${kind}.title`),
    search: t(`foods.${kind}.search`),
    add: t(`foods.${kind}.add`),
    empty: t(`foods.${kind}.empty`),
    none: t(`foods.${kind}.none`),
    found: (count) => t(`foods.${kind}.found`, { count }),
    new: t(`foods.${kind}.new`),
    saved: t(`foods.${kind}.saved`),
    notSaved: t('foods.notSaved'),
    readOnly: t('foods.readOnly'),
    remove: t(`foods.${kind}.remove`),
    question: t(`foods.${kind}.question`),
    removed: t(`foods.${kind}.removed`),
  }
}
