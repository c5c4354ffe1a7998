import { useT } from '../../../i18n/i18n'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { ExerciseLibrary } from './exercise-library'
import { libraryWords } from './words/library-words'

/** /coach/library: exercises of the house and the coach's own. */
export default function LibraryPage() {
  const t = useT(libraryWords)
  usePageTitle(t('library.title'))
  return (
    <ListPage title={t('library.title')} intro={t('library.intro')}>
      <ExerciseLibrary area="coach" />
    </ListPage>
  )
}
