import { step } from './progress.mjs'
import { run } from './run.mjs'

/** Prepared statements of clients work in transaction mode from this version on. */
const OLDEST = [1, 21]
const VERSION = /(\d+)\.(\d+)/

const isNew = (text) => {
  const [, major, minor] = (VERSION.exec(text) ?? []).map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}
const output = (command, args, env) =>
  run(command, args, { env: { ...process.env, ...env } }).then(
    (result) => result.output,
    () => '',
  )

/** Returns PgBouncer 1.21 or later (TEST_PGBOUNCER, PATH, else Debian's package), or why there is none here. */
export async function ensurePgBouncer() {
  const program = process.env.TEST_PGBOUNCER || 'pgbouncer'
  if (isNew(await output(program, ['--version']))) return { program }
  const policy = await output('apt-cache', ['policy', 'pgbouncer'])
  const offered = /Candidate: (\S+)/.exec(policy)?.[1] ?? 'no package'
  const reason = `it needs PgBouncer ${OLDEST.join('.')}, and here is ${offered}; name one in TEST_PGBOUNCER`
  if (!isNew(offered) || process.getuid?.() !== 0) return { reason }
  const args = ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer']
  await step('Installing PgBouncer', () => output('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }))
  return isNew(await output('pgbouncer', ['--version'])) ? { program: 'pgbouncer' } : { reason }
}
