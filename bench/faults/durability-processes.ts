import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataDirectory } from 'embedded-postgres/data-directory'
import { build } from 'esbuild'
import { workspaces } from '../../server/build.mjs'
import { connect } from '../../server/src/kernel/db/client'

export type App = { child: ChildProcess; acknowledged: number[]; readyMs: number }
export type Programs = { writer: string; server: string; remove: () => Promise<void> }

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Bundles the writer and the real server inside the repository, so that they find their packages. */
export async function buildPrograms(): Promise<Programs> {
  const folder = join(root, '.cache', `f6-${process.pid}`)
  await build({
    entryPoints: [join(root, 'bench/faults/durability-writer.ts'), join(root, 'server/src/start.ts')],
    outdir: folder,
    outbase: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    alias: workspaces,
  })
  return {
    writer: join(folder, 'bench/faults/durability-writer.js'),
    server: join(folder, 'server/src/start.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Starts a writer and waits until it is ready; rejects with its output if it ends before. */
export async function startApp(program: string, dataDir: string, mode: string, first = 0): Promise<App> {
  const child = spawn(process.execPath, [program, dataDir, mode, String(first)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const app: App = { child, acknowledged: [], readyMs: 0 }
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  await new Promise<void>((resolve, reject) => {
    let rest = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? '' // a partial line is no acknowledgement
      for (const line of lines) {
        const [word, number] = line.split(' ')
        if (word === 'ack') app.acknowledged.push(Number(number))
        if (word !== 'ready') continue
        app.readyMs = Number(number)
        resolve()
      }
    })
    child.once('close', () => reject(new Error(`the writer ended: ${complaint.trim()}`)))
  })
  return app
}

/** Runs a program to its end and returns exit code, output and duration. */
export async function runToEnd(program: string, args: string[], env: Record<string, string> = {}) {
  const began = Date.now()
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), 10_000)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  clearTimeout(limit)
  return {
    code: code as number | null,
    // Every start, refused ones included, may warn that this Node version is out of support.
    lines: output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Node ')),
    ms: Date.now() - began,
  }
}

export async function postmasterPid({ cluster }: DataDirectory): Promise<number> {
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Sends SIGKILL to the application and its database, and waits until the application has ended. */
export async function killAll(app: App, directory: DataDirectory): Promise<void> {
  const closed = once(app.child, 'close')
  const pid = await postmasterPid(directory)
  app.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await closed
}

export async function stopApp(app: App): Promise<void> {
  const closed = once(app.child, 'close')
  app.child.kill('SIGTERM')
  await closed
}

/** Opens one connection to a running embedded database. */
export async function connectTo(directory: DataDirectory, socketDir: string) {
  const password = (await readFile(join(directory.cluster, 'app-password'), 'utf8')).trim()
  return connect({ socketDir, port: 5432, user: 'tavan', password, database: 'tavan' }, { max: 1 })
}
