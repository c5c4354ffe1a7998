import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

/** Starts a program as `node` does; `texts` collects its output. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended>; texts: Pick<Ended, 'stdout' | 'stderr'> } {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text
    })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...texts }))
  return { child, ended, texts }
}

/** Starts a command as `npm run` does. */
export const startCommand = (args: readonly string[], env: Record<string, string> = {}) =>
  startProgram(fileURLToPath(inject('commands')), args, env)
