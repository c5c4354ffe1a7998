// The commands beside the server: `node server/dist/commands/main.js <command> …`, or `npm run <command> -- …`.
import { fstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SECOND } from 'contract/units'
import { ConfigError } from '../config'
import { backup } from './backup'
import type { Command } from './cli'
import { createAdmin } from './create-admin'
import { BROKEN, doctor } from './doctor'
import { runToEnd } from './exit-code'
import { createProgress } from './progress'
import { resetTotp } from './reset-totp'
import { restore } from './restore'
import { runSql } from './sql'

const commands: Record<string, Command> = {
  'create-admin': createAdmin,
  'reset-totp': resetTotp,
  sql: runSql,
  backup,
  restore,
  doctor,
}

/** Exit codes of commands that could not do their work; 1 for the others. */
const FAILURE_CODES: Record<string, number> = { doctor: BROKEN }

const here = dirname(fileURLToPath(import.meta.url))
/** A pipe that nobody writes into must not hold the command up where no password was announced. */
const PATIENCE = 1 * SECOND

/** Returns true if stdin is a pipe or a file, not a terminal or /dev/null. */
function mayBePiped(): boolean {
  try {
    const input = fstatSync(0)
    return input.isFIFO() || input.isFile() || input.isSocket()
  } catch {
    return false
  }
}

async function readLine(wait: boolean): Promise<string | undefined> {
  if (!wait && !mayBePiped()) return undefined
  const lines = createInterface({ input: process.stdin })
  const timer = wait ? undefined : setTimeout(() => lines.close(), PATIENCE)
  try {
    for await (const line of lines) return line.replace(/\r$/, '')
    return undefined
  } finally {
    clearTimeout(timer)
    lines.close()
    process.stdin.destroy()
  }
}

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new ConfigError(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`)
  await command({
    args,
    env: process.env,
    migrations: join(here, '..', '..', 'migrations'),
    readLine,
    print: (line) => console.log(line),
    progress: createProgress(process.stderr),
  })
}

const args = process.argv.slice(2)
runToEnd(() => run(args), FAILURE_CODES[args[0] ?? ''])
