import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { memoryOf } from './process'
import { repositoryRoot } from './product'

export interface CommandEnd {
  exitCode: number | null
  signal: NodeJS.Signals | null
  output: string
  errors: string
  /** Peak resident memory in bytes; undefined if the system does not report it. */
  peakMemory: number | undefined
  ms: number
}

/** Milliseconds between two samples of a command's memory. */
const LOOK_EVERY = 20

/** Starts a command of the built server (`backup`, `restore`, `doctor`, …) and samples its memory. */
export function startCommand(
  args: readonly string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<CommandEnd> } {
  const program = join(repositoryRoot(), 'server', 'dist', 'commands', 'main.js')
  const began = performance.now()
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text
    })
  let peakMemory: number | undefined
  const look = setInterval(async () => {
    // The kernel keeps the peak while the process lives.
    const peak = await memoryOf(child.pid ?? 0, 'VmHWM')
    if (peak !== undefined) peakMemory = Math.max(peak, peakMemory ?? 0)
  }, LOOK_EVERY)
  const ended = once(child, 'close').then(([exitCode, signal]) => {
    clearInterval(look)
    const ms = Math.round(performance.now() - began)
    return { exitCode, signal, output: texts.stdout, errors: texts.stderr, peakMemory, ms }
  })
  return { child, ended }
}
