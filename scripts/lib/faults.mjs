import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, Stop } from './run.mjs'

/** The files of the fault tests that a name asks for: part of a file's name (`oversell`), or the id in the titles (`F1`). */
export async function findFaultTests(name) {
  const folder = join(root, 'bench/faults')
  const tests = (await readdir(folder)).filter((file) => file.endsWith('.test.ts'))
  const byName = tests.filter((file) => file.includes(name.toLowerCase()))
  if (byName.length > 0) return byName.map((file) => `faults/${file}`)
  const title = new RegExp(`['"\`]${name}\\b`, 'i')
  const texts = await Promise.all(tests.map((file) => readFile(join(folder, file), 'utf8')))
  const byId = tests.filter((_, i) => title.test(texts[i]))
  if (byId.length === 0) throw new Stop(`No fault test is called ${name}; there are ${tests.join(', ')}.`)
  return byId.map((file) => `faults/${file}`)
}
