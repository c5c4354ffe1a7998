import { REPORT_BYTES_MAX, reportProblem, reportUploads } from 'contract/blood-tests/rules'
import { MB } from 'contract/units'
import { acceptOf } from 'contract/upload'
import { type ReactNode, useId, useState } from 'react'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { FieldError } from '../../../../ui/field'
import { FileDrop } from '../../../../ui/file-drop'
import { FileRow } from '../../../../ui/file-row'
import { useField } from '../../../../ui/form/context'
import { Icon } from '../../../../ui/icon'
import { useToast } from '../../../../ui/toast'
import { stopSending, useSending } from './sending'
import { submitTestWords } from './words/submit-test-words'

const ACCEPT = acceptOf(reportUploads.extensions)

/** Upload of one laboratory report, with its progress or the reason of a refusal. */
export function ReportField() {
  const t = useT(errorWords, submitTestWords)
  const toast = useToast()
  const id = useId()
  const { value: report, change, error } = useField<File | null>('report')
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = ([file]: Iterable<File>) => {
    if (!file) return
    const problem = refusalOf(file)
    const params = { file: isolated(file.name) }
    setRefusal(
      problem && (problem === 'empty' ? t('submitTest.report.empty', params) : t.error(problem, params)),
    )
    if (!problem) change(file)
  }
  const remove = (file: File) => {
    change(null)
    toast(t('submitTest.report.removed'), {
      action: { label: t('submitTest.values.undo'), run: () => change(file) },
    })
  }
  const wrong = refusal ?? error
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t('submitTest.report.title')} <Optional>{t('common.optional')}</Optional>
        </h2>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {t('submitTest.report.text', { megabytes: REPORT_BYTES_MAX / MB })} {t('submitTest.report.kept')}
        </p>
      </div>
      {report ? (
        <ChosenReport report={report} onRemove={() => remove(report)} />
      ) : (
        <FileDrop
          name="report"
          accept={ACCEPT}
          onFiles={take}
          texts={{
            drop: t('submitTest.report.drop'),
            or: t('submitTest.report.or'),
            choose: t('submitTest.report.choose'),
            release: t('submitTest.report.release'),
          }}
          aria-labelledby={id}
          aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={wrong ? true : undefined}
        />
      )}
      <div role="alert" className="empty:hidden">
        {wrong ? <FieldError id={`${id}-error`}>{wrong}</FieldError> : null}
      </div>
    </section>
  )
}

/** Selected file with its upload progress and a button to cancel or remove it. */
function ChosenReport({ report, onRemove }: { report: File; onRemove: () => void }) {
  const t = useT(submitTestWords)
  const sending = useSending()
  const share = sending && sending.total > 0 ? sending.loaded / sending.total : 0
  const label = t('submitTest.report.progress', { file: report.name })
  return (
    <div className="rounded-card border border-hairline bg-raised px-3">
      <FileRow
        name={report.name}
        size={report.size}
        picture={report.type.startsWith('image/') ? report : undefined}
        progress={sending ? { value: share, label } : undefined}
      >
        {sending ? (
          <Button kind="secondary" size="sm" onClick={stopSending}>
            {t('submitTest.stop')}
          </Button>
        ) : (
          <Button
            kind="quiet"
            iconOnly
            aria-label={t('submitTest.report.remove', { file: report.name })}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </Button>
        )}
      </FileRow>
    </div>
  )
}

function Optional({ children }: { children: ReactNode }) {
  return <span className="ms-1 font-normal font-text text-ink-soft text-sm tracking-normal">{children}</span>
}

/** Returns the reason to refuse a file, or null; the server repeats the check. */
function refusalOf(file: File) {
  return reportProblem(file) ?? (file.size === 0 ? 'empty' : null)
}
