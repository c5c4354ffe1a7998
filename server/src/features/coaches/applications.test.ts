import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { doc, pdf } from '../../../test/documents'
import {
  applicationParts,
  apply,
  EXPERIENCE,
  FORM_TYPE,
  formBytes,
  fourDocuments,
} from '../../../test/multipart'
import { useApp } from '../../../test/test-app'
import { documentKey } from './documents'

const app = useApp()

/** Every file of the store, whole or half, that there is. */
export async function filesOnDisk(): Promise<string[]> {
  const folder = join(app.deps.config.dataDir, 'files')
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
const rowsOf = (email: string) => app.deps.db`select * from coach_applications where email = ${email}`

/** What a refusal leaves behind: nothing. */
async function refused(
  answer: Awaited<ReturnType<typeof apply>>,
  status: number,
  message: string,
  email?: string,
) {
  expect([answer.statusCode, answer.json().message], answer.body).toEqual([status, message])
  expect(answer.json()).toMatchObject({ success: false, error: message })
  if (email) expect(await rowsOf(email)).toHaveLength(0)
}

describe('an application', () => {
  test('SHOP-APPLY-06 with four documents is kept whole, and says so', async () => {
    const documents = await fourDocuments()
    const answer = await apply(
      app,
      { fields: { email: 'Mina@Tavan.test', phone: ' ۰۹۱۲ ۳۴۵ ۶۷۸۹ ' }, files: documents },
      { lang: 'fa' },
    )
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { success: true, message: 'Application submitted successfully!' },
    ])
    const [row] = await rowsOf('mina@tavan.test')
    expect(row).toMatchObject({
      first_name: 'Mina',
      phone: '0912 345 6789',
      status: 'pending',
      locale: 'fa',
      notes: '',
    })
    const kept = await app.deps.db`
      select * from coach_application_documents where application_id = ${row?.id} order by position`
    expect(kept.map((d) => [d.original_name, d.mime_type, Number(d.size)])).toEqual(
      documents.map((d, i) => [
        d.name,
        ['application/pdf', 'image/jpeg', 'image/png', expect.stringContaining('wordprocessingml')][i],
        d.content.length,
      ]),
    )
    for (const [i, d] of kept.entries()) {
      const stream = await app.deps.files.open(documentKey(row?.id, d.name))
      const content = documents[i]?.content as Buffer
      expect((await buffer(stream as NonNullable<typeof stream>)).equals(content)).toBe(true)
      expect(d.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    }
    const moves = await app.deps.db`select * from coach_application_moves where application_id = ${row?.id}`
    expect(moves).toMatchObject([{ status: 'pending', actor_id: null, note: '' }])
  })
})
