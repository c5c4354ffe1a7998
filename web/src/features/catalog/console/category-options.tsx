import { useLocale, useT } from '../../../i18n/i18n'
import { useCategories } from './categories/categories.api'
import { textIn } from './text-in'
import { catalogueWords } from './words/catalogue-words'

/**
 * Returns the options of a select of categories; hidden ones say so. Until the list is read, `current` has an option of
 * its own, because a select without one falls back to its first option. Called by the component of the select, so that
 * React sets its value again when the list arrives.
 */
export function useCategoryOptions(current: string) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const { data: categories = [] } = useCategories()
  const options = categories.map((category) => {
    const { name } = textIn(category, locale)
    return (
      <option key={category._id} value={category._id}>
        {category.isActive ? name : t('catalogue.fields.hidden', { name })}
      </option>
    )
  })
  const isListed = current === '' || categories.some(({ _id }) => _id === current)
  return isListed
    ? options
    : [
        <option key={current} value={current}>
          …
        </option>,
        ...options,
      ]
}
