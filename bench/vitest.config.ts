import { defineConfig } from 'vitest/config'

// One after the other: each starts servers and databases of its own, and measures how long answers take.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./faults/build.ts'],
    testTimeout: process.env.TAVAN_FAULTS === 'full' ? 600_000 : 120_000,
    fileParallelism: false,
  },
})
