import { AnyIcon, type AnyIconName } from '../any-icon'
import { Button } from '../button'

interface Props {
  /** Accessible name: the action and its object. */
  label: string
  /** Text next to the icon, visible when the row is a card. */
  words: string
  icon: AnyIconName
  onClick: () => void
}

/** Quiet button at the end of a row: an icon, plus text if there is room. */
export function RowButton({ label, words, icon, onClick }: Props) {
  return (
    <Button
      kind="quiet"
      size="sm"
      className="shrink-0 text-ink-soft hover:text-ink @max-[40rem]:px-2 @min-[40rem]:w-(--control-sm) @min-[40rem]:px-0"
      aria-label={label}
      // The second click of a double click is ignored: by then the button may undo the first.
      onClick={({ detail }) => (detail > 1 ? undefined : onClick())}
    >
      <AnyIcon name={icon} size={16} />
      <span className="@min-[40rem]:hidden">{words}</span>
    </Button>
  )
}
