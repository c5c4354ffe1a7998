import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { HOUR, SECOND } from 'contract/units'
import { createFiles } from '../adapters/files/create'
import { type Config, ConfigError, readConfig } from '../config'
import { holdsDatabase } from '../embedded/data-directory'
import { invariants, listPromisedFiles } from '../features/admin/invariants.sql'
import { countMismatches, countOverdueRefunds } from '../features/orders/payments/payments.sql'
import type { Pool } from '../kernel/db/client'
import { countFailedJobs, oldestDueJob } from '../kernel/jobs/jobs.sql'
import { listMigrations } from './backup/tables.sql'
import { type CliContext, type Command, withDatabase } from './cli'

const USAGE = [
  'Usage: npm run doctor [-- --files]',
  'Looks at settings, database, files, mail and payment, and whether the data hold what they must; changes nothing.',
  'One line each: ok, warn or fail. Ends with 1 where something fails. --files reads every private file to the end.',
]

type Verdict = 'ok' | 'warn' | 'fail'
interface Finding {
  verdict: Verdict
  about: string
  text: string
}
const ok = (about: string, text: string): Finding => ({ verdict: 'ok', about, text })
const warn = (about: string, text: string): Finding => ({ verdict: 'warn', about, text })
const failed = (about: string, text: string): Finding => ({ verdict: 'fail', about, text })

/** Looks at everything that the shop stands on. Throws, for exit 1, where something fails. */
export const doctor: Command = async (context) => {
  const { args, env, print } = context
  if (args.some((arg) => arg !== '--files')) {
    for (const line of USAGE) print(line)
    if (args[0] === '--help') return
    throw new ConfigError(USAGE[0] as string)
  }
  const findings: Finding[] = []
  const tell = (...found: Finding[]) => {
    for (const one of found) print(`${one.verdict.padEnd(4)}  ${one.about.padEnd(10)}  ${one.text}`)
    findings.push(...found)
  }
  const config = readConfig(env)
  tell(ok('settings', `${config.publicUrl}, data in ${config.dataDir}`))
  tell(await mailFinding(config), paymentFinding(config))
  if (!config.databaseUrl && !(await holdsDatabase(config.dataDir)))
    tell(failed('database', `none in ${config.dataDir} yet: start the server once`))
  else await lookAtDatabase(context, tell)
  const bad = findings.filter(({ verdict }) => verdict === 'fail').length
  const doubtful = findings.filter(({ verdict }) => verdict === 'warn').length
  print(`${findings.length - bad - doubtful} ok, ${doubtful} warn, ${bad} fail`)
  if (bad > 0) throw new ConfigError(`The doctor found ${bad} that must be put right.`)
}

async function lookAtDatabase(context: CliContext, tell: (...found: Finding[]) => void) {
  await withDatabase(context.env, async (db, config) => {
    const [version] = await db<{ version: string }[]>`select current_setting('server_version') as version`
    tell(ok('database', `PostgreSQL ${version?.version}${config.databaseUrl ? '' : ', embedded'}`))
    const schema = await migrationFinding(db, context)
    tell(schema)
    if (schema.verdict === 'fail') return
    for (const invariant of invariants) {
      const breaches = await invariant.find(db)
      tell(
        breaches.length === 0
          ? ok(invariant.id, invariant.holds)
          : failed(invariant.id, `${invariant.holds}: not so. ${breaches.join('; ')}`),
      )
    }
    tell(...(await jobFindings(db)), ...(await paymentFindings(db)))
    tell(await fileFinding(db, config, context.args.includes('--files')))
  }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    tell(failed('database', error.message.replace(/\s*\n\s*/g, ' ')))
  })
}

async function mailFinding({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (!smtpUrl) return warn('mail', `no SMTP_URL: mails are written to ${dataDir}/outbox`)
  const { hostname, port, protocol } = new URL(smtpUrl)
  const at = Number(port || (protocol === 'smtps:' ? 465 : 587))
  return (await answers(hostname, at))
    ? ok('mail', `${hostname}:${at} answers`)
    : failed('mail', `${hostname}:${at} does not answer: mails wait until it does`)
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 3 * SECOND })
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false))
  })
}

function paymentFinding({ stripe, sandboxPayments }: Config): Finding {
  if (stripe) return ok('payment', 'Stripe')
  return warn(
    'payment',
    sandboxPayments ? 'the sandbox, where no money moves' : 'cash only: no STRIPE_SECRET_KEY',
  )
}

async function migrationFinding(db: Pool, { migrations }: CliContext): Promise<Finding> {
  const there = new Set((await listMigrations(db)).map(({ name }) => name))
  const wanted = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const missing = wanted.filter((name) => !there.has(name))
  const unknown = [...there].filter((name) => !wanted.includes(name))
  if (unknown.length > 0)
    return failed('migrations', `the database is of a newer version: ${unknown.join(', ')}`)
  return missing.length > 0
    ? failed('migrations', `not applied yet, start the server once: ${missing.join(', ')}`)
    : ok('migrations', `all ${wanted.length} are applied`)
}

/** I6: what follows from a fact is done soon, or somebody is told. */
async function jobFindings(db: Pool): Promise<Finding[]> {
  const [given, late] = [await countFailedJobs(db), await oldestDueJob(db)]
  return [
    given > 0
      ? failed('I6', `${given} emails or jobs were given up: retry them in the console`)
      : ok('I6', 'no email or job was given up'),
    late > 60
      ? warn('I6', `the oldest due job has waited ${Math.round(late)} s: is the server running?`)
      : ok('I6', 'no job is late'),
  ]
}

async function paymentFindings(db: Pool): Promise<Finding[]> {
  const [mismatches, refunds] = [await countMismatches(db), await countOverdueRefunds(db, HOUR)]
  return [
    mismatches > 0
      ? failed('payments', `${mismatches} notices of the last seven days fit no order or not its amount`)
      : ok('payments', 'every notice of the last seven days fits its order'),
    refunds > 0
      ? failed('payments', `${refunds} refunds are older than an hour`)
      : ok('payments', 'no refund is older than an hour'),
  ]
}

/** I8: every private file that a row promises is there; `whole`: with the bytes that were received. */
async function fileFinding(db: Pool, config: Config, whole: boolean): Promise<Finding> {
  const files = createFiles(config)
  const keys = new Map<string, string>()
  for await (const { key } of files.list('')) keys.set(key.slice(key.lastIndexOf('/') + 1), key)
  const promised = await listPromisedFiles(db)
  const broken: string[] = []
  for (const { name, sha256, size, what } of promised) {
    const key = keys.get(name)
    if (key === undefined) broken.push(`${what} ${name} is missing`)
    else if (whole && !(await matches(files, key, { sha256, size })))
      broken.push(`${what} ${name} is not what was received`)
  }
  const holds = whole ? 'are there, byte for byte' : 'are there'
  return broken.length === 0
    ? ok('I8', `all ${promised.length} private files ${holds}`)
    : failed('I8', `${broken.length} of ${promised.length} private files: ${broken.slice(0, 5).join('; ')}`)
}

async function matches(
  files: ReturnType<typeof createFiles>,
  key: string,
  { sha256, size }: { sha256: string; size: number },
): Promise<boolean> {
  const source = await files.open(key)
  if (!source) return false
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return bytes === size && hash.digest('hex') === sha256
}
