import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applicationProblems,
  CAPTCHA_LENGTH,
  CAPTCHA_LETTERS,
  captchaFits,
  DOCUMENT_BYTES_MAX,
  DOCUMENTS_MAX,
  documentExtension,
  documentProblem,
  documentUploads,
  EXPERIENCE_MAX,
  EXPERIENCE_MIN,
  NAME_MAX,
  NAME_MIN,
  normalPhone,
  PHONE_MAX,
  PHONE_MIN,
} from './rules'

const right = {
  firstName: 'Mina',
  lastName: 'Karimi',
  email: 'mina@tavan.test',
  phone: '+98 912 555 01',
  programs: ['a'],
  experience: 'x'.repeat(50),
}

test('SHOP-CONST-11 the limits', () => {
  expect([NAME_MIN, NAME_MAX, PHONE_MIN, PHONE_MAX, EXPERIENCE_MIN, EXPERIENCE_MAX]).toEqual([
    2, 50, 10, 15, 50, 1000,
  ])
  expect([DOCUMENTS_MAX, DOCUMENT_BYTES_MAX, CAPTCHA_LENGTH]).toEqual([5, 10_485_760, 6])
})

describe('the rules', () => {
  test('a right application has no problem', () => {
    expect(applicationProblems(right, 1)).toEqual([])
    expect(applicationProblems({ ...right, email: ' mina@tavan.test ' }, 5)).toEqual([])
    expect(applicationProblems({ ...right, lastName: 'www.evil.example', phone: '1' }, 1)).toEqual([
      { path: 'phone', code: 'coaches.phone_length' },
      { path: 'lastName', code: 'name.not_allowed' },
    ])
  })

  test('SHOP-VAL-36 are told in the order of the form', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '', programs: [], experience: '' }
    expect(applicationProblems(empty, 0).map(({ code }) => code)).toEqual([
      'coaches.first_name_length',
      'coaches.last_name_length',
      'coaches.email_invalid',
      'coaches.phone_length',
      'coaches.program_required',
      'coaches.experience_length',
      'coaches.document_required',
    ])
  })

  test.each([
    ['1234567890', true],
    ['123456789012345', true],
    ['۰۹۱۲۳۴۵۶۷۸', true],
    ['+31 (0)6-1234', true],
    ['  1234567890  ', true],
    ['123456789', false],
    ['1234567890123456', false],
    ['1234567890a', false],
    ['+-() +-() ', false],
    ['12345\n67890', false],
  ])('X-88 the telephone number %j: %s', (phone, fits) => {
    expect(applicationProblems({ ...right, phone }, 1).length === 0).toBe(fits)
  })

  test('a number is kept in ASCII digits', () => {
    expect(normalPhone(' ٠٩۱۲ ')).toBe('0912')
  })

  test('S52 any text at all is judged at once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        const began = process.cpuUsage()
        const all = {
          firstName: text,
          lastName: text,
          email: text,
          phone: text,
          programs: [],
          experience: text,
        }
        applicationProblems(all, 0)
        documentExtension(text)
        // A rule that goes back over the text again and again takes minutes, an ordinary one a thousandth of this.
        expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
      }),
    )
  })
})

describe('documents', () => {
  test.each(documentUploads.extensions)('SHOP-VAL-47 %s is taken in any letter case', (extension) => {
    expect(documentProblem({ name: `cv.final.${extension.toUpperCase()}`, size: 1 })).toBeUndefined()
  })

  test.each(['cv', 'cv.', 'pdf', 'cv.pdf.exe', 'cv.svg', 'cv.pdf\0', 'cv.constructor', 'cv.toString'])(
    'SHOP-VAL-47 %j is not',
    (name) => {
      expect(documentProblem({ name, size: 1 })).toBe('coaches.file_type')
    },
  )

  test('SHOP-VAL-49 of ten megabytes, and not one byte more', () => {
    expect(documentProblem({ name: 'a.pdf', size: DOCUMENT_BYTES_MAX })).toBeUndefined()
    expect(documentProblem({ name: 'a.pdf', size: DOCUMENT_BYTES_MAX + 1 })).toBe('coaches.file_too_large')
  })
})

describe('the visible code', () => {
  test('X-15 has no letters that look alike', () => {
    expect(CAPTCHA_LETTERS).not.toMatch(/[01OI]/)
    expect(CAPTCHA_LETTERS).toMatch(/^[2-9A-Z]+$/)
  })

  test('SHOP-VAL-45 is compared in any letter case', () => {
    expect(captchaFits('A2B3C4', 'a2b3c4')).toBe(true)
    expect(captchaFits('A2B3C4', ' A۲B۳C۴ ')).toBe(true)
    expect(captchaFits('A2B3C4', 'A2B3C5')).toBe(false)
    expect(captchaFits('A2B3C4', '')).toBe(false)
    expect(captchaFits('', '')).toBe(false)
  })
})
