import { beforeAll, describe, expect, test } from 'vitest'
import { apply } from '../../../../test/multipart'
import { oddButRight } from '../../../../test/odd-files'
import { type Polyglot, polyglots } from '../../../../test/polyglots'
import { filesOf, storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let wrong: Polyglot[]
beforeAll(async () => {
  wrong = await polyglots()
})

describe('refuses files that do not fully match their extension (S20)', () => {
  test('no polyglot is kept, and nothing of it stays', async () => {
    const before = await storedHash(app)
    const taken: string[] = []
    for (const { what, code = 'coaches.file_type', ...file } of wrong) {
      const answer = await apply(app, { files: [file] })
      const shown = file.name.replace('\0', '')
      const { code: told, message } = answer.json()
      const isRight =
        code === 'coaches.file_type'
          ? message === `Invalid file type: ${shown}. Supported formats: PDF, DOC, DOCX, JPG, PNG`
          : message.includes(shown)
      if (answer.statusCode !== 400 || told !== code || !isRight) taken.push(`${what}: ${answer.body}`)
    }
    expect(taken).toEqual([])
    expect(wrong.length).toBeGreaterThanOrEqual(40)
    expect(await storedHash(app)).toBe(before)
    expect(await filesOf(app)).toEqual([])
  })

  test('most of them would pass a look at their first bytes', () => {
    const starts: Record<string, string> = {
      pdf: '%PDF-',
      doc: '\xd0\xcf\x11\xe0',
      docx: 'PK\x03\x04',
      jpg: '\xff\xd8\xff',
      jpeg: '\xff\xd8\xff',
      png: '\x89PNG',
    }
    const naive = wrong.filter(({ name, content }) => {
      const start = starts[name.split('.').at(-1) ?? '']
      return start !== undefined && content.toString('latin1').startsWith(start)
    })
    expect(naive.length).toBeGreaterThan(30)
  })

  test('accepts files as people send them', async () => {
    for (const { what, ...file } of await oddButRight()) {
      const answer = await apply(app, { files: [file] })
      expect(answer.statusCode, `${what}: ${answer.body}`).toBe(201)
    }
  })
})
