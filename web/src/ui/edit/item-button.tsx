import type { Ref } from 'react'
import { Button } from '../button'
import { Icon, type IconName } from '../icon'

interface Props {
  /** What is heard; only the icon is seen. */
  label: string
  icon: IconName
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
      <Icon name={icon} size={16} />
    </Button>
  )
}
