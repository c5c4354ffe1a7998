import { describe, expect, it } from 'vitest'
import { addressOfFile, isPicture, kilobytes, shortName } from '../composer/attachments'
import { textParts } from './text-parts'
import { clockTime, dayText, listTime } from './times'

const file = {
  filename: 'f-1',
  originalName: 'plan.pdf',
  mimeType: 'application/pdf',
  size: 1,
  fileUrl: '',
  path: '',
}

describe('files', () => {
  it('COACH-CHC-14 COACH-CONST-02: cuts names over 15 characters', () => {
    expect(shortName('fifteen-chars.p')).toBe('fifteen-chars.p')
    expect(shortName('sixteen-chars.pd')).toBe('sixteen-chars.p...')
    expect(shortName('😀'.repeat(16))).toBe(`${'😀'.repeat(15)}...`)
  })

  it('COACH-CHC-15: writes sizes in kilobytes with one decimal', () => {
    expect([0, 12, 1024, 1587, 10 * 1024 * 1024].map((bytes) => kilobytes(bytes, 'en'))).toEqual([
      '0.0',
      '0.1',
      '1.0',
      '1.5',
      '10240.0',
    ])
    expect(kilobytes(1587, 'fa')).toBe('۱٫۵')
  })

  it('COACH-CALL-22 X-73: lie at their own address of ours, or where their name says; never elsewhere', () => {
    const at = '/api/v1/chat/c/files/f-1'
    expect(addressOfFile('c', file)).toBe(at)
    expect(addressOfFile('c', { ...file, fileUrl: '/api/v1/chat/c/files/other' })).toBe(
      '/api/v1/chat/c/files/other',
    )
    for (const fileUrl of [
      'https://elsewhere.test/api/v1/chat/c/files/f',
      '//elsewhere.test/x',
      '/images/x.png',
      'javascript:alert(1)',
    ])
      expect(addressOfFile('c', { ...file, fileUrl })).toBe(at)
    expect(addressOfFile('c', { ...file, filename: '' })).toBeUndefined()
    expect(addressOfFile('a/b', { ...file, filename: '../x' })).toBe('/api/v1/chat/a%2Fb/files/..%2Fx')
  })

  it('matches only text a browser displays and does not run (S24)', () => {
    const drawn = ['image/png', 'IMAGE/JPEG', 'image/svg+xml', 'text/html', 'application/pdf']
    expect(drawn.map((mimeType) => isPicture({ mimeType }))).toEqual([true, true, false, false, false])
  })
})

describe('text', () => {
  it.each([
    ['see https://tavan.test/a?b=1.', ['see ', 'https://tavan.test/a?b=1', '.']],
    ['(http://a.test/x)', ['(', 'http://a.test/x', ')']],
    [
      'javascript:alert(1) data:text/html,x ftp://a.test',
      ['javascript:alert(1) data:text/html,x ftp://a.test'],
    ],
    ['https://', ['https://']],
    ['', []],
  ])('S24: makes links of web addresses alone: %s', (text, parts) => {
    const found = textParts(text)
    expect(found.map((one) => one.text)).toEqual(parts)
    expect(found.every(({ href }) => href === undefined || /^https?:\/\/./.test(href))).toBe(true)
    expect(found.filter(({ href }) => href)).toHaveLength(parts.length === 3 ? 1 : 0)
  })
})

describe('times', () => {
  const now = Date.parse('2026-11-22T12:00:00.000Z')
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

  it('COACH-CHC-05 COACH-CONST-11: hour and minute of two digits, in English', () => {
    const evening = new Date(2026, 10, 22, 21, 5).toISOString()
    expect(clockTime(evening, null)).toBe('09:05 PM')
    expect(clockTime(evening, 'fa')).toBe('۲۱:۰۵')
  })

  it('an English reader has no zero before the hour, a Dutch one has', () => {
    const morning = new Date(2026, 10, 22, 9, 5).toISOString()
    expect(clockTime(morning, 'en')).toBe('9:05 AM')
    expect(clockTime(morning, 'nl')).toBe('09:05')
  })

  it('COACH-CHL-12 COACH-CHL-13 COACH-CONST-10: the clock under 24 hours, then short month and day', () => {
    expect(listTime(ago(23.9), null, now)).toMatch(/^\d\d:\d\d [AP]M$/)
    expect(listTime(ago(24.1), null, now)).toMatch(/^Nov 2[01]$/)
    expect(listTime(ago(24 * 40), null, now)).toMatch(/^Oct 1[23]$/)
  })

  it('X-78: days in English or in the language that was chosen, with its calendar', () => {
    const then = new Date(2026, 10, 20, 12).toISOString()
    const later = new Date(2027, 0, 2)
    expect(dayText(then, null, later)).toBe('Friday, November 20, 2026')
    expect(dayText(then, 'nl', new Date(2026, 10, 22))).toBe('vrijdag 20 november')
    expect(dayText(then, 'fa', later)).toContain('۱۴۰۵')
  })
})
