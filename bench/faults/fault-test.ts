import { expect, test } from 'vitest'
import type { FaultOptions, Figures } from './harness'

const full = process.env.TAVAN_FAULTS === 'full'
const SEEDS = full ? [1, 2, 3] : [1]

/** Defines a fault test: reduced with one seed in `npm test`, full size with several seeds in `npm run test:faults`. */
export function faultTest(
  title: string,
  run: (options: FaultOptions) => Promise<Figures>,
  { seeds = SEEDS, timeout, nodes = 1 }: { seeds?: number[]; timeout?: number; nodes?: number } = {},
): void {
  test.for(seeds)(`${title}, seed %i`, timeout === undefined ? {} : { timeout }, async (seed) => {
    const { figures, failures, skipped } = await run({ size: full ? 'full' : 'reduced', seed, nodes })
    console.log(`${title}, seed ${seed}:`, figures)
    for (const text of skipped) console.log(`skipped: ${text}`)
    // Joined to one string, so that the last lines of a run show all failures.
    expect(failures.join('; ')).toBe('')
  })
}
