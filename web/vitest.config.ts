import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pageMemory } from './test/new-page/plugin.ts'
import { LazyModules, lazyModules, mayLoadOnDemand } from './vite/lazy-modules.ts'
import { reactAriaTexts } from './vite/react-aria-texts.ts'

const include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
/** Modules that no screen test can use: one opens a connection, one starts workers. */
const FAKES = {
  'socket.io-client': join(import.meta.dirname, 'test/fake-socket.ts'),
  'altcha/workers/pbkdf2?worker': join(import.meta.dirname, 'test/fake-solver.ts'),
}
/**
 * They put something else into the place of a module, or load modules a second time as another page does, which would
 * reach the next file.
 */
const alone = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\b(vi\.(mock|doMock|resetModules)|anotherPage|anotherLog)\(/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )

/** Lists files when it is transformed, so a cached text would leave out those that were added later. */
const listsFiles = (code: string) => code.includes('import.meta.glob')

/** Keeps modules out of the cache whose transformed text names the words of other modules, or files of a folder. */
const freshLoaders: Plugin = {
  name: 'tavan:fresh-loaders',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ sourceCode }) => (mayLoadOnDemand(sourceCode) || listsFiles(sourceCode) ? false : undefined)),
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactAriaTexts(), react(), lazyModules(new LazyModules()), pageMemory(), freshLoaders],
  test: {
    environment: 'happy-dom',
    alias: FAKES,
    restoreMocks: true,
    testTimeout: 60_000,
    // A wait for a state ends with it; its default of one second is a measurement of the machine.
    expect: { poll: { timeout: 20_000 } },
    // The plugin replaces texts inside of these packages.
    server: { deps: { inline: [/react-aria/, /react-stately/] } },
    maxWorkers: availableParallelism(),
    // A second run transforms only what changed, which is a tenth of the processor time of all screen tests.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          pool: 'threads',
          isolate: false,
          include,
          exclude: alone,
          setupFiles: ['./test/new-page/setup.ts', './test-setup.ts'],
          sequence: { setupFiles: 'list' },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          pool: 'threads',
          include: alone,
          setupFiles: ['./test-setup.ts'],
          // After the others: a file with a worker of its own would end one that others share.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
