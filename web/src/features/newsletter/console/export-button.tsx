import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useSavedFile } from '../../../ui/use-saved-file'
import { useFetchSubscribers } from './console-newsletter.api'
import { consoleNewsletterWords } from './words/console-newsletter-words'

/** Downloads the addresses as a CSV file. */
export function ExportButton() {
  const t = useT(consoleNewsletterWords)
  const { mutateAsync } = useFetchSubscribers()
  const { isBusy, save } = useSavedFile(mutateAsync, {
    name: `newsletter-${new Date().toISOString().slice(0, 10)}.csv`,
    failed: t('newsletterDesk.notExported'),
  })
  return (
    <Button kind="secondary" busy={isBusy} onClick={save}>
      {t(isBusy ? 'newsletterDesk.exporting' : 'newsletterDesk.export')}
    </Button>
  )
}
