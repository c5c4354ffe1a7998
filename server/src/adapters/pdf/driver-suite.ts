import { beforeEach, describe, expect, test } from 'vitest'
import { pdfLines } from '../../../test/pdf-text'
import type { CreatePdf, Pdf, PdfOptions, TextStyle } from './pdf'

const OPTIONS: PdfOptions = {
  width: 400,
  height: 300,
  lang: 'en',
  direction: 'ltr',
  title: 'Report (1)',
  author: 'Tavan',
  createdAt: new Date('2026-11-01T10:00:00Z'),
  text: '',
}
const style: TextStyle = { size: 10 }
const place = (baseline: number, more: object = {}) => ({ left: 40, right: 360, baseline, ...more })

/** Contract tests that every PDF driver must pass. */
export function pdfSuite(title: string, create: CreatePdf): void {
  describe(`a document by ${title}`, () => {
    let pdf: Pdf
    const begin = async (options: Partial<PdfOptions> = {}) => {
      pdf = await create({ ...OPTIONS, ...options })
    }
    beforeEach(() => begin())
    textTests(() => pdf, begin)
    pageTests(() => pdf, begin)
  })
}

type Begin = (options?: Partial<PdfOptions>) => Promise<void>

function textTests(pdf: () => Pdf, begin: Begin): void {
  test('reads and stands as it was written, at its start or its end', async () => {
    pdf().line('Total in US dollars', style, place(50))
    pdf().line('$118.97', style, place(70, { align: 'end' }))
    const [label, sum] = pdfLines(await pdf().end())
    expect(label).toMatchObject({ text: 'Total in US dollars', drawn: 'Total in US dollars', page: 1 })
    expect(label?.x).toBeCloseTo(40, 0)
    expect(label?.y).toBeCloseTo(300 - 50, 0)
    expect(sum?.text).toBe('$118.97')
    expect(sum?.x).toBeGreaterThan(300)
  })

  test('mixed directions stand in their visual order and are copied in that of reading', async () => {
    await begin({ direction: 'rtl', lang: 'fa' })
    pdf().line('سفارش Tavan ۱۶', style, place(50))
    pdf().line('TV-1', style, place(70), 'ltr')
    const [mixed, number] = pdfLines(await pdf().end())
    expect(mixed?.text).toBe('سفارش Tavan ۱۶')
    expect(mixed?.drawn).toBe(`Tavan ۱۶ ${[...'سفارش'].reverse().join('')}`)
    expect(number?.drawn).toBe('TV-1')
    // Both begin at the right.
    expect(number?.x).toBeGreaterThan(300)
  })

  test('is wrapped between words, and has the direction of its first letter', () => {
    const text = 'One two three four five six seven eight nine ten'
    const lines = pdf().wrap(text, style, 80)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(' ')).toBe(text)
    expect(pdf().wrap('x'.repeat(100), style, 80).length).toBeGreaterThan(3)
    expect(['Sara سارا', '12 سارا', '+31 6'].map((one) => pdf().directionOf(one))).toEqual([
      'ltr',
      'rtl',
      'ltr',
    ])
  })
}

function pageTests(pdf: () => Pdf, begin: Begin): void {
  const draw = () => {
    pdf().stroke([{ circle: [50, 50, 20] }, { line: [0, 0, 10, 10] }], { color: '#0c533c', width: 2 })
    pdf().group(() => pdf().fill({ path: 'M0 0H10V10H0Z' }, '#eab13c'), { x: 5, y: 5, scale: 2, top: 0 })
    pdf().line('Hello', style, place(100))
  }

  test('can be gone back to when all of them are there', async () => {
    for (let i = 0; i < 2; i++) pdf().addPage()
    expect(pdf().pageCount()).toBe(3)
    for (let i = 0; i < 3; i++) {
      pdf().goToPage(i)
      pdf().line(`Page ${i + 1} of ${pdf().pageCount()}`, style, place(280))
    }
    const lines = pdfLines(await pdf().end())
    expect(lines.map(({ page, text }) => [page, text])).toEqual([
      [1, 'Page 1 of 3'],
      [2, 'Page 2 of 3'],
      [3, 'Page 3 of 3'],
    ])
  })

  test('of the same content is the same bytes, of other content others', async () => {
    const made = []
    for (const options of [{}, {}, { title: 'Report (2)' }]) {
      await begin(options)
      draw()
      made.push((await pdf().end()).toString('latin1'))
    }
    expect(made[1]).toBe(made[0])
    expect(made[2]).not.toBe(made[0])
    expect(made[0]?.slice(0, 5)).toBe('%PDF-')
  })
}
