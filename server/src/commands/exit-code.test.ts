import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildForTests } from '../../build.mjs'
import { startCommand, startProgram } from '../../test/command-process'

const folder = fileURLToPath(new URL('../exit-codes/', inject('commands')))
const program = `${folder}outcomes.js`

beforeAll(() =>
  buildForTests(folder, {
    outcomes: fileURLToPath(new URL('../../test/fixtures/command-outcomes.ts', import.meta.url)),
  }),
)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a command', () => {
  test('ends with 0 once its work is done', async () => {
    expect(await startProgram(program, ['done']).ended).toMatchObject({ code: 0, stderr: '' })
  })

  test.each([undefined, '2'])(
    'ends with its failure code %s when its event loop runs empty',
    async (code) => {
      const { ended } = startProgram(program, code ? ['stuck', code] : ['stuck'])
      expect(await ended).toMatchObject({
        code: Number(code ?? 1),
        stderr: 'The command ended before its work was done.\n',
      })
    },
  )

  test('ends with 1 and one line when it refuses', async () => {
    expect(await startProgram(program, ['refused']).ended).toMatchObject({
      code: 1,
      stderr: 'This cannot be.\n',
    })
  })

  test('ends with the exit code that an outcome brings', async () => {
    expect(await startProgram(program, ['warned']).ended).toMatchObject({
      code: 7,
      stderr: 'Look at this.\n',
    })
  })

  test.each(['', '--unhandled-rejections=warn'])(
    'ends with 1 at once when a promise fails that nobody waits for (NODE_OPTIONS "%s")',
    async (options) => {
      const { code, stderr } = await startProgram(program, ['forgotten'], { NODE_OPTIONS: options }).ended
      expect(code).toBe(1)
      expect(stderr).toContain('nobody waits')
    },
  )

  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'does not end with 0 when %s ends it',
    async (name) => {
      const { child, ended } = startProgram(program, ['waiting'])
      await once(child.stdout as Readable, 'data')
      child.kill(name)
      expect(await ended).toMatchObject({ code: null, signal: name })
    },
  )
})

test.each([
  ['unknown', [], 1],
  ['backup', ['one', 'two'], 1],
  ['restore', [], 1],
  ['sql', ['select 1'], 1],
  ['create-admin', ['--email', 'a@shop.test'], 1],
  ['reset-totp', ['--email', 'a@shop.test'], 1],
  ['doctor', [], 2],
  ['doctor', ['--what'], 2],
])('%s %j that cannot do its work ends with its failure code', async (name, args, code) => {
  // Nothing listens there.
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder }
  expect((await startCommand([name, ...args], env).ended).code).toBe(code)
})
