import { defineConfig } from 'vitest/config'

// Sequential, because each test starts servers and databases and measures response times.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./faults/build.ts'],
    testTimeout: process.env.TAVAN_FAULTS === 'full' ? 600_000 : 120_000,
    fileParallelism: false,
  },
})
