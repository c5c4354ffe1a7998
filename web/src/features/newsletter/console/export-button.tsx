import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { saveFile } from '../../../ui/save-file'
import { useToast } from '../../../ui/toast'
import { useFetchSubscribers } from './console-newsletter.api'
import { consoleNewsletterWords } from './words/console-newsletter-words'

/** Downloads the addresses as a CSV file. */
export function ExportButton() {
  const t = useT(consoleNewsletterWords, errorWords)
  const toast = useToast()
  const { mutateAsync: fetchAll, isPending } = useFetchSubscribers()
  const download = () =>
    void fetchAll().then(
      (file) => saveFile(file, `newsletter-${new Date().toISOString().slice(0, 10)}.csv`),
      (error) => toast(errorText(t, error, t('newsletterDesk.notExported')), { kind: 'alert' }),
    )
  return (
    <Button kind="secondary" busy={isPending} onClick={download}>
      {t(isPending ? 'newsletterDesk.exporting' : 'newsletterDesk.export')}
    </Button>
  )
}
