import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { foodsWords } from '../../library/foods/words/foods-words'
import { LibraryPart, useLibraryPart } from '../../library/page/library-part'
import { libraryWords } from '../../library/page/words/library-words'
import { PartLinks } from './part-links'

/** Console page of the shop's exercises, foods and meals. */
export default function ConsoleLibraryPage() {
  const part = useLibraryPart()
  const t = useT(consoleWords, libraryWords, foodsWords)
  const title = part === 'exercises' ? t('library.title') : t(`foods.${part}.title`)
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage
      title={t('library.title')}
      intro={part === 'exercises' ? t('library.houseIntro') : t(`foods.${part}.houseIntro`)}
    >
      <PartLinks current="library" />
      <LibraryPart area="admin" part={part} base="/admin/programs/library" />
    </ListPage>
  )
}
