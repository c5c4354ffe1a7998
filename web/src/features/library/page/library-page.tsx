import { useT } from '../../../i18n/i18n'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { foodsWords } from '../foods/words/foods-words'
import { LibraryPart, useLibraryPart } from './library-part'
import { libraryWords } from './words/library-words'

/** Page /coach/library, /coach/library/foods and /coach/library/meals. */
export default function LibraryPage() {
  const part = useLibraryPart()
  const t = useT(libraryWords, foodsWords)
  usePageTitle(part === 'exercises' ? t('library.title') : t(`foods.${part}.title`))
  return (
    <ListPage
      underHeader
      title={t('library.title')}
      intro={part === 'exercises' ? t('library.intro') : t(`foods.${part}.intro`)}
    >
      <LibraryPart area="coach" part={part} base="/coach/library" />
    </ListPage>
  )
}
