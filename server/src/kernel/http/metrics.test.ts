import { expect, test } from 'vitest'
import { createMetrics } from './metrics'

test('leaves gauges of the database to the oldest node, so that a sum over nodes counts them once', async () => {
  let isFirst = true
  const metrics = createMetrics(() => isFirst)
  metrics.gauge({ name: 'jobs_due', help: 'Jobs.', ofDatabase: true, read: () => 3 })
  metrics.gauge({ name: 'sockets', help: 'Sockets.', read: () => 2 })
  const values = async () =>
    (await metrics.render()).split('\n').filter((line) => /^(jobs_due|sockets) /.test(line))
  expect(await values()).toEqual(['jobs_due 3', 'sockets 2'])
  isFirst = false
  expect(await values()).toEqual(['sockets 2'])
})
