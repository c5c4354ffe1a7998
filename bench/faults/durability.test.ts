import { expect, it } from 'vitest'
import { type Figures, judge, run } from './durability'

const size = process.env.TAVAN_FAULTS === 'full' ? 'full' : 'reduced'
const seed = Number(process.env.TAVAN_SEED ?? Date.now() % 1_000_000)
const seeds = size === 'full' ? [seed, seed + 1, seed + 2] : [seed]

it.each(seeds)(
  `F6: the embedded default is durable (${size}, seed %d)`,
  { timeout: 300_000 },
  async (seed) => {
    const figures = await run({ size, seed })
    console.log(JSON.stringify(figures))
    expect(figures.failures.join('; ')).toBe('')
  },
)

it('reports each wrong figure of the durability test (F6)', () => {
  const good: Figures = {
    seed,
    cycles: 3,
    acknowledged: 100,
    lost: 0,
    slowestReadyMs: 300,
    commits: 50,
    syncs: 50,
    refused: { code: 1, lines: ['DATA_DIR x is in use by another Tavan (process 1).'], ms: 100 },
    stale: { readyMs: 300, strangerAlive: true },
    controls: { lostWhenAcknowledgedEarly: 3, syncsWithoutFsync: 0, naiveStartRefused: true },
    skipped: [],
    failures: [],
  }
  const wrong: Partial<Figures>[] = [
    { acknowledged: 0 },
    { lost: 1 },
    { syncs: 49 },
    { tracedSyncs: 0 },
    { refused: { ...good.refused, code: 0 } },
    { refused: { ...good.refused, lines: [...good.refused.lines, 'at somewhere'] } },
    { refused: { ...good.refused, ms: 2001 } },
    { stale: { ...good.stale, readyMs: 5001 } },
    { stale: { ...good.stale, strangerAlive: false } },
    { controls: { ...good.controls, lostWhenAcknowledgedEarly: 0 } },
    { controls: { ...good.controls, syncsWithoutFsync: 50 } },
    { controls: { ...good.controls, naiveStartRefused: false } },
  ]
  expect(judge(good, 'full')).toEqual([])
  for (const part of wrong) expect(judge({ ...good, ...part }, 'full'), JSON.stringify(part)).toHaveLength(1)
})
