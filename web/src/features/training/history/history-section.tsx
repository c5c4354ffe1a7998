import { HISTORY_BYTES_MAX } from 'contract/training/history-rules'
import { MB } from 'contract/units'
import { useRef } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { FieldError } from '../../../ui/field'
import { ProgressBar } from '../../../ui/progress-bar'
import { AccountSection } from '../../auth/account/account-section'
import { useSession } from '../../auth/session'
import { ExportHistory } from './export-history'
import { HistoryPreview } from './history-preview'
import { useHistoryFile } from './use-history-file'
import { historyWords } from './words/history-words'

/** Section of the account page that takes the training history of another app. */
export function HistorySection() {
  const t = useT(historyWords)
  const { user } = useSession('customer')
  if (!user) return null
  return (
    <AccountSection title={t('history.title')} text={t('history.text')}>
      <Import />
      <ExportHistory />
    </AccountSection>
  )
}

function Import() {
  const t = useT(errorWords, historyWords)
  const input = useRef<HTMLInputElement>(null)
  const history = useHistoryFile()
  const { preview, sent, problem, stored } = history
  const share = sent === undefined ? undefined : sent.total > 0 ? sent.loaded / sent.total : 0
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={t('history.choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a failure.
          target.value = ''
          if (file) void history.choose(file)
        }}
      />
      {stored === undefined ? null : (
        <p role="status">{stored === 0 ? t('history.nothingNew') : t('history.stored', { sets: stored })}</p>
      )}
      {preview ? <HistoryPreview {...history} preview={preview} /> : null}
      {share === undefined ? null : <ProgressBar label={t('history.sending')} value={share} />}
      {problem ? <FieldError>{problem}</FieldError> : null}
      <div className="flex flex-wrap gap-3">
        {preview ? (
          <>
            <Button busy={sent !== undefined} onClick={() => void history.save()}>
              {t('history.save')}
            </Button>
            <Button kind="quiet" disabled={sent !== undefined} onClick={history.drop}>
              {t('history.cancel')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" busy={sent !== undefined} onClick={() => input.current?.click()}>
            {t('history.choose')}
          </Button>
        )}
      </div>
      {preview ? null : (
        <p className="text-ink-soft text-sm">{t('history.hint', { megabytes: HISTORY_BYTES_MAX / MB })}</p>
      )}
    </>
  )
}
