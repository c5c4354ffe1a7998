import { describe, expect, test } from 'vitest'
import { acceptedExtension, fileTypes, multipartOf, type UploadRules } from './upload'

const report: UploadRules<'pdf' | 'jpg'> = { extensions: ['pdf', 'jpg'], fileBytes: 1000, files: 1 }

describe('the rules of uploads', () => {
  test.each([
    ['report.pdf', 'pdf'],
    ['REPORT (1).PDF ', 'pdf'],
    ['scan.Jpg', 'jpg'],
    ['scan.jpeg', undefined],
    ['notes.txt', undefined],
    ['pdf', undefined],
    ['report.pdf.exe', undefined],
    ['report.constructor', undefined],
  ])('%j is taken as %s', (name, extension) => {
    expect(acceptedExtension(report, name)).toBe(extension)
  })

  test('has a MIME type for every extension', () => {
    for (const [extension, type] of Object.entries(fileTypes)) {
      expect(extension).toMatch(/^[a-z][a-z\d]{2,3}$/)
      expect(type).toMatch(/^(application|image|text|video)\/[a-z\d.-]+$/)
    }
  })

  test('a body may hold one file more than is taken, and its fields', () => {
    const { bytes, ...rest } = multipartOf(report, { field: 'report' })
    expect(rest).toEqual({ field: 'report', lists: [], most: 1, fileBytes: 1000 })
    expect(bytes).toBeGreaterThan(2 * 1000)
    expect(bytes).toBeLessThan(1_000_000)
  })
})
