import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Shown instead of the rows if there are none. */
  empty: string
  rows: readonly { key: string; name: string; under: ReactNode; figure: ReactNode }[]
  /** Shown below the rows, for items that they omit. */
  more?: ReactNode
}

/** Rows with a name and a figure, highest first. */
export function RankedList({ title, empty, rows, more }: Props) {
  return (
    <section className="grid content-start gap-3 rounded-card border border-hairline bg-raised p-4 sm:p-5">
      <h3 className="font-bold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{empty}</p>
      ) : (
        <ol className="grid divide-y divide-hairline">
          {rows.map(({ key, name, under, figure }) => (
            <li key={key} className="flex items-baseline justify-between gap-4 py-2">
              <span className="grid min-w-0 leading-snug">
                <bdi className="wrap-anywhere">{name}</bdi>
                <span className="text-ink-soft text-xs tabular-nums">{under}</span>
              </span>
              <span className="shrink-0 font-semibold tabular-nums">{figure}</span>
            </li>
          ))}
        </ol>
      )}
      {more ? <div className="text-sm">{more}</div> : null}
    </section>
  )
}
