import { useT } from '../../i18n/i18n'
import { SearchForm } from '../../ui/form/search-form'
import { catalogWords } from './words/catalog-words'

interface Props {
  search: string
  onSearch: (term: string) => void
}

/** The search field of the catalogue. */
export function ProductSearch({ search, onSearch }: Props) {
  const t = useT(catalogWords)
  return (
    <SearchForm
      value={search}
      onSearch={onSearch}
      label={t('shop.search.label')}
      placeholder={t('shop.search.placeholder')}
      clearLabel={t('shop.search.clear')}
      submitLabel={t('shop.search.submit')}
    />
  )
}
