import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { useSavedFile } from '../../../ui/use-saved-file'
import { dayOf } from '../../programs/customer/week'
import { fetchHistory } from './history.api'
import { historyWords } from './words/history-words'

/** Saves all sets of the account as a CSV file. */
export function ExportHistory() {
  const t = useT(historyWords)
  const { isBusy, save } = useSavedFile(fetchHistory, {
    name: `tavan-training-${dayOf(new Date())}.csv`,
    failed: t('history.exportFailed'),
  })
  return (
    <div className="grid gap-2 border-hairline border-t pt-5">
      <p className="text-ink-soft text-sm">{t('history.exportText')}</p>
      <Button kind="secondary" className="justify-self-start" busy={isBusy} onClick={save}>
        <AnyIcon name="download" size={18} />
        {t('history.export')}
      </Button>
    </div>
  )
}
