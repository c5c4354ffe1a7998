import { useT } from '../../../i18n/i18n'
import { phaseLabel } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

/** Any value of a plan, to be compared with another: a text, a number, a list, exercises, phases. */
export function PlanValue({ value }: { value: unknown }) {
  const t = useT(programEditorWords)
  const none = <span className="text-ink-soft">{t('programEditor.history.nothing')}</span>
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'number') return t.number(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return none
    return (
      <ul className="grid list-disc gap-1 ps-4">
        {value.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same, and have no other name
          <li key={at} className="wrap-anywhere">
            <bdi>{entryText(entry)}</bdi>
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value)
    if (parts.length === 1 && parts[0]?.[0] === 'focus') return <PlanValue value={parts[0][1]} />
    return (
      <dl className="grid gap-2">
        {parts.map(([name, part]) => (
          <div key={name}>
            <dt className="text-ink-soft text-xs">{phaseLabel(t, name)}</dt>
            <dd>
              <PlanValue value={part} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <span dir="auto" className="wrap-anywhere block w-fit whitespace-pre-line">
      {String(value)}
    </span>
  )
}

/** Exercise in one line with its main figures. */
function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { name, sets, reps, rest } = entry as Record<string, unknown>
  return [name, sets && reps ? `${sets} × ${reps}` : '', rest].filter(Boolean).join(' · ')
}
