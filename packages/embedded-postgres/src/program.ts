import { spawn } from 'node:child_process'

/** The account a program of the database runs under; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined

export type ProgramResult = { code: number; output: string }

/** A fixed, small environment: PostgreSQL must neither see our secrets nor be steered by stray PG* variables. */
export const programEnvironment = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Runs a program to its end, without a shell, and answers its exit code with everything it printed. A program that
 * cannot be started at all (missing, not reachable for that account) answers code -1.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { account: Account; input?: string },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const failed = (error: unknown) =>
      resolve({ code: -1, output: String((error as Error).message ?? error) })
    try {
      // The working folder is the root: our own may be one that the other account cannot enter.
      const child = spawn(file, args, {
        ...options.account,
        cwd: '/',
        env: programEnvironment,
        // A program that reads nothing may end first, and the write of nothing would fail.
        stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text
        })
      child.on('error', failed)
      child.on('close', (code, signal) => resolve({ code: code ?? -1, output: output + (signal ?? '') }))
      child.stdin?.on('error', () => {}) // it ended without reading: its exit code tells
      child.stdin?.end(options.input)
    } catch (error) {
      failed(error) // for instance EPERM: this process may not change its user
    }
  })
}
