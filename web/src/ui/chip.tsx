import { type ReactNode, useId } from 'react'
import { Mark } from './checkbox'
import { cx } from './cx'
import { Icon } from './icon'
import { controlHeight, type Native, type Size } from './size'

const insets: Record<Size, string> = { sm: 'px-3 text-sm', md: 'px-3.5 sm:px-4', lg: 'px-5' }

/** Returns the classes of a chip that navigates, for example a link; `tight` ones fit into one row of many. */
export function chipLook(look: { chosen?: boolean; size?: Size; tight?: boolean }): string {
  const { chosen, size = 'md', tight } = look
  return cx(
    'flex max-w-full items-center gap-2 whitespace-nowrap rounded-pill border font-medium leading-tight transition-colors',
    chosen ? 'border-ink bg-ink text-paper' : 'border-hairline hover:border-ink',
    controlHeight[size],
    tight ? insets.sm : insets[size],
  )
}

/** Chip for an active value; a press removes it. */
export function RemovableChip(props: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onRemove}
      className={cx(
        'inline-flex max-w-full items-center gap-2 rounded-pill bg-pine-wash ps-4 pe-3 font-medium text-pine text-sm tabular-nums leading-tight transition-colors hover:bg-pine hover:text-on-pine',
        controlHeight.sm,
      )}
    >
      <span className="truncate">{props.children}</span>
      <Icon name="close" size={14} />
    </button>
  )
}

/** Chip with a checkbox. */
export function CheckChip({
  children,
  size = 'md',
  ...rest
}: Omit<Native<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={cx(
        'flex cursor-pointer items-center gap-2 rounded-pill border border-edge ps-2.5 pe-3.5 text-sm transition-colors hover:border-ink has-checked:border-pine has-checked:bg-pine-wash has-checked:font-semibold',
        controlHeight[size],
      )}
    >
      <Mark id={id} {...rest} />
      {children}
    </label>
  )
}
