import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Properties try hundreds of inputs, and other suites may share the processor.
    testTimeout: 30_000,
  },
})
