import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { saveFile } from '../../../ui/save-file'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { dayOf } from '../../programs/customer/week'
import { fetchHistory } from './history.api'
import { historyWords } from './words/history-words'

/** Saves all sets of the account as a CSV file. */
export function ExportHistory() {
  const t = useT(errorWords, historyWords)
  const toast = useToast()
  const oneAtATime = useOneAtATime()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(await fetchHistory(), `tavan-training-${dayOf(new Date())}.csv`)
    } catch (error) {
      toast(errorText(t, error, t('history.exportFailed')), { kind: 'alert' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="grid gap-2 border-hairline border-t pt-5">
      <p className="text-ink-soft text-sm">{t('history.exportText')}</p>
      <Button
        kind="secondary"
        className="justify-self-start"
        busy={isBusy}
        onClick={() => void oneAtATime('export', save)}
      >
        <AnyIcon name="download" size={18} />
        {t('history.export')}
      </Button>
    </div>
  )
}
