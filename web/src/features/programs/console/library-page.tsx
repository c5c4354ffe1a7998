import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { ExerciseLibrary } from '../../library/page/exercise-library'
import { libraryWords } from '../../library/page/words/library-words'
import { PartLinks } from './part-links'

/** Exercises of the house, which all coaches find. */
export default function ConsoleLibraryPage() {
  const t = useT(consoleWords, libraryWords)
  const title = t('library.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={title} intro={t('library.houseIntro')}>
      <PartLinks current="library" />
      <ExerciseLibrary area="admin" />
    </ListPage>
  )
}
