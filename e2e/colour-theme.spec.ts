import type { Page } from '@playwright/test'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

/** Brightness of the page's background, 0 to 255. */
const ground = () => {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return -1
  canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / 3
}

// The page follows the system a moment after the system has changed.
const light = (page: Page) => expect.poll(() => page.evaluate(ground)).toBeGreaterThan(200)
const dark = (page: Page) => expect.poll(() => page.evaluate(ground)).toBeLessThan(60)

test('light, dark or as the system has it; the choice is kept', async ({ page }) => {
  await page.goto('/')
  await light(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await dark(page)
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await choose('Light')
  await light(page)
  await page.reload()
  await light(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose('Dark')
  await dark(page)
  await choose('Match System')
  await light(page)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a dark page is never light first', async ({ page, context }) => {
  await arriveAs(page, { theme: 'dark' })
  // Samples the background before every paint, from the first frame on.
  await context.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      const context = document.createElement('canvas').getContext('2d')
      if (context && document.body) {
        context.fillStyle = getComputedStyle(document.documentElement).colorScheme.includes('light')
          ? '#fff'
          : '#000'
        context.fillRect(0, 0, 1, 1)
        const colour = getComputedStyle(document.documentElement).backgroundColor
        if (colour !== 'rgba(0, 0, 0, 0)') {
          context.fillStyle = colour
          context.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
        seen.push((red + green + blue) / 3)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/shop')
  await expect(shopper(page).main.getByRole('article')).toHaveCount(12)
  const sampled = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  // The list is in the page that the server painted: it may stand there before the first frames.
  await expect.poll(async () => (await sampled()).length).toBeGreaterThan(3)
  const seen = await sampled()
  expect(Math.max(...seen)).toBeLessThan(60)
})
