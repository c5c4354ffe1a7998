import { describe, expect, it } from 'vitest'

const parts = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>('../../kit/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sheet = Object.values(pages).join('\n')

/** Components without visible output of their own. */
const UNSEEN: Record<string, string> = {
  FormToast: 'puts a toast and an alert in its place',
  GuardedDialog: 'is a dialog that asks before it closes',
  LocalForm: 'is a form around the caller’s fields',
}

const uses = (text: string, name: string) => new RegExp(`<${name}[\\s/>]`).test(text)

describe('the picture sheet', () => {
  it('shows every component of the UI kit, alone or within another', () => {
    const missing = Object.values(parts).flatMap((text) =>
      [...text.matchAll(/^export function ([A-Z]\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in UNSEEN) && !uses(sheet, name))
        .filter((name) => !Object.values(parts).some((other) => uses(other, name))),
    )
    expect(missing).toEqual([])
    expect(Object.keys(parts).length).toBeGreaterThan(50)
  })
})
