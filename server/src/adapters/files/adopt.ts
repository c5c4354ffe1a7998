import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files'

/** Folders of earlier versions beside the store, and where their files belong in it. */
const MOVED = [
  ['images/masters', 'pictures/masters'],
  ['images/sized', 'pictures/sized'],
  ['invoices', 'invoices'],
] as const

/** Moves what an earlier version kept in folders of its own into the byte store; returns how many files. */
export async function adoptLocalFiles(files: Files, dataDir: string): Promise<number> {
  let moved = 0
  for (const [from, to] of MOVED) {
    const folder = join(dataDir, from)
    for (const name of await readdir(folder).catch(() => [] as string[])) {
      // Halves that a crash left; whole files are named by us.
      if (name.endsWith('.part')) continue
      await files.save(join(folder, name), `${to}/${name}`)
      moved += 1
    }
  }
  await Promise.all(
    ['images', 'invoices'].map((name) => rm(join(dataDir, name), { recursive: true, force: true })),
  )
  return moved
}
