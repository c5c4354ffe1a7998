import { parseArgs } from 'node:util'
import { isEmail, normalEmail } from 'contract/text'
import { ConfigError } from '../config'
import { resetTotpByEmail } from '../features/auth/totp/reset-totp.logic'
import { migrate } from '../kernel/db/migrate'
import { type Command, withDatabase } from './cli'

const USAGE = 'Usage: npm run reset-totp -- --email <address>'

/** Disables the one-time codes of an account, for an owner who lost theirs. Throws `ConfigError` if it cannot. */
export const resetTotp: Command = async ({ args, env, migrations, print }) => {
  const email = readEmail(args)
  await withDatabase(env, async (db, config) => {
    await migrate(db, migrations)
    const outcome = await resetTotpByEmail(db, email)
    if (outcome === 'no such account') throw new ConfigError(`There is no account ${email}.`)
    if (outcome === 'not on') throw new ConfigError(`${email} signs in without one-time codes.`)
    print(`One-time codes of ${email} are off; every session of the account has ended.`)
    print(`Sign in at ${config.publicUrl}/admin/login and set them up again under Security.`)
  })
}

function readEmail(args: readonly string[]): string {
  try {
    const { email = '' } = parseArgs({ args: [...args], options: { email: { type: 'string' } } }).values
    if (isEmail(normalEmail(email))) return normalEmail(email)
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('. ')[0]}.\n${USAGE}`)
  }
  throw new ConfigError(`--email: an e-mail address is needed.\n${USAGE}`)
}
