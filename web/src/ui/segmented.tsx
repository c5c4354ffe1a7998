import { type KeyboardEvent, useRef } from 'react'
import { useLocale } from '../i18n/i18n'
import { cx } from './cx'
import { Icon, type IconName } from './icon'
import { indexAfter } from './roving'
import { controlHeight, type Size } from './size'

interface Segment<V extends string> {
  value: V
  label: string
  icon?: IconName
  /** Language of the label, if it differs from the page's. */
  lang?: string
}

interface Props<V extends string> {
  /** Accessible name, given as text or as the id of a labelling element. */
  label?: string
  labelledBy?: string
  segments: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
  size?: Size
  /** Shows the icons only; the labels become names and tooltips. */
  iconsOnly?: boolean
  /** Distributes the full width among the segments. */
  wide?: boolean
  /** Focuses the chosen segment when the dialog around it opens. */
  autofocus?: boolean
}

/**
 * Selects one of a few views, effective immediately. One tab stop; the arrow keys (mirrored in right-to-left pages),
 * Home and End move the focus, Enter and Space select.
 */
export function Segmented<V extends string>(props: Props<V>) {
  const { label, labelledBy, segments, value, onChange, size = 'md', iconsOnly, wide, autofocus } = props
  const { dir } = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = indexAfter(event.key, at, segments.length, dir)
    if (next === undefined) return
    event.preventDefault()
    row.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a choice without a form
    <div
      ref={row}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx(
        'items-stretch gap-0.5 rounded-field border border-edge bg-raised p-0.5',
        wide ? 'flex' : 'inline-flex w-fit',
        controlHeight[size],
      )}
    >
      {segments.map((segment, index) => {
        const chosen = segment.value === value
        return (
          <button
            key={segment.value}
            type="button"
            lang={segment.lang}
            aria-pressed={chosen}
            aria-label={iconsOnly ? segment.label : undefined}
            title={iconsOnly ? segment.label : undefined}
            tabIndex={chosen ? 0 : -1}
            data-autofocus={(autofocus && chosen) || undefined}
            onClick={() => onChange(segment.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={cx(
              'inline-flex min-w-0 items-center justify-center gap-2 rounded-[4px] text-sm leading-tight transition-colors',
              // The frame takes 6 px of the control's height.
              'max-sm:min-h-10 pointer-coarse:min-h-10',
              iconsOnly ? 'px-2.5' : 'px-3',
              wide && 'flex-1 hyphens-auto wrap-anywhere max-sm:px-1.5',
              chosen ? 'bg-ink font-semibold text-paper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {segment.icon ? (
              <Icon
                name={segment.icon}
                size={iconsOnly ? 20 : 18}
                className={iconsOnly ? undefined : 'max-sm:hidden'}
              />
            ) : null}
            {iconsOnly ? null : segment.label}
          </button>
        )
      })}
    </div>
  )
}
