import { useLocale, useT } from '../../../i18n/i18n'
import { useCategories } from './categories/categories.api'
import { textIn } from './text-in'
import { catalogueWords } from './words/catalogue-words'

/** The options of a select of categories; hidden ones say so. */
export function CategoryOptions() {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const { data: categories } = useCategories()
  return categories?.map((category) => {
    const { name } = textIn(category, locale)
    return (
      <option key={category._id} value={category._id}>
        {category.isActive ? name : t('catalogue.fields.hidden', { name })}
      </option>
    )
  })
}
