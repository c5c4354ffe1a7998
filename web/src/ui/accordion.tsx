import { type ReactNode, useId, useState } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

interface Props {
  title: ReactNode
  /** Summary shown while the entry is closed. */
  summary?: ReactNode
  icon?: ReactNode
  startsOpen?: boolean
  children: () => ReactNode
}

/** Independent entries stacked below each other; several can be open at once. */
export function Accordion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div
      role="group"
      aria-label={label}
      className="divide-y divide-hairline rounded-card border border-hairline bg-raised"
    >
      {children}
    </div>
  )
}

/** One entry; its content mounts when first opened and stays mounted, so typed input survives closing. */
export function AccordionEntry({ title, summary, icon, startsOpen = false, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  const [built, setBuilt] = useState(startsOpen)
  return (
    <div>
      <h4 className="font-text tracking-normal">
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => {
            setOpen(!open)
            setBuilt(true)
          }}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
        >
          {icon}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
            <span className="min-w-44 font-semibold max-sm:w-full">{title}</span>
            {summary ? (
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5 font-normal text-ink-soft text-sm">
                {summary}
              </span>
            ) : null}
          </span>
          <Icon name="chevron-down" size={18} className={cx('transition-transform', open && 'rotate-180')} />
        </button>
      </h4>
      <section
        id={`${id}-panel`}
        aria-labelledby={`${id}-head`}
        hidden={!open}
        className="border-hairline border-t p-4 sm:p-5"
      >
        {built ? children() : null}
      </section>
    </div>
  )
}
