import type { KeyboardEvent, ReactNode } from 'react'

export interface Suggestion {
  key: string
  name: string
  /** Line below the name. */
  detail: ReactNode
  onPick: () => void
}

interface Props {
  label: string
  /** Announcement of how many were found; empty while nothing is searched. */
  status: string
  suggestions: readonly Suggestion[]
}

/** Entries of the library for a typed name; the arrows walk through them, Enter takes one. */
export function SuggestionList({ label, status, suggestions }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {suggestions.length > 0 ? (
        <ul
          aria-label={label}
          className="grid gap-1 rounded-card border border-hairline bg-raised p-1"
          onKeyDown={walk}
        >
          {suggestions.map(({ key, name, detail, onPick }) => (
            <li key={key}>
              <button
                type="button"
                data-suggestion
                onClick={onPick}
                className="grid min-h-11 w-full content-center rounded-field px-3 py-1 text-start hover:bg-sunken"
              >
                <bdi className="font-semibold">{name}</bdi>
                <span className="text-ink-soft text-sm">{detail}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Moves the focus within the list; Enter belongs to the button, not to the form around it. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (event.key === 'Enter') event.stopPropagation()
  if (step === 0) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-suggestion]')]
  buttons[buttons.indexOf(document.activeElement as HTMLElement) + step]?.focus()
}
