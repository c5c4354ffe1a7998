import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import type { Translate } from '../../i18n/translate'
import { Icon } from '../../ui/icon'
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

/** What a proxy says by its status alone. */
const bare: Record<number, 'tooLarge' | 'tooMany' | 'noSpace'> = {
  413: 'tooLarge',
  429: 'tooMany',
  507: 'noSpace',
}

function reason(t: Translate, failure: Failure): ReactNode {
  if (failure.kind === 'unreadable')
    return withFile((file) => t('apply.documents.unreadable', { file }), failure.file)
  if (failure.kind !== 'refused') return t(`apply.failure.${failure.kind}`)
  const { status, code, params, message } = failure
  const known = bare[status]
  const fallback = message || t(`apply.failure.${known ?? 'refused'}`)
  if (!code) return fallback
  const file = params?.file
  if (file === undefined) return t.error(code, params, fallback)
  return withFile((hole) => t.error(code, { ...params, file: hole }, fallback), String(file))
}
