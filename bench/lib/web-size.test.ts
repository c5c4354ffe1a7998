import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './product'
import { FIRST_LOAD_MAX, firstLoad, scriptsOf } from './web-size'

const dist = join(repositoryRoot(), 'web', 'dist')

/** Pages by area, with the frame around them. */
const AREAS = {
  shop: [
    ...['app/shop/routes.tsx', 'app/shop/shop-home-page.tsx', 'features/catalog/shop/shop-page.tsx'],
    ...['app/shop/shop-product-page.tsx', 'features/cart/cart-page.tsx'],
  ],
  coach: [
    'app/coach/routes.tsx',
    'app/coach/coach-layout.tsx',
    'features/coach-dashboard/dashboard-page.tsx',
  ],
  console: [
    ...['app/console/routes.tsx', 'app/console/console-layout.tsx'],
    ...['features/coaches/console/applications-page.tsx', 'features/admin/dashboard/dashboard-page.tsx'],
  ],
}

/** Chunks that only the shop needs. */
const OF_THE_SHOP = [
  'shop-frame',
  'shelf',
  'label',
  'shop-page',
  'shop-product-page',
  'cart-page',
  'cart-line',
]

const COACH_MAX = 40_000

it('loads at most 120 kB of gzipped JavaScript on a first visit of the shop', async () => {
  const size = await firstLoad(dist)
  expect(size, 'the web is built').toBeGreaterThan(110_000)
  expect(size).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})

it('loads no shop code in coach area and console, and the editor only when a program is opened', async () => {
  const nameOf = (file: string) => file.replace(/^\/assets\/|-[\w-]{7,8}\.js$/g, '')
  const shop = await scriptsOf(dist, AREAS.shop)
  expect([...shop.keys()].map(nameOf)).toEqual(expect.arrayContaining(OF_THE_SHOP))
  for (const area of ['coach', 'console'] as const) {
    const names = [...(await scriptsOf(dist, AREAS[area])).keys()].map(nameOf)
    expect(names.length, area).toBeGreaterThan(3)
    expect(names.filter((name) => OF_THE_SHOP.includes(name) || name === 'program-editor')).toEqual([])
  }
  const editor = await scriptsOf(dist, ['features/programs/coach/program-editor.tsx'])
  expect([...editor.keys()].map(nameOf)).toContain('program-editor')
  const coach = await scriptsOf(dist, AREAS.coach)
  const more = [...coach].reduce((sum, [file, size]) => (shop.has(file) ? sum : sum + size), 0)
  expect(more).toBeGreaterThan(1000)
  expect(more, 'bytes that the coach area loads beside the shop').toBeLessThanOrEqual(COACH_MAX)
})
