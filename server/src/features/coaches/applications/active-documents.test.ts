import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { activePdfs, harmlessPdfs, pdfsWithFiles, selfActingPdfs } from '../../../../test/active-files'
import { activeWordFiles, harmlessWordFiles, longWordFile } from '../../../../test/active-word'
import { hiddenActions, ordinaryPdfs, savedAgain, written } from '../../../../test/hidden-actions'
import { apply } from '../../../../test/multipart'
import { filesOf, storedHash } from '../../../../test/stored-hash'
import { shareOf } from '../../../../test/sweep-share'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const send = (content: Buffer) =>
  apply(app, { files: [{ name: 'cv.pdf', content, type: 'application/pdf' }] })

describe('S20 a PDF that runs something', () => {
  test('is not stored however its script or program is hidden, and is refused for its own reason', async () => {
    const before = await storedHash(app)
    for (const [what, content] of Object.entries(await activePdfs())) {
      const answer = await send(content)
      expect([answer.statusCode, answer.json().code], what).toEqual([400, 'files.active_content'])
      expect(answer.json().message).toContain('cv.pdf')
    }
    expect(await storedHash(app)).toBe(before)
    expect(await filesOf(app)).toEqual([])
  })

  test('refuses one that acts without a click, however the action is written', async () => {
    for (const [what, content] of Object.entries(selfActingPdfs())) {
      const answer = await send(content)
      expect([answer.statusCode, answer.json().code], what).toEqual([400, 'files.active_content'])
    }
    expect(await filesOf(app)).toEqual([])
  })

  test('refuses one that acts in spellings that no writer uses', async () => {
    for (const [what, content] of Object.entries(hiddenActions())) {
      const answer = await send(content)
      expect([answer.statusCode, answer.json().code], what).toEqual([400, 'files.active_content'])
    }
  })

  test('refuses one that was given an action when it was saved again', async () => {
    const direct = await savedAgain('<</Type/Catalog/OpenAction<</S/URI/URI(x)>>>>')
    const named = await savedAgain('<</Type/Catalog/AA 80 0 R>>', '80 0 obj\n<</WC<</S/Launch>>>>\nendobj\n')
    for (const content of [direct, named])
      expect((await send(content)).json().code).toBe('files.active_content')
  })

  test('refuses a file that pdfkit has put into one', async () => {
    const content = await written((document) => document.file(Buffer.from('MZ'), { name: 'a.exe' }))
    expect((await send(content)).json().code).toBe('files.embedded_files')
  })

  test('refuses one with other files in it, with its own reason', async () => {
    for (const [what, content] of Object.entries(pdfsWithFiles())) {
      const answer = await send(content)
      expect([answer.statusCode, answer.json().code], what).toEqual([400, 'files.embedded_files'])
    }
    expect(await filesOf(app)).toEqual([])
  })

  test('accepts documents of common programs', async () => {
    for (const [what, content] of Object.entries(await ordinaryPdfs())) {
      const answer = await send(content)
      expect(answer.statusCode, `${what}: ${answer.body}`).toBe(201)
    }
  })

  test('fields, links, jumps and the words themselves are no reason to refuse one', async () => {
    for (const [what, content] of Object.entries(await harmlessPdfs())) {
      const answer = await send(content)
      expect(answer.statusCode, `${what}: ${answer.body}`).toBe(201)
    }
  })

  test('a file made to take long costs a bounded multiple of an ordinary one', {
    timeout: 180_000,
  }, async () => {
    const stream = '<</First 4/Filter/FlateDecode>>stream\nx\xda\0\0\0\xff\xff'
    const packed = deflateSync(Buffer.alloc(20_500_000))
    const bomb = `2 0 obj<</Type/ObjStm/First 4/Filter/FlateDecode>>stream\n${packed.toString('latin1')}\nendstream endobj `
    const long = {
      mentions: '%PDF-1.7\n1 0 obj\n% /Launch /JavaScript '.concat('%/Launch'.repeat(500_000)),
      streams: `%PDF-1.7\n1 0 obj\n${stream.repeat(60_000)}`,
      places: `%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>${'7 0 obj '.repeat(900_000)}`,
      names: `%PDF-1.7\n1 0 obj ${'/AA%'.repeat(1_500_000)}`,
      dictionaries: `%PDF-1.7\n1 0 obj ${'obj/First stream\n'.repeat(500_000)}`,
      words: `%PDF-1.7\n1 0 obj ${'obj%'.repeat(2_000_000)}`,
      strings: `%PDF-1.7\n1 0 obj ${'obj<<('.repeat(1_500_000)}`,
      nested: `%PDF-1.7\n1 0 obj ${'obj<</A['.repeat(1_200_000)}`,
      begun: `%PDF-1.7\n${'1 0 obj<</First 1'.repeat(550_000)}`,
      actions: `%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>endobj ${'2 0 obj<</S/GoTo/Next 2 0 R>>endobj '.repeat(250_000)}`,
      objects: `%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>endobj ${'2 0 obj<</Type/ObjStm/First 4/A[[[]]]>>stream\n2 0 <</S/GoTo/Next 5 0 R>> endstream endobj '.repeat(90_000)}`,
      bombs: `%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>endobj ${bomb.repeat(400)}`,
      comments: `%PDF-1.7\n1 0 obj\n${'/S%/S\n'.repeat(600_000)}`,
    }
    const pdfOf = (text: string) => Buffer.from(`${text}\nendobj\nstartxref\n9\n%%EOF`, 'latin1')
    const plain = await cpuOf(() => send(pdfOf(`%PDF-1.7\n1 0 obj ${'words '.repeat(1_500_000)}`)))
    for (const [what, text] of shareOf(Object.entries(long), 0)) {
      const spent = await cpuOf(() => send(pdfOf(text)))
      expect(spent / plain, what).toBeLessThan(COSTLY)
    }
  })
})

