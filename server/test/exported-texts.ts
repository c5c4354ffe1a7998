import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTextSource } from '../../scripts/lib/texts.mjs'

const root = join(import.meta.dirname, '../..')

/** Reads every file that may hold texts of the product, by path from the root, as `npm run texts` does. */
export function readTextSources(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', 'contract', 'server', 'web'], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = listed.split('\n').filter(isTextSource)
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
