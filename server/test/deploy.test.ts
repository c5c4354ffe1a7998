import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readServerConfig } from '../src/config'
import { unsupportedNode } from '../src/node-support'

const root = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

/** Parses `NAME: value` of a compose file and `NAME=value` of a settings file, with variables replaced. */
function settingsOf(text: string, known: Record<string, string> = {}): Record<string, string> {
  const pairs = [...text.matchAll(/^ *#?([A-Z][A-Z_]+)(?:: |=)(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, other: string) => known[other] ?? ''),
  ])
  return Object.fromEntries(pairs)
}

test('a server starts with the settings that the compose file and its example give it', async () => {
  const own = { ...settingsOf(await read('.env.example')), DATABASE_PASSWORD: 'long' }
  const service = /^ {2}tavan:\n([\s\S]*?)^ {2}\w/m.exec(await read('compose.yaml'))?.[1] ?? ''
  const image = Object.fromEntries(
    [...(await read('Dockerfile')).matchAll(/\b(HOST|PORT|DATA_DIR)=(\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  const { config } = readServerConfig({ ...image, ...own, ...settingsOf(service, own) })
  expect(config).toMatchObject({
    host: '0.0.0.0',
    publicUrl: 'https://shop.example.com',
    databaseUrl: 'postgres://tavan:long@database/tavan',
    trustedProxies: ['172.31.250.2'],
    demoData: false,
  })
})

test('builds the image from existing files on a supported Node', async () => {
  const text = await read('Dockerfile')
  const copied = [...text.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((path) => path.replace('/tavan/', ''))
    .filter((path) => !/^node_modules|\/dist/.test(path))
  expect(copied.length).toBeGreaterThan(8)
  for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true)
  const nodes = [...text.matchAll(/FROM node:(\d+)/g)].map(([, version]) => version)
  expect(new Set(nodes).size).toBe(1)
  expect(unsupportedNode(`${nodes[0]}.0.0`, new Date('2026-11-22'))).toBeUndefined()
})
