import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** The bytes of a PDF of these objects, numbered from 1; the first is the root. */
function pdfOfObjects(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
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

const ROOT = '<</Type/Catalog/Pages 2 0 R>>'
const PAGES = '<</Type/Pages/Kids[]/Count 0>>'
const SCRIPT = '<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>'
const root = (action: string) => `<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>`

/** What a library writes: a form with fields, and a form of which the fields compute. */
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

/** PDFs that people send and that look a little like those above; all must be taken. */
export async function harmlessPdfs(): Promise<Record<string, Buffer>> {
  const page = '<</Length 30>>stream\n(HTML/CSS/JavaScript) Tj\nendstream'
  return {
    'a form with fields': await form(false),
    'a page that is jumped to': pdfOfObjects([root('[3 0 R/Fit]'), PAGES, '<</Type/Page>>']),
    'a jump as an action': pdfOfObjects([root('<</S/GoTo/D[3 0 R/Fit]>>'), PAGES, '<</Type/Page>>']),
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
