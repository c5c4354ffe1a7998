import type { ChildProcess } from 'node:child_process'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildForTests } from '../build.mjs'
import { type Ended, startProgram } from './command-process'

export interface Running {
  child: ChildProcess
  ended: Promise<Ended>
  texts: Pick<Ended, 'stdout' | 'stderr'>
  /** Waits until the server listens. */
  ready(): Promise<void>
}

/** Builds the server for the tests of a file; returns what starts it as a process. All processes end with the file. */
export function useBuiltServer(): (env: Record<string, string>) => Running {
  const built = fileURLToPath(new URL(`../.cache/server-${process.pid}-${Date.now()}/`, import.meta.url))
  const children: ChildProcess[] = []
  beforeAll(async () => {
    await mkdir(built, { recursive: true })
    const main = fileURLToPath(new URL('../src/start.ts', import.meta.url))
    await buildForTests(join(built, 'dist'), { main })
    await symlink(fileURLToPath(new URL('../migrations', import.meta.url)), join(built, 'migrations'))
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(built, { recursive: true, force: true })
  })
  return (env) => {
    const started = startProgram(join(built, 'dist', 'main.js'), [], { PORT: '0', LOG_LEVEL: 'info', ...env })
    children.push(started.child)
    const ready = async () =>
      void (await expect.poll(() => started.texts.stdout, { timeout: 60_000 }).toContain('http://'))
    return { ...started, ready }
  }
}
