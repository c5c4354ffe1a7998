import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The folder of the repository; every path of the scripts starts here, wherever the command was typed. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A failure whose message is enough: shown as one line, without a stack. */
export class Stop extends Error {}

const running = new Map()
let asked

/** The exit code that a shell gives a program ended by a signal. */
export const signalCode = (signal) => 128 + (constants.signals[signal] ?? 0)

/** True after a request to stop; nothing new is started. */
export const wasStopped = () => asked !== undefined

/** Passes Ctrl-C and its relatives on to whatever runs for us, and ends when that has ended. */
export function passSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal))
}

/** Stops all child processes; those still running after their patience are killed. */
export function stopAll(signal) {
  if (running.size === 0) process.exit(signalCode(signal))
  if (asked) return
  asked = signal
  for (const [child, patience] of running) {
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    setTimeout(() => child.kill('SIGKILL'), patience).unref()
  }
}

/** Starts a program that ends with us at the latest. `patience`: how many ms it may take to stop. */
export function start(command, args, { patience = 11_500, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, ...options })
  running.set(child, patience)
  const done = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child)
      reject(new Stop(`${command} cannot be started: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? signalCode(signal))
    })
  })
  return { child, done, asked: () => asked }
}

/**
 * Runs a program to its end, quietly; answers its exit code and what it printed. Such a step can be done again, so
 * once asked to stop it does not get long (npm would finish its install first).
 */
export async function run(command, args, options = {}) {
  const { child, done } = start(command, args, {
    patience: 1000,
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await done
  if (asked) {
    if (running.size === 0) process.exit(signalCode(asked))
    // The other processes have been stopped too; the last one ends the program.
    await new Promise(() => {})
  }
  return { code, output }
}
