import { expect, test } from 'vitest'
import type { FaultOptions, Figures } from './harness'

const full = process.env.TAVAN_FAULTS === 'full'
const SEEDS = full ? [1, 2, 3] : [1]

/** A fault test: reduced with one seed in `npm test`, at full size with several in `npm run test:faults`. */
export function faultTest(
  title: string,
  run: (options: FaultOptions) => Promise<Figures>,
  { seeds = SEEDS, timeout }: { seeds?: number[]; timeout?: number } = {},
): void {
  test.for(seeds)(`${title}, seed %i`, timeout === undefined ? {} : { timeout }, async (seed) => {
    const { figures, failures, skipped } = await run({ size: full ? 'full' : 'reduced', seed })
    console.log(`${title}, seed ${seed}:`, figures)
    for (const text of skipped) console.log(`skipped: ${text}`)
    // As a text, so that a run's last lines say what does not hold.
    expect(failures.join('; ')).toBe('')
  })
}
