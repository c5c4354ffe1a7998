import type { Allergen } from 'contract/catalog/label'
import { useLocale, useT } from '../i18n'
import { allergenWords } from './words/allergen-words'

/** Returns the function that lists allergens in a sentence. */
export function useAllergenList(): (some: readonly Allergen[]) => string {
  const t = useT(allergenWords)
  const { tag } = useLocale()
  return (some) => new Intl.ListFormat(tag).format(some.map((one) => t(`allergen.${one}`)))
}
