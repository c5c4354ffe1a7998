import type { Page } from '@playwright/test'

/** Presses of a person on a page: clicks and keys, without the letters typed into fields. */
export interface Presses {
  keys: number
  clicks: number
}

/** Counts the presses on a page from now on; an exception for letters that are commands, which count outside of fields. */
export async function countPresses(page: Page): Promise<Presses> {
  const presses: Presses = { keys: 0, clicks: 0 }
  await page.exposeFunction('pressed', (kind: keyof Presses) => {
    presses[kind]++
  })
  const listen = () => {
    const tell = (window as unknown as { pressed(kind: string): void }).pressed
    addEventListener('pointerdown', (event) => event.isTrusted && tell('clicks'), true)
    addEventListener(
      'keydown',
      (event) => {
        const inField =
          event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
        const isTyped = inField && [...event.key].length === 1 && !event.ctrlKey && !event.metaKey
        const isHeld = ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)
        if (event.isTrusted && !isTyped && !isHeld) tell('keys')
      },
      true,
    )
  }
  await page.addInitScript(listen)
  return presses
}
