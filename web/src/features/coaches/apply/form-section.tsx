import { type ReactNode, useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import type { PartName } from './form-sections'
import { applyWords } from './words/apply-words'

/** Section of the form with a heading, ticked once complete. */
export function Part(props: {
  name: PartName
  complete: boolean
  /** Shown at the end of the heading line, for example a count. */
  end?: ReactNode
  hint?: ReactNode
  children: (ids: { title: string; hint: string }) => ReactNode
}) {
  const t = useT(applyWords)
  const id = useId()
  const ids = { title: id, hint: `${id}-hint` }
  return (
    <div className="grid gap-5 border-hairline border-t pt-6 first:border-t-0 first:pt-0">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={ids.title} className="flex items-center gap-2.5 text-xl">
            {t(`apply.parts.${props.name}`)}
            {props.complete ? <Icon name="check" className="animate-appear text-pine" /> : null}
          </h2>
          {props.end ? <p className="text-ink-soft text-sm tabular-nums">{props.end}</p> : null}
        </div>
        {props.hint ? (
          <p id={ids.hint} className="max-w-[65ch] text-ink-soft text-sm">
            {props.hint}
          </p>
        ) : null}
      </div>
      {props.children(ids)}
    </div>
  )
}
