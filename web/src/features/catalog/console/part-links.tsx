import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { catalogueWords } from './words/catalogue-words'

const parts = { products: '', categories: '/categories', needs: '/needs', import: '/import' } as const

/** The parts of the section. */
export function PartLinks({ current }: { current: keyof typeof parts }) {
  const t = useT(catalogueWords)
  const links = (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
    key: part,
    label: t(`catalogue.parts.${part}`),
    to: `/admin/catalogue${parts[part]}`,
    current: part === current,
  }))
  return <FilterLinks tabs label={t('catalogue.parts.label')} links={links} />
}
