// `npm run create-admin -- --email …`: makes an administrator of a real installation (decision X-89).
import { fstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SECOND } from 'contract/units'
import { ConfigError } from './config'
import { createAdmin } from './create-admin/command'
import { isUnavailable } from './kernel/db/transaction'

const here = dirname(fileURLToPath(import.meta.url))
/** A pipe that nobody writes into must not hold the command up where no password was announced. */
const PATIENCE = 1 * SECOND

/** Whether something may be piped in: a pipe or a file, no terminal and no /dev/null. */
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

createAdmin({
  args: process.argv.slice(2),
  env: process.env,
  migrations: join(here, '..', 'migrations'),
  readLine,
  say: (text) => console.log(text),
}).catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && 'code' in error)
  const place = isUnavailable(error) ? 'The database cannot be reached: ' : ''
  console.error(known ? place + (error as Error).message : error)
  process.exitCode = 1
})
