import { parseArgs } from 'node:util'
import { englishOf } from 'contract/error-text'
import { isLocale, localeCodes } from 'contract/locale'
import { PASSWORD_MAX, passwordProblems } from 'contract/password'
import { type StaffRole, staffRoles } from 'contract/staff'
import { isEmail, normalEmail } from 'contract/text'
import { MINUTE } from 'contract/units'
import { type Config, ConfigError } from '../config'
import { ADMIN_LINK_LIFE, type MadeAdmin, makeAdmin, type NewAdmin } from '../features/auth/admins.logic'
import { migrate } from '../kernel/db/migrate'
import { type Command, withDatabase } from './cli'

const USAGE = `Usage: npm run create-admin -- --email <address> [--name "<first and last name>"]
         [--role ${staffRoles.join('|')}] [--language ${localeCodes.join('|')}] [--password-stdin]`

/** Makes an administrator and says how to sign in. Throws `ConfigError` with one line where it cannot. */
export const createAdmin: Command = async ({ args, env, migrations, readLine, print }) => {
  const { admin, passwordStdin } = readArguments(args)
  const password = await readLine(passwordStdin)
  if (passwordStdin && !password) throw new ConfigError('There is no password on the standard input.')
  if (password) refuseWeak(password)
  await withDatabase(env, async (db, config) => {
    await migrate(db, migrations)
    const made = await makeAdmin(db, { ...admin, password: password || undefined })
    if ('refused' in made) throw new ConfigError(`${admin.email} is ${made.refused} and stays as it is.`)
    for (const line of reportOf(config, admin, made, Boolean(password))) print(line)
  })
}

function readArguments(args: readonly string[]): { admin: NewAdmin; passwordStdin: boolean } {
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

const roleNames: Record<StaffRole, string> = {
  owner: 'owner: may everything',
  shop: 'shop',
  coaches: 'coaches',
  support: 'support',
}

function reportOf(
  { publicUrl }: Config,
  admin: NewAdmin,
  { made, token }: Extract<MadeAdmin, { made: string }>,
  hasPassword: boolean,
): string[] {
  const was = made === 'new' ? 'Made the administrator' : 'This account is now an administrator:'
  const minutes = ADMIN_LINK_LIFE / MINUTE
  const password =
    token !== undefined
      ? [
          `Choose the password here, once and within ${minutes} minutes, while Tavan runs:`,
          `  ${publicUrl}/reset-password?token=${token}`,
        ]
      : hasPassword
        ? []
        : ['The password stays as it was.']
  return [
    `${was} ${admin.email} (${roleNames[admin.staffRole]}).`,
    ...password,
    `Sign in at ${publicUrl}/admin/login`,
  ]
}
