import { useSyncExternalStore } from 'react'

const KEY = 'theme'
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

function current(): Theme {
  const marked = document.documentElement.dataset.theme
  return marked === 'light' || marked === 'dark' ? marked : 'system'
}

/** Light, dark or as the system has it; `theme.js` applies the stored choice before the first paint. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
}
