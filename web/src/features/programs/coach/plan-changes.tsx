import type { PlanChange } from 'contract/programs/plan-changes'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { fullLabelOf } from './plan-labels'
import { PlanValue } from './plan-value'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  changes: readonly PlanChange[]
  /** Shows a change of exercises; by default both lists. */
  rows?: (from: unknown, to: unknown) => ReactNode
}

/** Changed parts of a plan, each with its value before and after. */
export function PlanChanges({ changes, rows }: Props) {
  const t = useT(programEditorWords)
  return changes.map(({ path, from, to }) => (
    <div key={path} className="grid gap-1.5 text-sm">
      <p className="font-semibold">{fullLabelOf(t, path)}</p>
      {rows && path.endsWith('.exercises') ? (
        rows(from, to)
      ) : (
        <dl className="grid gap-1.5">
          {(
            [
              ['from', from, to],
              ['to', to, from],
            ] as const
          ).map(([side, value, other]) => (
            <div key={side} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
              <dt className="text-ink-soft text-xs">{t(`programEditor.history.${side}`)}</dt>
              <dd>
                <PlanValue value={value} other={other} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  ))
}
