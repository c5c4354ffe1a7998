import { useEffect, useRef } from 'react'

export type ConsolePanel = 'menu' | 'keys'

/** Whether a letter belongs to what somebody writes, or to a dialog that is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`input:not(${TICKED}), select, textarea`))
  )
}

/** What takes no letters: a row that was just chosen does not keep the keys from the list. */
const TICKED = '[type=checkbox], [type=radio]'

/** The letter on the key: a keyboard of another script has its own there, and `k` stays where it is. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key === '؟') return '?'
  return /^[\u0080-\uffff]$/.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key
}

/** Moves the focus along the links of a list's rows; from elsewhere from the row of what is shown, or to the first. */
function walk(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]
  if (links.length === 0) return false
  const row = document.activeElement?.closest('tr')
  const focused = links.findIndex(
    (link) => link === document.activeElement || (row && link.closest('tr') === row),
  )
  const at = focused < 0 ? links.findIndex((link) => link.matches('[aria-current=page]')) : focused
  links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus()
  return true
}

/** Presses what the page says this key is for. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`)
  button?.click()
  return button !== null
}

/**
 * The keys of the console: Ctrl or Cmd and K for the menu, ? for what the keys are, j and k along a list, a and r where
 * something is approved or rejected, n for the next that waits. None of them acts while somebody writes, except the menu's own.
 */
export function useConsoleKeys(open: (panel: ConsolePanel) => void): void {
  const show = useRef(open)
  show.current = open
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      if (event.ctrlKey || event.metaKey) {
        if (letterOf(event).toLowerCase() !== 'k' || event.shiftKey || document.querySelector('dialog[open]'))
          return
        event.preventDefault()
        show.current('menu')
        return
      }
      if (isTaken(event)) return
      if (act(letterOf(event), () => show.current('keys'))) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function act(key: string, help: () => void): boolean {
  if (key === 'j') return walk(1)
  if (key === 'k') return walk(-1)
  if (key === 'a' || key === 'r' || key === 'n') return press(key)
  if (key !== '?') return false
  help()
  return true
}
