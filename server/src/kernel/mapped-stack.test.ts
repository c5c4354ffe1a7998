import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from './log'
import { mapStack } from './mapped-stack'

let folder = ''
let bundle = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-stack-'))
  await writeFile(
    join(folder, 'thrown.ts'),
    'export {}\n\ninterface Unused { a: 1 }\nthrow new Error("broken")\n',
  )
  const outfile = join(folder, 'dist', 'main.js')
  await build({
    entryPoints: [join(folder, 'thrown.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    sourcemap: true,
  })
  bundle = pathToFileURL(outfile).href
})
afterAll(() => rm(folder, { recursive: true }))

const stackOfBundle = (at: string) => `Error: broken\n    at ${bundle}:${at}\n    at run (node:internal:1:1)`

test('a logged error names the source and not the bundle', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.error({ err: Object.assign(new Error('broken'), { stack: stackOfBundle('2:7') }) }, 'failed')
  const { err } = JSON.parse(lines[0] as string)
  expect(err.stack).toContain(`at ${pathToFileURL(join(folder, 'thrown.ts')).href}:4:7\n`)
  expect(err.stack).toContain('at run (node:internal:1:1)')
  expect(err).toMatchObject({ type: 'Error', message: 'broken' })
})

test('a frame without a map stays as it is', () => {
  for (const frame of [
    'at file:///shop/node_modules/some-package/index.js:1:2',
    'at load (file:///shop/without-a-map.js:3:4)',
    'at node:internal/process:5:6',
  ])
    expect(mapStack(`Error\n    ${frame}`)).toBe(`Error\n    ${frame}`)
})

test('keeps a map for a minute after the last error, because it is large', async () => {
  vi.useFakeTimers()
  const copy = join(folder, 'dist', 'copy.js')
  await copyFile(fileURLToPath(`${bundle}.map`), `${copy}.map`)
  const place = `${pathToFileURL(copy).href}:2:7`
  const source = expect.stringMatching(/thrown\.ts:4:7$/)
  expect(mapStack(place)).toEqual(source)
  await rm(`${copy}.map`)
  vi.advanceTimersByTime(59_000)
  expect(mapStack(place)).toEqual(source)
  vi.advanceTimersByTime(59_000)
  expect(mapStack(place)).toEqual(source)
  vi.advanceTimersByTime(60_000)
  expect(mapStack(place)).toBe(place)
  vi.useRealTimers()
})
