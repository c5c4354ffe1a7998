import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** They put something else into the place of a module, or of the threads that inspect files. */
const alone = [
  'src/features/auth/ended-session.test.ts',
  'src/features/auth/sign-in-race.test.ts',
  'src/features/coaches/applications/lost-client.test.ts',
  'src/kernel/upload/inspect.test.ts',
  'test/words.test.ts',
]
const include = ['src/**/*.test.ts', 'test/**/*.test.ts']
/** Compares what all other tests recorded, so it runs after them. */
const last = ['test/row-types/row-types.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A wait for a state ends with it; its default of one second is a measurement of the machine.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: availableParallelism(),
    // A second run transforms only what changed, which is a quarter of the processor time of all server tests.
    experimental: { fsModuleCache: true },
    // The files of a process share its modules: loading the server anew for each cost a fifth of the run. What a test keeps
    // it keeps in its own application and database.
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include,
          exclude: [...configDefaults.exclude, ...alone, ...last],
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'last', include: last, sequence: { groupOrder: 1 } } },
    ],
  },
})
