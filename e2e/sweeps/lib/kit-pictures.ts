import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type Locale, localeCodes } from 'contract/locale'
import { settled } from '../../lib/visual-checks'

/** Folder of the picture sheet, written by `npm run kit` and the full run. */
const FOLDER = fileURLToPath(new URL('../../../.cache/kit-sheets', import.meta.url))

export type Density = 'shop' | 'work'
export interface Look {
  locale: Locale
  theme: 'light' | 'dark'
  density: Density
}

/** Group of `web/kit/groups.tsx`, its window width, and the overlay that it opens. */
export interface Group {
  name: string
  width: number
  over?: string
}

const over = {
  toasts: '[role=status] > *',
  menu: '[popover]:popover-open',
  ...Object.fromEntries(
    ['confirm', 'unsaved', 'address', 'large', 'full', 'side', 'top'].map((name) => [name, 'dialog[open]']),
  ),
}

export const groups: readonly Group[] = [
  ...['actions', 'fields', 'messages', 'navigation', 'data', 'tables', 'editing', 'charts', 'searching'].map(
    (name) => ({
      name,
      width: 1000,
    }),
  ),
  // On narrow screens: rows as cards, dialogs as sheets.
  { name: 'tables', width: 360 },
  { name: 'fields', width: 360 },
  { name: 'editing', width: 360 },
  ...Object.entries(over).flatMap(([name, over]) => [360, 1000].map((width) => ({ name, width, over }))),
]

export const looks: readonly Look[] = localeCodes.flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['shop', 'work'] as const).map((density) => ({ locale, theme, density })),
  ),
)

/** Opens a group with a fixed clock, so that two runs draw the same times. */
export async function openKit(page: Page, { name, width, over }: Group, look: Look): Promise<void> {
  await page.clock.setFixedTime('2026-11-22T10:00:00.000Z')
  await page.setViewportSize({ width, height: width < 640 ? 740 : 800 })
  await page.goto(`${process.env.TAVAN_KIT_URL}/?${new URLSearchParams({ group: name, ...look })}`)
  await page.locator('main').waitFor()
  // An overlay hides the page while its messages load.
  if (over) await page.locator(over).first().waitFor()
  await force(page)
  await settled(page)
}

/** Switches the theme on the document; the kit's components do not depend on it. */
export async function turnKitTo(page: Page, theme: Look['theme']): Promise<void> {
  await page.evaluate((to) => {
    document.documentElement.dataset.theme = to
  }, theme)
  await settled(page)
}

/** Forces pseudo-states such as hover on elements with `data-force`. */
async function force(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  for (const state of ['hover', 'focus-visible', 'active']) {
    const selector = ['button', 'a', 'input', '[role=tab]']
      .map((control) => `[data-force="${state}"] ${control}`)
      .join(', ')
    const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    for (const nodeId of nodeIds)
      await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] })
  }
}

export async function takePicture(page: Page, group: Group, look: Look): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  const { name, width, over } = group
  const path = join(FOLDER, `${name}-${width}.${look.locale}.${look.theme}.${look.density}.png`)
  await page.screenshot({ path, fullPage: !over, animations: 'disabled', caret: 'hide' })
  return path
}
