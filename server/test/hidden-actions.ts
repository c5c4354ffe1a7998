import PDFDocument from 'pdfkit'
import { JUMP, PAGES, packedObjects, pdfOfObjects, ROOT, root, URI } from './active-files'

const replaced = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
const JUMP_BEHIND = '<</Type/Page/AA 3 0 R>>'
const far = ' '.repeat(600)

/** PDFs that act without a click, or run a script on one, in spellings that readers accept and writers do not use. */
export function hiddenActions(): Record<string, Buffer> {
  const click = (action: string) => `<</Type/Annot/Subtype/Link/A ${action}>>`
  const catalog = packedObjects({ 4: root(URI) })
  const packedAs = (type: string) => pdfOfObjects([PAGES, ROOT, packedObjects({ 4: root(URI) }, type)])
  return {
    'a kind far behind its key': pdfOfObjects([ROOT, PAGES, click(`<</S${far}/JavaScript/JS(x)>>`)]),
    'a kind behind a long comment': pdfOfObjects([
      ROOT,
      PAGES,
      click(`<</S%${'x'.repeat(600)}\n/JavaScript/JS(x)>>`),
    ]),
    'a kind behind many comments': pdfOfObjects([
      ROOT,
      PAGES,
      click(`<</S${'%x\n'.repeat(300)}/JavaScript/JS(x)>>`),
    ]),
    'a kind that is a packed object': pdfOfObjects([
      ROOT,
      PAGES,
      click('<</S 5 0 R/JS(x)>>'),
      packedObjects({ 6: '<<>>', 5: '/JavaScript' }),
    ]),
    'packed objects, a space behind the word': pdfOfObjects([
      PAGES,
      replaced(catalog, 'stream\r\n', 'stream \n'),
    ]),
    'packed objects, a carriage return alone': pdfOfObjects([
      PAGES,
      replaced(catalog, 'stream\r\n', 'stream\r'),
    ]),
    'packed objects behind a long text with the word': packedAs(`/Type/ObjStm/X(${' '.repeat(5000)}obj)`),
    'packed objects behind a text that looks like a dictionary': packedAs(
      '/Type/ObjStm/X(1 0 obj<</Q <)/Y <41>',
    ),
    'packed objects behind a comment that looks like one': packedAs('/Type/ObjStm%\n/X(%1 0 obj<<)\n'),
    'packed objects in a broken dictionary': packedAs('/Type/ObjStm junk'),
    'packed objects in a dictionary of more than a megabyte': packedAs(
      `/X(${' '.repeat(1_100_000)})/Type/ObjStm`,
    ),
    'packed objects under a short name of their packing': pdfOfObjects([
      PAGES,
      ROOT,
      '<</Type/ObjStm/N 1/First 4/F/ASCIIHexDecode/Length 9>>stream\n342030203c3c3e3e>\nendstream',
    ]),
    'packed objects with places that are no whole numbers': pdfOfObjects([
      root('4 0 R'),
      PAGES,
      JUMP,
      JUMP,
      `<</Type/ObjStm/N 1/First 8>>stream\n4.0 0.0 ${URI}\nendstream`,
    ]),
    'a reference with a point': pdfOfObjects([root('3.0 0 R'), PAGES, URI]),
    'a reference with a sign': pdfOfObjects([root('+3 0 R'), PAGES, URI]),
    'a reference without its space': pdfOfObjects([root('3 0R'), PAGES, URI]),
    'an object with a point, and another one of its number': pdfOfObjects([
      root('3 0 R'),
      PAGES,
      `${JUMP}\nendobj\n3.0 0 obj\n${URI}`,
    ]),
    'an object far behind its number, and another one': pdfOfObjects([
      root('3 0 R'),
      PAGES,
      `${JUMP}\nendobj\n3${far}0 obj\n${URI}`,
    ]),
    'an object far behind its generation, and another one': pdfOfObjects([
      root('3 0 R'),
      PAGES,
      `${JUMP}\nendobj\n3 0${far}obj\n${URI}`,
    ]),
    'an object behind many comments, and another one': pdfOfObjects([
      root('3 0 R'),
      PAGES,
      `${JUMP}\nendobj\n${'%\nx obj\n'.repeat(300)}3%\n0 obj\n${URI}`,
    ]),
    'a model with a script': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/3D/Subtype/U3D/OnInstantiate 4 0 R/Length 1>>stream\nx\nendstream',
      '<</Length 1>>stream\nx\nendstream',
    ]),
    'a picture whose bytes are in a file of a share': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/XObject/Subtype/Image/F(\\\\\\\\evil.test\\\\x)/Length 0>>stream\n\nendstream',
    ]),
    'a picture that stands for a page of another file': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/XObject/Subtype/Form/Ref<</F(\\\\\\\\evil.test\\\\x)/Page 0>>/Length 0>>stream\n\nendstream',
    ]),
    'an action in a file that is encrypted': pdfOfObjects(
      [root(URI), PAGES, '<</Filter/Standard/V 4>>'],
      '/Encrypt 3 0 R',
    ),
    ...Object.fromEntries(
      [
        'URI',
        'SubmitForm',
        'ImportData',
        'GoToR',
        'GoToE',
        'Thread',
        'Named',
        'Movie',
        'Sound',
        'Hide',
      ].flatMap((kind) => [
        [`${kind} when it is opened`, pdfOfObjects([root(`<</S/${kind}/F(x)>>`), PAGES])],
        [
          `${kind} when a page is`,
          pdfOfObjects([ROOT, PAGES, JUMP_BEHIND.replace('3', '4'), `<</O<</S/${kind}>>>>`]),
        ],
      ]),
    ),
  }
}

