import bidi from 'bidi-js'
import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { loadFaces } from './fonts'
import { createWriter } from './text'

async function newWriter() {
  const pdf = new PDFDocument()
  const writer = createWriter(pdf, bidi(), await loadFaces('', 'ltr'), 'ltr')
  return { writer, measured: vi.spyOn(pdf, 'widthOfString') }
}

test('lines are broken between words, words only where they are wider than the line', async () => {
  const { writer } = await newWriter()
  const style = { size: 10 }
  expect(writer.wrap('Iron Bell', style, 200)).toEqual(['Iron Bell'])
  const text = 'One two three four five six seven eight nine ten'
  const lines = writer.wrap(text, style, 80)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).toBe(text)
  const parts = writer.wrap('x'.repeat(100), style, 80)
  expect(parts.length).toBeGreaterThan(3)
  expect(parts.join('')).toBe('x'.repeat(100))
  expect(writer.directionOf('Sara سارا')).toBe('ltr')
  expect(writer.directionOf('12 سارا')).toBe('rtl')
  expect(writer.directionOf('+31 6')).toBe('ltr')
})

test('each run of one direction and font is measured once, however long the text', async () => {
  const { writer, measured } = await newWriter()
  const style = { size: 10 }
  // 200 letters whose direction alternates; measuring the line anew for each of them took 4,000 measurements.
  const latin = 'abcdefghijklmnopqrstuvwxyz'
  const persian = 'ابپتثجچحخدذرزژس'
  const text = Array.from({ length: 100 }, (_, i) => `${latin[i % 26]}${persian[i % 15]}`).join('')
  const lines = writer.wrap(text, style, 200)
  expect(lines.join('')).toBe(text)
  expect(lines.length).toBeGreaterThan(3)
  const runs = measured.mock.calls.map(([run]) => run)
  expect(runs.length).toBe(new Set(runs).size)
  expect(runs.length).toBeLessThan(60)
})
