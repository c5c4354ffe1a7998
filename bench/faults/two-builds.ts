// Copies of the built program, so that two builds can run side by side: other names of the hashed files, and one
// migration more.
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../lib/product'

export interface Build {
  /** File to start. */
  program: string
  /** Names of its hashed files. */
  assets: string[]
}

const HASHED = /\.(js|css|woff2)$/
const TEXT = /\.(js|css|html|json|webmanifest)$/
const COMPRESSED = /\.(br|gz)$/

/** Copies the build into `folder`; `suffix` is one character that replaces the last one of each hash. */
export async function copyBuild(folder: string, suffix: string): Promise<Build> {
  const root = repositoryRoot()
  const names = await readdir(join(root, 'web/dist/assets')).catch(() => {
    throw new Error('web/dist is missing: run npm run build')
  })
  const renamed = new Map(
    names
      .filter((name) => HASHED.test(name))
      .map((name) => [name, name.replace(/.\.(?=\w+$)/, `${suffix}.`)] as const),
  )
  for (const part of ['web/dist', 'web/dist-server'])
    await copyRenamed(join(root, part), join(folder, part), renamed)
  for (const part of ['server/dist', 'server/migrations'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  for (const part of ['node_modules', 'server/node_modules'])
    await symlink(join(root, part), join(folder, part))
  return { program: join(folder, 'server/dist/main.js'), assets: [...new Set(renamed.values())] }
}

/** Copies a folder with other file names, also inside of its texts. Compressed forms stay behind: they have the old ones. */
async function copyRenamed(from: string, to: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, renamed.get(entry.name) ?? entry.name)
    if (entry.isDirectory()) await copyRenamed(source, target, renamed)
    else if (TEXT.test(entry.name)) {
      const text = await readFile(source, 'utf8')
      await writeFile(
        target,
        text.replace(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => renamed.get(name) ?? name),
      )
    } else if (!COMPRESSED.test(entry.name)) await cp(source, target)
  }
}

/** Adds a migration to a copy: a column that the version before does not know. */
export async function addMigration(folder: string): Promise<void> {
  const migrations = join(folder, 'server/migrations')
  const path = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const { idx, when, version } = journal.entries.at(-1)
  const tag = `${String(idx + 1).padStart(4, '0')}_of_a_newer_build`
  journal.entries.push({ idx: idx + 1, version, when: when + 1, tag, breakpoints: true })
  await writeFile(path, JSON.stringify(journal))
  await writeFile(join(migrations, `${tag}.sql`), 'alter table products add column of_a_newer_build text;\n')
}
