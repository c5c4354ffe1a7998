import { step } from './progress.mjs'
import { run } from './run.mjs'

const runs = (program, args) =>
  run(program, args).then(
    ({ code }) => code === 0,
    () => false,
  )

/**
 * Returns a program that tests start (named by a variable, in PATH, else Debian's package of that name), or why there is
 * none here.
 */
async function ensure({ name, variable, version }) {
  const program = process.env[variable] || name
  if (await runs(program, version)) return { program }
  const reason = `there is no ${name} here: install it (Debian: ${name}) or name one in ${variable}`
  if (process.env[variable] || process.getuid?.() !== 0) return { reason }
  // RUNLEVEL=1 keeps packages from starting a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await step(`Installing ${name}`, async () => {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', name],
    ])
      await run('apt-get', args, { env }).catch(() => undefined)
  })
  return (await runs(program, version)) ? { program } : { reason }
}

export const ensureRedis = () =>
  ensure({ name: 'redis-server', variable: 'TEST_REDIS', version: ['--version'] })
export const ensureNginx = () => ensure({ name: 'nginx', variable: 'TEST_NGINX', version: ['-v'] })
export const ensureShell = () =>
  ensure({ name: 'chromium-headless-shell', variable: 'CHROMIUM_SHELL', version: ['--version'] })
