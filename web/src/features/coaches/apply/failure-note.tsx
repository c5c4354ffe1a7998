import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import type { Translate } from '../../../i18n/translate'
import { Icon } from '../../../ui/icon'
import type { Failure } from './draft'
import { withFile } from './fault-text'

/** Why the application did not arrive, and that nothing of it is lost. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const t = useT()
  return (
    <div role="alert" data-part="failure" tabIndex={-1} className="rounded-card empty:hidden">
      {failure ? (
        <div className="flex animate-appear gap-2.5 rounded-card bg-pomegranate-wash p-4 text-sm">
          <Icon name="alert" className="mt-0.5 text-pomegranate" />
          <div className="grid gap-1">
            <p className="font-semibold text-pomegranate">{reason(t, failure)}</p>
            <p>
              {failure.kind === 'refused' && failure.code === 'coaches.application_open'
                ? t('apply.failure.open')
                : t('apply.failure.kept')}
            </p>
          </div>
        </div>
      ) : null}
    </div>
  )
}

const HOUR_MINUTES = 60

function reason(t: Translate, failure: Failure): ReactNode {
  if (failure.kind === 'unreadable')
    return withFile((file) => t('apply.documents.unreadable', { file }), failure.file)
  if (failure.kind !== 'refused') return t(`apply.failure.${failure.kind}`)
  const { status, code, params, message } = failure
  // Nobody counts an hour in seconds.
  if (code === 'request.too_many_requests') return tooMany(t, Math.ceil(Number(params?.seconds) / 60))
  const fallback = message || bare(t, status)
  if (!code) return fallback
  const file = params?.file
  if (file === undefined) return t.error(code, params, fallback)
  return withFile((hole) => t.error(code, { ...params, file: hole }, fallback), String(file))
}

const tooMany = (t: Translate, minutes: number) =>
  t('apply.failure.tooMany', { count: minutes > 0 ? minutes : HOUR_MINUTES })

/** What a proxy says by its status alone. */
function bare(t: Translate, status: number): string {
  if (status === 413) return t('apply.failure.tooLarge')
  if (status === 429) return tooMany(t, HOUR_MINUTES)
  return status === 507 ? t('apply.failure.noSpace') : t('apply.failure.refused')
}
