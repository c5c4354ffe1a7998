import { parseArgs } from 'node:util'
import { englishOf } from 'contract/errors'
import { isLocale, localeCodes } from 'contract/locale'
import { PASSWORD_MAX, passwordProblems } from 'contract/password'
import { type StaffRole, staffRoles } from 'contract/staff'
import { isEmail, normalEmail } from 'contract/text'
import { MINUTE } from 'contract/units'
import { type Config, ConfigError, readConfig } from '../config'
import { ADMIN_LINK_LIFE, type MadeAdmin, makeAdmin, type NewAdmin } from '../features/auth/admins.logic'
import { type ConnectTo, connect } from '../kernel/db/client'
import { reachRunning } from '../kernel/db/embedded/running'
import { startEmbedded } from '../kernel/db/embedded/start'
import { migrate } from '../kernel/db/migrate'

const USAGE = `Usage: npm run create-admin -- --email <address> [--name "<first and last name>"]
         [--role ${staffRoles.join('|')}] [--language ${localeCodes.join('|')}] [--password-stdin]`

export interface Surroundings {
  args: readonly string[]
  env: Record<string, string | undefined>
  /** Where the migrations lie. */
  migrations: string
  /** The first line that is piped in; undefined where nothing is. `wait`: until something comes. */
  readLine: (wait: boolean) => Promise<string | undefined>
  say: (text: string) => void
}

/** Makes an administrator and says how he signs in. Throws `ConfigError` with one line where it cannot. */
export async function createAdmin({ args, env, migrations, readLine, say }: Surroundings): Promise<void> {
  const { admin, passwordStdin } = readWish(args)
  const config = readConfig(env)
  const password = await readLine(passwordStdin)
  if (passwordStdin && !password) throw new ConfigError('There is no password on the standard input.')
  if (password) refuseWeak(password)
  const made = await onDatabase(config, (to) =>
    withPool(to, migrations, { ...admin, password: password || undefined }),
  )
  if ('refused' in made) throw new ConfigError(`${admin.email} is ${made.refused} and stays as it is.`)
  tell(say, config, admin, made, password !== undefined && password !== '')
}

function readWish(args: readonly string[]): { admin: NewAdmin; passwordStdin: boolean } {
  const given = (() => {
    try {
      return parseArgs({
        args: [...args],
        options: {
          email: { type: 'string' },
          name: { type: 'string' },
          role: { type: 'string', default: 'owner' },
          language: { type: 'string', default: 'en' },
          'password-stdin': { type: 'boolean', default: false },
        },
      }).values
    } catch (error) {
      throw new ConfigError(`${(error as Error).message.split('. ')[0]}.\n${USAGE}`)
    }
  })()
  const email = normalEmail(given.email ?? '')
  if (email === '') throw new ConfigError(`--email is needed.\n${USAGE}`)
  if (!isEmail(email)) throw new ConfigError(`--email: "${given.email}" is not an e-mail address.`)
  const staffRole = staffRoles.find((role) => role === given.role)
  if (!staffRole) throw new ConfigError(`--role: must be one of ${staffRoles.join(', ')}.`)
  if (!isLocale(given.language))
    throw new ConfigError(`--language: must be one of ${localeCodes.join(', ')}.`)
  const [firstName = '', ...rest] = (given.name ?? email.split('@')[0] ?? '').trim().split(/\s+/)
  if (firstName === '' || [firstName, ...rest].join(' ').length > 200)
    throw new ConfigError('--name: must be 1 to 200 characters.')
  const admin = { email, firstName, lastName: rest.join(' '), locale: given.language, staffRole }
  return { admin, passwordStdin: given['password-stdin'] }
}

function refuseWeak(password: string): void {
  const problems = passwordProblems(password)
  if (password.length > PASSWORD_MAX) problems.push('password.too_long')
  if (problems.length === 0) return
  throw new ConfigError(
    `This password is too weak. ${problems.map((code) => `${englishOf(code)}.`).join(' ')}`,
  )
}

/** The database of the settings: another's, ours that a running Tavan has started, or ours started for the moment. */
async function onDatabase(config: Config, work: (to: ConnectTo) => Promise<MadeAdmin>): Promise<MadeAdmin> {
  if (config.databaseUrl) return work({ url: config.databaseUrl })
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => undefined }).catch((error) => {
    if (error.code !== 'data_dir_in_use') throw error
    return undefined
  })
  if (!embedded) return work(await reachRunning(config.dataDir))
  try {
    return await work(embedded)
  } finally {
    await embedded.stop()
  }
}

async function withPool(to: ConnectTo, migrations: string, admin: NewAdmin): Promise<MadeAdmin> {
  const db = connect(to, { max: 2 })
  try {
    await migrate(db, migrations)
    return await makeAdmin(db, admin)
  } finally {
    await db.end({ timeout: 1 }).catch(() => undefined)
  }
}

const roleNames: Record<StaffRole, string> = {
  owner: 'owner: may everything',
  shop: 'shop',
  coaches: 'coaches',
  support: 'support',
}

function tell(
  say: Surroundings['say'],
  config: Config,
  admin: NewAdmin,
  made: Extract<MadeAdmin, { made: string }>,
  hasPassword: boolean,
): void {
  const was = made.made === 'new' ? 'Made the administrator' : 'This account is now an administrator:'
  say(`${was} ${admin.email} (${roleNames[admin.staffRole]}).`)
  if (made.token !== undefined) {
    say(`Choose the password here, once and within ${ADMIN_LINK_LIFE / MINUTE} minutes, while Tavan runs:`)
    say(`  ${config.publicUrl}/reset-password?token=${made.token}`)
  } else if (!hasPassword) say('The password stays as it was.')
  say(`Sign in at ${config.publicUrl}/admin/login`)
}