/** Most processor time of a hostile file, in times that of an ordinary one. */
const COSTLY = 100

/** Returns the processor time of this process during an action, of all threads and whatever else the machine does, in ms. */
async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('S20 a Word document that runs or fetches something', () => {
  test('is refused with its own reason, however that is hidden', async () => {
    const before = await storedHash(app)
    const files = activeWordFiles()
    for (const { what, ...file } of files) {
      const answer = await apply(app, { files: [file] })
      expect([answer.statusCode, answer.json().code], what).toEqual([400, 'files.active_document'])
      expect(answer.json().message).toContain(file.name)
    }
    expect(files.length).toBeGreaterThan(40)
    expect(await storedHash(app)).toBe(before)
  })

  test('is accepted with ordinary fields, and with the words in its text', async () => {
    for (const { what, ...file } of harmlessWordFiles()) {
      const answer = await apply(app, { files: [file] })
      expect(answer.statusCode, `${what}: ${answer.body}`).toBe(201)
    }
  })

  test('costs a bounded multiple of an ordinary one when it is made to take long', {
    timeout: 180_000,
  }, async () => {
    const sent = (text: string) => apply(app, { files: [{ name: 'cv.docx', content: longWordFile(text) }] })
    const plain = await cpuOf(() => sent('words of a text '))
    for (const text of ['<w:fldChar ', '<w:instrText>', '<a<b', `<w:fldChar w:fldCharType="`, mixed]) {
      const spent = await cpuOf(async () => {
        const answer = await sent(text)
        // Not a bomb by its size: its text was read.
        expect([answer.statusCode, answer.json().code], text).not.toEqual([400, 'coaches.file_type'])
      })
      expect(spent / plain, text).toBeLessThan(COSTLY)
    }
  })
})

const mixed = '<w:fldChar w:fldCharType="begin"/><w:instrText>IF </w:instrText>'
