import { defineConfig } from 'vitest/config'

// The tests start and kill databases, and other suites may share the processor.
export default defineConfig({
  test: { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } },
})
