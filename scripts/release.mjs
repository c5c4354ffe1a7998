// `npm run release`: checks that the working tree is a release and tags it. The version is the one in package.json;
// `--dry-run` checks only the documents and versions, and tags nothing.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root, run, Stop, start } from './lib/run.mjs'

const read = (path) => readFile(join(root, path), 'utf8')
const readJson = async (path) => JSON.parse(await read(path))

async function git(...args) {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Stop(`git ${args.join(' ')}: ${output.trim()}`)
  return output.trim()
}

/** Throws unless every workspace has the version of the root. */
async function checkVersions({ version, workspaces }) {
  for (const workspace of workspaces) {
    const own = (await readJson(`${workspace}/package.json`)).version
    if (own !== version)
      throw new Stop(`${workspace}/package.json has version ${own}, package.json ${version}.`)
  }
  const locked = (await readJson('package-lock.json')).version
  if (locked !== version) throw new Stop(`package-lock.json has version ${locked}: run npm install.`)
}

/** Returns the notes of a version from CHANGELOG.md; throws where they are missing, undated or empty. */
async function releaseNotes(version) {
  const sections = (await read('CHANGELOG.md')).split(/^## /m)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  if (!section) throw new Stop(`CHANGELOG.md has no section [${version}].`)
  const [heading, ...lines] = section.split('\n')
  if (!/^\[[^\]]+\] - \d{4}-\d{2}-\d{2}$/.test(heading))
    throw new Stop(
      `CHANGELOG.md: the heading of ${version} needs its day, such as "## [${version}] - 2026-01-31".`,
    )
  const notes = lines.join('\n').trim()
  if (!notes) throw new Stop(`CHANGELOG.md: the section [${version}] is empty.`)
  return notes
}

async function runOrStop(title, args) {
  console.log(`${title} …`)
  const code = await start(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).done
  if (code !== 0) throw new Stop(`${title} failed.`)
}

async function release(dryRun) {
  const manifest = await readJson('package.json')
  const tag = `v${manifest.version}`
  await checkVersions(manifest)
  const notes = await releaseNotes(manifest.version)
  await runOrStop('Third-party notices', ['scripts/notices.mjs', '--check'])
  if (await git('tag', '--list', tag)) throw new Stop(`The tag ${tag} exists.`)
  if (dryRun) return `${tag} can be released.\n\n${notes}`
  if (await git('status', '--porcelain')) throw new Stop('The working tree has changes: commit them first.')
  if ((await git('branch', '--show-current')) !== 'main') throw new Stop('Releases are tagged on main.')
  await runOrStop('All tests', ['scripts/test.mjs'])
  await git('tag', '--annotate', tag, '--message', `Tavan ${manifest.version}\n\n${notes}`)
  return `${tag} is tagged. Publish it with: git push origin main ${tag}`
}

try {
  console.log(await release(process.argv.includes('--dry-run')))
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
