// Backups interrupted by SIGKILL at chosen moments, or by the end of their database.
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type CommandEnd, startCommand } from '../lib/command'
import { judge, type Size } from './harness'
import type { OwnDatabase } from './own-database'

/** Maximum number of attempts to kill a command at its moment. */
const TRIES = 20

/** Path in the backup folder that marks the moment of each kill. */
const MOMENTS = {
  'in the middle of the tables': join('tables', 'settings.gz'),
  'among the files': 'files',
  'once its manifest is begun': 'manifest.json',
}

export interface Shop {
  database: OwnDatabase
  dataDir: string
  backups: string
  /** Settings of the commands; the server makes no backup itself. */
  env: Record<string, string>
}

const finished = async ({ backups }: Shop) =>
  (await readdir(backups)).filter((name) => !name.endsWith('.part'))

/** Path of the only backup. */
export async function onlyFolder(shop: Shop): Promise<string> {
  const names = await readdir(shop.backups)
  if (names.length !== 1) throw new Error(`instead of one backup there are ${names.join(', ')}`)
  return join(shop.backups, names[0] ?? '')
}

/** Starts a backup, calls `act` once `path` exists in its folder, and returns the command's end. */
async function interrupt(shop: Shop, path: string, act: (kill: () => void) => unknown): Promise<CommandEnd> {
  const before = await readdir(shop.backups)
  const { child, ended } = startCommand(['backup'], shop.env)
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const isThere = async () =>
    (await readdir(shop.backups)).some(
      (name) => !before.includes(name) && existsSync(join(shop.backups, name, path)),
    )
  while (!isOver && !(await isThere())) await setImmediate()
  if (!isOver) await act(() => child.kill('SIGKILL'))
  return ended
}

/** Kills the database while a table is being copied: the command must fail and leave nothing. */
export async function loseDatabase(shop: Shop): Promise<string[]> {
  const { exitCode, errors } = await interrupt(shop, MOMENTS['in the middle of the tables'], () =>
    shop.database.end('SIGKILL'),
  )
  const left = await readdir(shop.backups)
  await shop.database.start()
  return judge('lost database', [
    [exitCode === 1, `the backup ended with ${exitCode}`],
    [errors.trim() !== '', 'the backup did not say why'],
    [left.length === 0, `there is ${left.join(', ')}`],
  ])
}

/** Kills a backup at each moment; the remains must not pass as complete. */
export async function killAll(shop: Shop, size: Size): Promise<{ killed: string[]; failures: string[] }> {
  const killed: string[] = []
  const failures: string[] = []
  // Reduced: `loseDatabase` ends one in the middle of the tables too.
  for (const [moment, path] of Object.entries(MOMENTS).slice(size === 'full' ? 0 : 1)) {
    for (let tries = 1; tries <= TRIES; tries++) {
      const { signal, exitCode, errors } = await interrupt(shop, path, (kill) => kill())
      const names = await finished(shop)
      if (signal === 'SIGKILL' && names.length === 0) {
        killed.push(moment)
        break
      }
      // The backup finished before the kill, so it must be complete.
      if (names.length === 1 && (await isWholeBySize(shop)))
        await rm(join(shop.backups, names[0] ?? ''), { recursive: true })
      else {
        failures.push(
          `killed ${moment}: it ended with ${exitCode ?? signal} ${errors} and left ${names.join(', ')}`,
        )
        break
      }
    }
  }
  if (await isWholeBySize(shop)) failures.push('killed: the doctor finds a whole backup')
  return {
    killed,
    failures: [...failures, ...judge('killed', [[killed.length > 0, 'every backup was faster']])],
  }
}

async function isWholeBySize({ env }: Shop): Promise<boolean> {
  const { output } = await startCommand(['doctor', '--json'], env).ended
  const { findings } = JSON.parse(output) as { findings: { about: string; text: string }[] }
  return findings.some(({ about, text }) => about === 'backups' && text.includes('the newest whole one is'))
}

/** Returns the doctor's failed findings. */
export function failuresOf({ output }: CommandEnd): string[] {
  const { findings } = JSON.parse(output) as { findings: { verdict: string; about: string; text: string }[] }
  return findings.filter(({ verdict }) => verdict === 'fail').map(({ about, text }) => `${about} ${text}`)
}
