import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
}

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const shipped = locked.filter(([, { dev }]) => !dev)

/** Licences that let us ship the package as it is, or that concern a library which stays apart from our code (libvips). */
const LICENCES = [
  'MIT',
  'MIT-0',
  'Unlicense',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  // Permissive: it asks for its text and for a list of changes, of which there are none (argparse, by way of wawoff2).
  'Python-2.0',
]
/** They say their licence, MIT, in a file alone. */
const SAID_IN_A_FILE = ['node_modules/png-js', 'node_modules/xmlhttprequest-ssl']
const APART = /^node_modules\/@img\/sharp-/

test('locks shipped packages with hash and registry (S46)', () => {
  expect(shipped.length).toBeGreaterThan(100)
  for (const [path, { integrity, resolved }] of shipped) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved ?? 'https://', path).toMatch(/^https:/)
  }
})

test('has a license for everything we ship (S46)', () => {
  const mayShip = (license = '') =>
    LICENCES.some((one) => license === one) || /^\((MIT|Apache-2.0) (AND|OR) (Zlib|MIT)\)$/.test(license)
  const others = shipped
    .filter(([path, { license }]) => !mayShip(license) && !APART.test(path) && !SAID_IN_A_FILE.includes(path))
    .map(([path, { license }]) => `${path}: ${license}`)
  expect(others).toEqual([])
})

test('S46 every package of our own is asked for in one version', () => {
  for (const workspace of ['contract', 'packages/embedded-postgres', 'server', 'web']) {
    const { dependencies, optionalDependencies } = read(`${workspace}/package.json`)
    for (const [name, range] of Object.entries({ ...dependencies, ...optionalDependencies }))
      expect(range, name).toMatch(/^\d+\.\d+\.\d+/)
  }
})
