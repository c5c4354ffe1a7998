import { Field } from '../../../ui/form/field'
import type { SetRow } from '../customer/session-sets'
import { useSetMeasure } from './set-measure'

/** The words around the fields; passed in, because athlete and coach load their own. */
export interface SetRowTexts {
  set: (n: number) => string
  reps: string
  load: string
  repsOf: (exercise: string, n: number) => string
  loadOf: (exercise: string, n: number) => string
  notInPlan: string
}

/** Fields of the sets of a session. */
export function SetRows({ rows, texts }: { rows: readonly SetRow[]; texts: SetRowTexts }) {
  const measureOf = useSetMeasure()
  const number = { kind: 'code', size: 'sm', required: false } as const
  return (
    <div className="grid gap-4">
      {groups(rows).map(([exercise, indices]) => (
        <fieldset key={indices[0]} className="grid gap-2">
          <legend className="mb-1.5 font-semibold text-sm">
            <bdi>{exercise}</bdi>
            {rows[indices[0] ?? 0]?.isPlanned ? null : (
              <span className="font-normal text-ink-soft">
                {' · '}
                {texts.notInPlan}
              </span>
            )}
          </legend>
          {indices.map((index) => (
            <div key={index} className="grid grid-cols-[4rem_1fr_1fr] items-end gap-3">
              <span className="self-center text-ink-soft text-sm tabular-nums">
                {texts.set(rows[index]?.number ?? 1)}
                <span className="block font-semibold text-ink">{measureOf(rows[index]?.done ?? {})}</span>
              </span>
              <Field
                name={`sets.${index}.reps`}
                label={texts.reps}
                aria-label={texts.repsOf(exercise, rows[index]?.number ?? 1)}
                inputMode="numeric"
                {...number}
              />
              <Field
                name={`sets.${index}.load`}
                label={texts.load}
                aria-label={texts.loadOf(exercise, rows[index]?.number ?? 1)}
                inputMode="decimal"
                {...number}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Positions of the rows by their exercise, in the order of the day. */
function groups(rows: readonly SetRow[]): [exercise: string, indices: number[]][] {
  const found: [string, number[]][] = []
  rows.forEach(({ exercise, number }, index) => {
    const last = found.at(-1)
    if (last && last[0] === exercise && number > 1) last[1].push(index)
    else found.push([exercise, [index]])
  })
  return found
}
