import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Bundle of the commands; tests build their own. */
let program = new URL('./commands/main.js', import.meta.url)

/** Sets the bundle of the commands; for tests. */
export function setCommandProgram(url: URL): void {
  program = url
}

export interface CommandResult {
  /** Null where a signal ended it. */
  exitCode: number | null
  output: string
  /** Why it failed: the last line of the standard error that is not part of a stack, or what ended it. */
  reason: string
}

/** Characters of a stream that are kept. */
const OUTPUT_MAX = 4000

/**
 * Runs one of our commands in a process of its own, so that it blocks neither the event loop nor memory of the server.
 * It has its own process group, so Ctrl-C does not end it; `signal` and the end of the server do.
 */
export function runCommand(
  args: readonly string[],
  { env, signal }: { env: Record<string, string>; signal?: AbortSignal | undefined },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', fileURLToPath(program), ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
      env: { ...process.env, ...env },
    })
    const texts = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (text: string) => {
        texts[name] = (texts[name] + text).slice(-OUTPUT_MAX)
      })
    }
    const end = () => child.kill()
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted) end()
    child.once('error', (error) => {
      texts.stderr += `${error.message}\n`
    })
    child.once('close', (exitCode, name) => {
      signal?.removeEventListener('abort', end)
      const lines = texts.stderr.split('\n').filter((line) => /^[^\s}]/.test(line))
      // The output before a signal shows the progress.
      const reason = name ? `it was ended by ${name}` : (lines.at(-1) ?? `it ended with ${exitCode}`)
      resolve({ exitCode, output: texts.stdout.trim(), reason })
    })
  })
}
