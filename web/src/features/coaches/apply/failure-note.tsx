import { type ReactNode, useEffect, useRef } from 'react'
import { isOffline, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import type { Translate } from '../../../i18n/translate'
import type { KnowsErrors, Source } from '../../../i18n/types'
import { useFormContext } from '../../../ui/form/context'
import { Notice } from '../../../ui/notice'
import { CancelledError, UnreadableError } from './delivery'
import { withFile } from './problem-text'
import { applyWords } from './words/apply-words'
import type texts from './words/en'

type ApplyTranslate = Translate<Source & KnowsErrors & typeof texts>

/** Reason of a failed submit with the note that nothing is lost; takes the focus. */
export function FailureNote() {
  const t = useT(applyWords, errorWords)
  const { failure } = useFormContext().state
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) note.current?.focus()
  }, [failure])
  const error = failure && 'error' in failure ? failure.error : undefined
  return (
    <div ref={note} role="alert" tabIndex={-1} className="rounded-card empty:hidden">
      {error === undefined ? null : (
        <Notice kind="bad" title={reason(t, error)} className="animate-appear">
          <More error={error} />
        </Notice>
      )}
    </div>
  )
}

/** Advice on the next step. */
function More({ error }: { error: unknown }) {
  const t = useT(applyWords)
  const open = refusalOf(error)?.code === 'coaches.application_open'
  return t(open ? 'apply.failure.open' : 'apply.failure.kept')
}

const HOUR_MINUTES = 60

function reason(t: ApplyTranslate, error: unknown): ReactNode {
  if (error instanceof UnreadableError)
    return withFile((file) => t('apply.documents.unreadable', { file }), error.file)
  if (error instanceof CancelledError) return t('apply.failure.cancelled')
  if (isOffline(error)) return t('apply.failure.network')
  const refusal = refusalOf(error)
  if (!refusal) return t('apply.failure.service')
  const { status, code, params, message } = refusal
  // The limit is per hour, so minutes are clearer than seconds.
  if (code === 'request.too_many_requests') return tooMany(t, Math.ceil(Number(params?.seconds) / 60))
  const fallback = message || bare(t, status)
  if (!code) return fallback
  const file = params?.file
  if (file === undefined) return t.error(code, params, fallback)
  return withFile((hole) => t.error(code, { ...params, file: hole }, fallback), String(file))
}

const tooMany = (t: ApplyTranslate, minutes: number) =>
  t('apply.failure.tooMany', { count: minutes > 0 ? minutes : HOUR_MINUTES })

/** Returns the text for a status without a body, as proxies send. */
function bare(t: ApplyTranslate, status: number): string {
  if (status === 413) return t('apply.failure.tooLarge')
  if (status === 429) return tooMany(t, HOUR_MINUTES)
  return status === 507 ? t('apply.failure.noSpace') : t('apply.failure.refused')
}
