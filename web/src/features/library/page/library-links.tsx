import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { foodsWords } from '../foods/words/foods-words'
import { type LibraryPartName, libraryParts } from './library-parts'

interface Props {
  /** Address of the library. */
  base: string
  /** Address of the coach's templates; absent in the console. */
  templates?: string | undefined
  current: LibraryPartName | 'templates'
}

/** Links between the kinds of entries, and to the coach's templates. */
export function LibraryLinks({ base, templates, current }: Props) {
  const t = useT(foodsWords)
  const parts = Object.keys(libraryParts) as LibraryPartName[]
  const links = parts.map(
    (key) => ({ key, to: base + libraryParts[key] }) as { key: Props['current']; to: string },
  )
  if (templates) links.push({ key: 'templates', to: templates })
  return (
    <FilterLinks
      label={t('foods.parts.label')}
      links={links.map(({ key, to }) => ({
        key,
        to,
        label: t(`foods.parts.${key}`),
        current: key === current,
      }))}
    />
  )
}
