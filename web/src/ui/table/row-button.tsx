import { AnyIcon, type AnyIconName } from '../any-icon'
import { Button } from '../button'

interface Props {
  /** What is heard: the words, and what they are done to. */
  label: string
  /** What is seen beside the icon where the row is a card. */
  words: string
  icon: AnyIconName
  onClick: () => void
}

/** A quiet button at the end of a row: an icon, with its words where there is room for them. */
export function RowButton({ label, words, icon, onClick }: Props) {
  return (
    <Button
      kind="quiet"
      size="sm"
      className="shrink-0 text-ink-soft hover:text-ink @max-[40rem]:px-2 @min-[40rem]:w-(--control-sm) @min-[40rem]:px-0"
      aria-label={label}
      // The second half of a double click is no press of its own: by then the button may undo what the first one did.
      onClick={({ detail }) => (detail > 1 ? undefined : onClick())}
    >
      <AnyIcon name={icon} size={16} />
      <span className="@min-[40rem]:hidden">{words}</span>
    </Button>
  )
}
