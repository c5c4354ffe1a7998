import { Field } from '../../../ui/form/field'
import type { SetMeasure, SetRow } from '../customer/session-sets'
import { useSetMeasure } from './set-measure'

/** The words around the fields; passed in, because athlete and coach load their own. */
export interface SetRowTexts {
  set: (n: number) => string
  reps: string
  load: string
  repsOf: (exercise: string, n: number) => string
  loadOf: (exercise: string, n: number) => string
  notInPlan: string
  /** Where rows may ask for a measure in place of reps. */
  measure?: (measure: SetMeasure) => string
  measureOf?: (exercise: string, n: number, measure: SetMeasure) => string
}

/** Fields of the sets of a session. */
export function SetRows({ rows, texts }: { rows: readonly SetRow[]; texts: SetRowTexts }) {
  const measureOf = useSetMeasure()
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
              <AmountField index={index} row={rows[index]} exercise={exercise} texts={texts} />
              {isTime(rows[index]?.measure) ? null : (
                <Field
                  name={`sets.${index}.load`}
                  label={texts.load}
                  aria-label={texts.loadOf(exercise, rows[index]?.number ?? 1)}
                  inputMode="decimal"
                  {...number}
                />
              )}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

const number = { kind: 'code', size: 'sm', required: false } as const
/** Times have no load. */
const isTime = (measure: SetMeasure | undefined) => measure === 'seconds' || measure === 'minutes'

interface AmountProps {
  index: number
  row: SetRow | undefined
  exercise: string
  texts: SetRowTexts
}

/** Field of the reps, or of what the row measures in place of them. */
function AmountField({ index, row, exercise, texts }: AmountProps) {
  const n = row?.number ?? 1
  const measure = row?.measure
  return (
    <Field
      name={`sets.${index}.reps`}
      label={(measure && texts.measure?.(measure)) || texts.reps}
      aria-label={(measure && texts.measureOf?.(exercise, n, measure)) || texts.repsOf(exercise, n)}
      inputMode={measure ? 'decimal' : 'numeric'}
      {...number}
    />
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
