import { useSyncExternalStore } from 'react'

const KEY = 'theme'
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

const named = (text: string | null | undefined): Theme =>
  text === 'light' || text === 'dark' ? text : 'system'
const current = () => named(document.documentElement.dataset.theme)

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Applies and stores the theme; `boot/preferences.ts` applies the stored choice before the first paint. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(theme)
}

// Applies a choice made in another tab; the server has no window.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) show(named(newValue))
  })

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, painted)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Prerendered pages use the system theme; the stored choice applies after hydration. */
const painted = (): Theme => 'system'
