import type { Ref } from 'react'
import { AnyIcon, type AnyIconName } from '../any-icon'
import { Button } from '../button'

interface Props {
  /** What is heard; only the icon is seen. */
  label: string
  icon: AnyIconName
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
}

/** A quiet button beside a value or an item of a list. */
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
