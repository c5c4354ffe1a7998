import { DOCUMENT_BYTES_MAX } from 'contract/coaches/rules'
import { describe, expect, it } from 'vitest'
import { ACCEPT, type Chosen, isPicture, shares, takeFiles } from './documents'

const file = (name: string, size = 4, at = 1) => {
  const made = new File(['x'], name, { lastModified: at })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const names = (documents: readonly Chosen[]) => documents.map((one) => one.file.name)

describe('documents', () => {
  it('accepts pdf, doc, docx, jpg, jpeg and png in any letter case (SHOP-VAL-47)', () => {
    const good = ['a.pdf', 'b.doc', 'c.DOCX', 'd.jpg', 'e.JPeG']
    expect(
      takeFiles(
        [],
        good.map((name) => file(name)),
      ),
    ).toMatchObject({ refusals: [] })
    expect(names(takeFiles([], [file('f.png')]).documents)).toEqual(['f.png'])
    for (const extension of [
      '.pdf',
      '.doc',
      '.docx',
      '.jpg',
      '.jpeg',
      '.png',
      'application/pdf',
      'image/png',
    ])
      expect(ACCEPT.split(',')).toContain(extension)
  })

  it.each(['a.exe', 'pdf', 'a.pdf.zip', 'a.', 'a.svg', 'نامه'])('SHOP-VAL-48: refuses %s', (name) => {
    expect(takeFiles([], [file(name)])).toEqual({
      documents: [],
      refusals: [{ code: 'coaches.file_type', files: [name] }],
    })
  })

  it('accepts exactly 10 MB and refuses a byte more (SHOP-VAL-49)', () => {
    const taken = takeFiles([], [file('a.pdf', DOCUMENT_BYTES_MAX), file('b.pdf', DOCUMENT_BYTES_MAX + 1)])
    expect(DOCUMENT_BYTES_MAX).toBe(10 * 1024 * 1024)
    expect(names(taken.documents)).toEqual(['a.pdf'])
    expect(taken.refusals).toEqual([{ code: 'coaches.file_too_large', files: ['b.pdf'] }])
  })

  it('accepts the first five files and reports the rest once (SHOP-VAL-50)', () => {
    const two = takeFiles([], [file('1.pdf'), file('2.pdf')]).documents
    const more = ['3', '4', '5', '6', '7'].map((name) => file(`${name}.pdf`))
    const taken = takeFiles(two, [...more, file('x.txt')])
    expect(names(taken.documents)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
    expect(taken.refusals).toEqual([
      { code: 'coaches.file_type', files: ['x.txt'] },
      { code: 'coaches.too_many_files', files: ['6.pdf', '7.pdf'] },
    ])
  })

  it('refuses duplicate and empty files', () => {
    const { documents } = takeFiles([], [file('a.pdf', 4, 1)])
    const taken = takeFiles(documents, [file('a.pdf', 4, 1), file('a.pdf', 4, 2), file('b.pdf', 0)])
    expect(taken.documents.map((one) => one.file.lastModified)).toEqual([1, 2])
    expect(new Set(taken.documents.map(({ id }) => id)).size).toBe(2)
    expect(taken.refusals).toEqual([
      { code: 'twice', files: ['a.pdf'] },
      { code: 'empty', files: ['b.pdf'] },
    ])
  })

  it('recognises files that a browser can preview', () => {
    expect(['a.JPG', 'a.png', 'a.pdf', 'a.doc', 'a'].map((name) => isPicture(file(name)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('computes each file’s progress from the total', () => {
    const sizes = [100, 300]
    // 20 bytes of form text precede the files.
    const at = (loaded: number) => shares(sizes, { loaded, total: 420 })
    expect(at(10)).toEqual([0, 0])
    expect(at(70)).toEqual([0.5, 0])
    expect(at(120)).toEqual([1, 0])
    expect(at(270)).toEqual([1, 0.5])
    expect(at(420)).toEqual([1, 1])
    expect(shares(sizes, { loaded: 0, total: 0 })).toEqual([0, 0])
  })
})
