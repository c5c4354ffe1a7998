import sharp from 'sharp'
import { doc, docxMembers, jpeg, pdf, png } from './documents'
import { bytes, type Polyglot, relationship } from './polyglots'
import { zip } from './zip'

/** Real files with oddities that real people send; all must be taken. */
export async function oddButRight(): Promise<Polyglot[]> {
  const [aPdf, aJpeg, aPng] = await Promise.all([pdf(), jpeg(), png()])
  const text = aPdf.toString('latin1')
  return [
    { what: 'a picture named as another kind', name: 'scan.jpg', content: aPng, type: 'image/jpeg' },
    { what: 'the other one named as the first', name: 'scan.png', content: aJpeg, type: 'image/png' },
    { what: 'a document behind a line break', name: 'cv.pdf', content: bytes(`\r\n${text}`) },
    {
      what: 'a document behind a mark of its encoding',
      name: 'cv.pdf',
      content: bytes(`\xef\xbb\xbf${text}`),
    },
    {
      what: 'a document whose table was displaced by a repair',
      name: 'cv.pdf',
      content: bytes(text.replace(/startxref\s+\d+/, 'startxref\n0')),
    },
    {
      what: 'a document whose table lies beyond its end',
      name: 'cv.pdf',
      content: bytes(text.replace(/startxref\s+\d+/, 'startxref\n99999999')),
    },
    {
      what: 'a camera picture with bytes behind its end',
      name: 'IMG_0001.JPG',
      content: Buffer.concat([aJpeg, bytes('SEFT\0\0\x01\x02 camera data')]),
    },
    {
      what: 'a progressive picture',
      name: 'me.jpeg',
      content: await sharp(aJpeg).jpeg({ progressive: true }).toBuffer(),
    },
    {
      what: 'a picture with a profile and a place',
      name: 'me.jpg',
      content: await sharp(aJpeg)
        .withExif({ IFD0: { Copyright: 'Mina' } })
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
    },
    {
      what: 'a picture of few colours',
      name: 'me.PNG',
      content: await sharp(aJpeg).png({ palette: true, compressionLevel: 9 }).toBuffer(),
    },
    {
      what: 'a document with line ends behind its end',
      name: 'CV (final).PDF',
      content: Buffer.concat([aPdf, bytes('\r\n\r\n')]),
    },
    {
      what: 'a document called by another type',
      name: 'cv.pdf',
      content: aPdf,
      type: 'application/octet-stream',
    },
    { what: 'an older Word document', name: 'cv.doc', content: doc(), type: 'application/msword' },
    {
      what: 'a Word document from a template of the own disk, with a drawing and a link',
      name: 'cv.docx',
      content: zip(
        docxMembers([
          {
            name: 'word/_rels/settings.xml.rels',
            data: relationship('attachedTemplate', 'file:///C:/Users/me/CV.dotx'),
          },
          {
            name: 'word/_rels/document.xml.rels',
            data: relationship('hyperlink', 'https://tavan.test/?a=1&amp;b=2'),
          },
          { name: 'word/media/image1.svg', data: '<svg/>' },
          { name: 'word/media/', data: '' },
        ]),
      ),
    },
  ]
}
