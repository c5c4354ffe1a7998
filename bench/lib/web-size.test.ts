import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './product'
import { FIRST_LOAD_MAX, firstLoad } from './web-size'

it('loads at most 120 kB of gzipped JavaScript on a first visit of the shop', async () => {
  const size = await firstLoad(join(repositoryRoot(), 'web', 'dist'))
  expect(size, 'the web is built').toBeGreaterThan(110_000)
  expect(size).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})
