import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherReleases } from '../../scripts/lib/node-releases.mjs'
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

test('test:full runs on the floor and on the newest long-term Node, .nvmrc names a supported one', async () => {
  const read = (path: string) => readFile(join(import.meta.dirname, '..', '..', path), 'utf8')
  const runsOn = otherReleases('22.0.0').map((release) => release.version)
  const floor = /\d+\.\d+\.\d+/.exec(JSON.parse(await read('package.json')).engines.node)?.[0]
  const newest = /Node (\d+) is safer/.exec(unsupportedNode('18.0.0', new Date('2026-11-25')) ?? '')?.[1]
  expect(runsOn).toEqual([floor, expect.stringMatching(new RegExp(`^${newest}\\.`))])
  const named = Number((await read('.nvmrc')).trim())
  expect(named).toBeGreaterThanOrEqual(24)
  expect(unsupportedNode(`${named}.0.0`, new Date('2026-11-25'))).toBeUndefined()
})
