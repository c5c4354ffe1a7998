import type { BloodTest } from 'contract/blood-tests/calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { FileRow } from '../../../ui/file-row'
import { saveFile } from '../../../ui/save-file'
import { markerWords } from './words/marker-words'

interface Props {
  report: NonNullable<BloodTest['report']>
  /** Fetches the bytes with the reader's token. */
  read: () => Promise<Blob>
}

/** Downloads the laboratory's report under its original name. */
export function ReportRow({ report, read }: Props) {
  const t = useT(markerWords)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const name = report.originalName
  async function download() {
    setBusy(true)
    setFailed(false)
    try {
      saveFile(await read(), name)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <div className="@container rounded-card border border-hairline bg-raised px-3">
      <FileRow name={name} size={report.size} problem={failed ? t('markers.report.failed') : undefined}>
        <Button
          kind="secondary"
          size="sm"
          busy={busy}
          aria-label={t('markers.report.downloadNamed', { name })}
          onClick={() => void download()}
        >
          <AnyIcon name="download" size={18} />
          <span className="@max-[24rem]:sr-only">{t('markers.report.download')}</span>
        </Button>
      </FileRow>
    </div>
  )
}
