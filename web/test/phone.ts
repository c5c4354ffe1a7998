import { vi } from 'vitest'

/** Answers media queries as a phone does; ended by `vi.unstubAllGlobals()`. */
export function usePhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.startsWith('(min-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
}
