import { expect, test } from 'vitest'
import { unsupportedNode } from '../src/node-support'

test.each([
  ['20.19.0', '2026-04-30', undefined],
  [
    '20.19.0',
    '2026-05-01',
    /^Node 20\.19\.0 has had no security fixes since 2026-04-30\. .*Node 26 is safer\.$/,
  ],
  ['22.20.0', '2026-11-22', undefined],
  ['24.11.0', '2028-05-01', /since 2028-04-30/],
  ['23.1.0', '2026-11-22', /^Node 23\.1\.0 has had no security fixes\. /],
  ['26.10.0', '2026-11-22', undefined],
  ['28.0.0', '2027-05-01', undefined],
])('Node %s on %s', (version, today, line) => {
  const said = unsupportedNode(version, new Date(`${today}T12:00:00Z`))
  if (line) expect(said).toMatch(line)
  else expect(said).toBeUndefined()
  expect(said ?? '').not.toContain('\n')
})