/** A document that was saved a second time: new objects and another table are behind the first ones. */
export async function savedAgain(catalog: string, more = ''): Promise<Buffer> {
  const first = (await written((document) => document.text('Certificate'))).toString('latin1')
  const [, place] = /startxref\s+(\d+)/.exec(first) ?? []
  const [, number] = /\/Root (\d+) 0 R/.exec(first) ?? []
  const update = `${first}\n${number} 0 obj\n${catalog}\nendobj\n${more}`
  const trailer = `<</Size 90/Root ${number} 0 R/Prev ${place}>>`
  return Buffer.from(
    `${update}xref\n0 0\ntrailer\n${trailer}\nstartxref\n${update.length}\n%%EOF\n`,
    'latin1',
  )
}

type Write = (document: InstanceType<typeof PDFDocument>) => unknown

/** Returns a PDF written by pdfkit. */
export function written(write: Write, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A6', ...options })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    write(document)
    document.end()
  })
}

/** PDFs as programs write them; all must be taken. */
export async function ordinaryPdfs(): Promise<Record<string, Buffer>> {
  const names = Array.from({ length: 30_000 }, (_, i) => `/chapter.${i} ${i + 10} 0 R`).join('\n')
  return {
    'links, an outline and jumps': await written((document) => {
      document.outline.addItem('First').addItem('Second')
      document.text('a link', { link: 'https://tavan.test', underline: true })
      document.addNamedDestination('here')
      document.text('a jump', { goTo: 'here' })
      document.addPage().text('Page')
    }),
    'a document that is tagged': await written(
      (document) => {
        const text = document.struct('P', {}, () => void document.text('Experience'))
        document.addStructure(text)
      },
      { tagged: true, displayTitle: true, lang: 'en', pdfVersion: '1.7' },
    ),
    'a document that is locked against changes': await written((document) => document.text('Ferritin'), {
      ownerPassword: 'owner',
      permissions: { printing: 'highResolution' },
      pdfVersion: '1.7ext3',
    }),
    'a document with many pages': await written((document) => {
      for (let i = 0; i < 300; i++) document.addPage().text(`Page ${i}`)
    }),
    'a document that was saved again': await savedAgain(
      '<</Type/Catalog/OpenAction 80 0 R>>',
      `80 0 obj\n${JUMP}\nendobj\n`,
    ),
    'a list of names that is long': pdfOfObjects([ROOT, PAGES, `<<${names}>>`]),
    'a list of pages that is long': pdfOfObjects([
      ROOT,
      `<</Type/Pages/Kids[${'9 0 R '.repeat(20_000)}]/Count 20000>>`,
      packedObjects({ 4: JUMP }),
    ]),
  }
}
