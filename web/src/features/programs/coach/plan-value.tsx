import { useT } from '../../../i18n/i18n'
import { phaseLabel } from './plan-labels'
import { programEditorWords } from './words/program-editor-words'

/** Returns whether each entry of a list is missing in the other one; equal entries count once each. */
function areNew(entries: readonly unknown[], other: readonly unknown[]): boolean[] {
  const left = other.map((entry) => JSON.stringify(entry))
  return entries.map((entry) => {
    const at = left.indexOf(JSON.stringify(entry))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

interface Props {
  value: unknown
  /** The value that it is compared with: entries of a list that are not in that one are marked. */
  other?: unknown
}

/** Any value of a plan, to be compared with another: a text, a number, a list, exercises, phases. */
export function PlanValue({ value, other }: Props) {
  const t = useT(programEditorWords)
  const none = <span className="text-ink-soft">{t('programEditor.history.nothing')}</span>
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'number') return t.number(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return none
    const isList = Array.isArray(other) && other.length > 0
    const marked = areNew(value, isList ? other : value)
    return (
      <ul className="grid list-disc gap-1 ps-4">
        {value.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same, and have no other name
          <li key={at} className="wrap-anywhere">
            {marked[at] ? (
              <mark className="bg-pine-wash font-semibold text-ink">
                <bdi>{entryText(entry)}</bdi>
              </mark>
            ) : (
              <bdi>{entryText(entry)}</bdi>
            )}
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
