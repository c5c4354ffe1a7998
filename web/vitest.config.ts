import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LazyModules, lazyModules } from './vite/lazy-modules.ts'
import { reactAriaTexts } from './vite/react-aria-texts.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactAriaTexts(), react(), lazyModules(new LazyModules())],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test-setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    // A wait for a state ends with it; its default of one second is a measurement of the machine.
    expect: { poll: { timeout: 20_000 } },
    // The plugin replaces texts inside of these packages.
    server: { deps: { inline: [/react-aria/, /react-stately/] } },
    // A context per file without a process per file takes half the CPU time.
    pool: 'vmThreads',
    maxWorkers: availableParallelism(),
  },
})
