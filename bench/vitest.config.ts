import { defineConfig } from 'vitest/config'

const full = process.env.TAVAN_FAULTS === 'full'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./faults/build.ts'],
    testTimeout: full ? 600_000 : 300_000,
    // At full size each measures response times. Reduced they mostly wait, for a killed server or a database that starts.
    fileParallelism: !full,
    isolate: false,
    maxWorkers: 2,
  },
})
