import { useEffect, useRef } from 'react'

export type ConsolePanel = 'menu' | 'keys'

/** Returns true if a letter key belongs to a text input or an open dialog. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`input:not(${TICKED}), select, textarea`))
  )
}

/** Inputs without text: a row's checkbox must not block the shortcuts. */
const TICKED = '[type=checkbox], [type=radio]'

/** Returns the Latin letter of a physical key, so shortcuts work with non-Latin keyboard layouts. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key === '؟') return '?'
  return /^[\u0080-\uffff]$/.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key
}

/** Moves the focus along the row links; starts from the current record's row, else from the first. */
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

/** Clicks the button that declares this shortcut. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`)
  button?.click()
  return button !== null
}

/**
 * Keyboard shortcuts of the console: Ctrl or Cmd+K opens the menu, ? lists the shortcuts, j and k move along a list, a
 * and r approve and reject, n opens the next item. Only Ctrl or Cmd+K works in text inputs.
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
