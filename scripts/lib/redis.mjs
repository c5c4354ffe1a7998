import { step } from './progress.mjs'
import { run } from './run.mjs'

const answers = (program) =>
  run(program, ['--version']).then(
    ({ code }) => code === 0,
    () => false,
  )

/** Returns a Redis server (TEST_REDIS, PATH, else the package of Debian), or why there is none here. */
export async function ensureRedis() {
  const program = process.env.TEST_REDIS || 'redis-server'
  if (await answers(program)) return { program }
  const reason = 'there is no redis-server here: install it (Debian: redis-server) or name one in TEST_REDIS'
  if (process.env.TEST_REDIS || process.getuid?.() !== 0) return { reason }
  // RUNLEVEL=1 keeps the package from starting a server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await step('Installing Redis', async () => {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', 'redis-server'],
    ])
      await run('apt-get', args, { env }).catch(() => undefined)
  })
  return (await answers(program)) ? { program } : { reason }
}
