import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeShop, product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import PlanFit from './plan-fit'

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([product('a')])
})
afterEach(() => vi.unstubAllGlobals())
const fit = (changes: object = {}) => ({
  ...{ userProgramId: 'p1', program: 'Strength', kind: 'equipment', names: ['Back Squat', 'Row'] },
  ...changes,
})
function open(items: object[], locale?: 'fa' | 'nl') {
  server.on({ 'GET /products/:id/plan-fit': () => ({ success: true, data: { items } }) })
  return openPage({ '/fit': <PlanFit userId="u1" productId="a" /> }, '/fit', locale)
}
const text = () => screen.getByRole('complementary').textContent?.replace(/[\u2068\u2069]/g, '')

it('names the exercises and supplements, and links to the week of the program', async () => {
  await open([fit(), fit({ kind: 'supplement', names: ['Creatine'] })])
  await screen.findByRole('complementary', { name: 'Works with your plan' })
  expect(text()).toContain('You need it for Back Squat and Row')
  expect(text()).toContain('One of your supplements: Creatine')
  const [link] = screen.getAllByRole('link', { name: 'Strength' })
  expect(link?.getAttribute('href')).toBe('/programs/p1/week')
})

it.each([
  ['fa', 'برای Back Squat و Row به آن نیاز دارید'],
  ['nl', 'Je hebt het nodig voor Back Squat en Row'],
] as const)('lists names as its language does (%s)', async (locale, expected) => {
  await open([fit()], locale)
  await screen.findByRole('complementary')
  expect(text()).toContain(expected)
})

it('shows nothing where no plan uses the product, or the plans cannot be read', async () => {
  await open([])
  await waitFor(() => expect(server.calls('GET', '/products/a/plan-fit')).toHaveLength(1))
  expect(screen.queryByRole('complementary')).toBeNull()
})
