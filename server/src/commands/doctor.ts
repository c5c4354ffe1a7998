import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { HOUR, SECOND } from 'contract/units'
import { holdsDatabase } from 'embedded-postgres/data-directory'
import { createFiles } from '../adapters/files/create'
import { type Config, ConfigError, readConfig } from '../config'
import { invariants, listPromisedFiles } from '../features/admin/invariants.sql'
import { countMismatches } from '../features/orders/payments/payments.sql'
import { countOwed } from '../features/orders/refunds/refunds.sql'
import type { Pool } from '../kernel/db/client'
import { isUnreleased } from '../kernel/db/take-over'
import { countFailedJobs, oldestDueJob } from '../kernel/jobs/jobs.sql'
import { findMissingWorker } from '../kernel/schedule/worker.sql'
import { findDatabaseId, listMigrations } from './backup/tables.sql'
import { type CliContext, type Command, withDatabase } from './cli'
import { backupFinding, nightlyFinding } from './doctor/backups'
import { type Finding, failed, ok, type Verdict, warn } from './doctor/finding'
import { redisFinding } from './doctor/redis'
import { sessionFinding } from './doctor/session'
import { ExitError } from './exit-code'

const USAGE = [
  'Usage: npm run doctor [-- --files] [--json]',
  'Looks at settings, database, files, mail, payment and backups, and whether the data hold what they must; changes nothing.',
  'One line each: ok, warn or fail. Ends with 0, with 1 where it warns, with 2 where something fails.',
  '--files reads every private file to the end; --json prints the findings as JSON.',
]

const OPTIONS = ['--files', '--json']

/** Exit codes where nothing fails but something should be looked at, and where something fails. */
const WARNINGS = 1
export const BROKEN = 2

type Report = (...found: Finding[]) => void

/** Checks every part the shop depends on. Throws `ExitError` if a check fails. */
export const doctor: Command = async (context) => {
  const { args, print } = context
  if (args.some((arg) => !OPTIONS.includes(arg))) {
    for (const line of USAGE) print(line)
    if (args[0] === '--help') return
    throw new ConfigError(USAGE[0] as string)
  }
  const asJson = args.includes('--json')
  const findings: Finding[] = []
  await examine(context, (...found) => {
    findings.push(...found)
    if (!asJson)
      for (const { verdict, about, text } of found)
        print(`${verdict.padEnd(4)}  ${about.padEnd(10)}  ${text}`)
  })
  const count = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length
  const [fine, doubtful, bad] = [count('ok'), count('warn'), count('fail')]
  if (asJson) {
    const status = bad > 0 ? 'broken' : doubtful > 0 ? 'warnings' : 'well'
    print(JSON.stringify({ status, ok: fine, warn: doubtful, fail: bad, findings }, null, 2))
  } else print(`${fine} ok, ${doubtful} warn, ${bad} fail`)
  if (bad > 0) throw new ExitError(`The doctor found ${bad} that must be put right.`, BROKEN)
  if (doubtful > 0) throw new ExitError(`The doctor found ${doubtful} to look at.`, WARNINGS)
}

async function examine(context: CliContext, report: Report): Promise<void> {
  const config = configOf(context, report)
  if (!config) return
  report(ok('settings', `${config.publicUrl}, data in ${config.dataDir}`))
  report(await mailFinding(config), paymentFinding(config))
  if (config.redisUrl) report(await redisFinding(config.redisUrl))
  let database: string | undefined
  if (!config.databaseUrl && !(await holdsDatabase(config.dataDir)))
    report(failed('database', `none in ${config.dataDir} yet: start the server once`))
  else database = await lookAtDatabase(context, report)
  report(await backupFinding(config.backups, database))
}

/** A wrong setting is a finding like any other. */
function configOf({ env }: CliContext, report: Report): Config | undefined {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    report(failed('settings', error.message))
    return undefined
  }
}

/** Returns the id by which backups name the database; undefined where it cannot be reached. */
function lookAtDatabase(context: CliContext, report: Report): Promise<string | undefined> {
  return withDatabase(context.env, async (db, config) => {
    const [version] = await db<{ version: string }[]>`select current_setting('server_version') as version`
    report(ok('database', `PostgreSQL ${version?.version}${config.databaseUrl ? '' : ', embedded'}`))
    if (config.databaseUrl) report(await sessionFinding(config))
    const schema = await migrationFinding(db, context)
    report(schema)
    const id = await findDatabaseId(db)
    if (schema.verdict === 'fail') return id
    for (const invariant of invariants) {
      const breaches = await invariant.find(db)
      report(
        breaches.length === 0
          ? ok(invariant.id, invariant.holds)
          : failed(invariant.id, `${invariant.holds}: not so. ${breaches.join('; ')}`),
      )
    }
    if (config.databaseUrl) report(await workerFinding(db))
    report(...(await jobFindings(db)), ...(await paymentFindings(db)))
    report(await fileFinding(db, config, context.args.includes('--files')))
    if (config.backups.isNightly) report(await nightlyFinding(db))
    return id
  }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    report(failed('database', error.message.replace(/\s*\n\s*/g, ' ')))
    return undefined
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
  const applied = await listMigrations(db)
  if (isUnreleased(applied)) return failed('migrations', 'not taken over yet: start the server once')
  const there = new Set(applied.map(({ name }) => name))
  const wanted = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const missing = wanted.filter((name) => !there.has(name))
  const unknown = [...there].filter((name) => !wanted.includes(name))
  if (unknown.length > 0)
    return failed('migrations', `the database is of a newer version: ${unknown.join(', ')}`)
  return missing.length > 0
    ? failed('migrations', `not applied yet, start the server once: ${missing.join(', ')}`)
    : ok('migrations', `all ${wanted.length} are applied`)
}

/** The embedded database has one process, which is its own worker. */
async function workerFinding(db: Pool): Promise<Finding> {
  const seconds = await findMissingWorker(db)
  return seconds === undefined
    ? ok('worker', 'jobs and scheduled work are done')
    : warn(
        'worker',
        `no process with ROLE=worker or ROLE=all has been alive for ${Math.round(seconds / 60)} minutes: emails and scheduled work wait`,
      )
}

/** I6: every follow-up job runs soon or is reported. */
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
  const [mismatches, refunds] = [await countMismatches(db), await countOwed(db, HOUR)]
  return [
    mismatches > 0
      ? failed('payments', `${mismatches} notices of the last seven days fit no order or not its amount`)
      : ok('payments', 'every notice of the last seven days fits its order'),
    refunds > 0
      ? failed('payments', `${refunds} refunds have failed or are older than an hour`)
      : ok('payments', 'no refund has failed or is older than an hour'),
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
