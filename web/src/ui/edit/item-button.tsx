import type { Ref } from 'react'
import { AnyIcon, type AnyIconName } from '../any-icon'
import { Button } from '../button'

interface Props {
  /** Accessible name; only the icon is visible. */
  label: string
  icon: AnyIconName
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
}

/** Quiet icon button for a value or a list item. */
export function ItemButton({ label, icon, ...button }: Props) {
  return (
    <Button
      kind="quiet"
      size="sm"
      iconOnly
      className="shrink-0 text-ink-soft hover:text-ink"
      aria-label={label}
      {...button}
    >
      <AnyIcon name={icon} size={16} />
    </Button>
  )
}
