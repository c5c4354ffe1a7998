// `npm run texts -- export FILE` writes every text that people read to a JSON file for translators, by key and language;
// `npm run texts -- import FILE` writes the changed ones back into the sources, all or none.
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import './lib/node-version.mjs'
import { root, run, Stop } from './lib/run.mjs'
import { exportTexts, importTexts, isTextSource } from './lib/texts.mjs'

const USAGE = 'npm run texts -- export FILE, or npm run texts -- import FILE'

async function readSources() {
  const { code, output } = await run('git', ['ls-files', 'contract', 'server', 'web'])
  if (code !== 0) throw new Stop(`git cannot list the sources: ${output}`)
  const paths = output.split('\n').filter(isTextSource)
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')])),
  )
}

async function readTexts(file) {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new Stop(`${file} cannot be read.`)
  })
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Stop(`${file} is not JSON: ${error.message}`)
  }
}

async function writeSources(changed) {
  for (const [path, content] of changed) await writeFile(join(root, path), content)
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { code, output } = await run(process.execPath, [biome, 'format', '--write', ...changed.keys()])
  if (code !== 0) throw new Stop(output)
}

try {
  const [task, name] = process.argv.slice(2)
  if (!['export', 'import'].includes(task) || !name) throw new Stop(USAGE)
  // npm runs scripts in the root, whatever the folder of the caller.
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const sources = await readSources()
  if (task === 'export') {
    const texts = exportTexts(sources)
    await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`)
    console.log(`${Object.keys(texts).length} texts are in ${file}.`)
  } else {
    let changed
    try {
      changed = importTexts(sources, await readTexts(file))
    } catch (error) {
      throw new Stop(`Nothing was changed:\n${error.message}`)
    }
    if (changed.size > 0) await writeSources(changed)
    console.log(`${changed.size} files changed.`)
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
