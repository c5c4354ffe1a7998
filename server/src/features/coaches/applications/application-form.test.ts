import { DOCUMENT_BYTES_MAX } from 'contract/coaches/rules'
import { MB } from 'contract/units'
import { describe, expect, test } from 'vitest'
import { jpeg, pdf, pdfOf, png } from '../../../../test/documents'
import { apply, fourDocuments } from '../../../../test/multipart'
import { filesOf, storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Answer = Awaited<ReturnType<typeof apply>>

const told = (answer: Answer) => [answer.statusCode, answer.json().message]

/** Sends an invalid form and expects the store unchanged. */
async function refusal(wish: Parameters<typeof apply>[1], options?: Parameters<typeof apply>[2]) {
  const before = [await storedHash(app), (await filesOf(app)).sort()]
  const answer = await apply(app, wish, options)
  expect([await storedHash(app), (await filesOf(app)).sort()]).toEqual(before)
  expect(answer.json()).toMatchObject({ success: false, error: answer.json().message })
  return answer
}

const long = (n: number) => 'x'.repeat(n)
const rules: [
  ids: string,
  message: string,
  wrong: Record<string, string | string[] | undefined>[],
  right: Record<string, string>[],
][] = [
  [
    'SHOP-VAL-37',
    'First name must be between 2 and 50 characters',
    [
      { firstName: 'M' },
      { firstName: ' M ' },
      { firstName: long(51) },
      { firstName: undefined },
      { firstName: '   ' },
    ],
    [{ firstName: 'Mo' }, { firstName: long(50) }, { firstName: '𐎀𐎁' }],
  ],
  [
    'SHOP-VAL-38',
    'Last name must be between 2 and 50 characters',
    [{ lastName: 'K' }, { lastName: long(51) }, { lastName: undefined }],
    [{ lastName: 'Li' }, { lastName: long(50) }],
  ],
  [
    'SHOP-VAL-39',
    'Please enter a valid email address',
    [
      { email: '' },
      { email: undefined },
      { email: 'mina' },
      { email: 'mina@tavan' },
      { email: 'a b@tavan.test' },
      { email: `${long(250)}@tavan.test` },
    ],
    [],
  ],
  [
    'SHOP-VAL-40',
    'Phone number must be between 10 and 15 characters',
    [
      { phone: '123456789' },
      { phone: '1234567890123456' },
      { phone: '۱۲۳۴۵۶۷۸۹' },
      { phone: '12345abcde' },
      { phone: '+++---()()' },
      { phone: undefined },
    ],
    [
      { phone: '1234567890' },
      { phone: '123456789012345' },
      { phone: '+31 (0)6-1234' },
      { phone: '٠٩١٢٣٤٥٦٧٨' },
    ],
  ],
  ['SHOP-VAL-41', 'Please select at least one program', [{ programs: undefined }, { programs: [] }], []],
  [
    'SHOP-VAL-42',
    'Experience must be between 50 and 1000 characters',
    [
      { experience: long(49) },
      { experience: long(1001) },
      { experience: ` ${long(49)} ` },
      { experience: long(15_000) },
    ],
    [{ experience: long(50) }, { experience: long(1000) }, { experience: '🏋'.repeat(50) }],
  ],
]

describe('the rules of the form', () => {
  test.each(rules)('%s %s', async (_ids, message, wrong, right) => {
    for (const fields of wrong) {
      const answer = await refusal({ fields })
      expect(told(answer), JSON.stringify(fields).slice(0, 80)).toEqual([400, message])
      expect(answer.json().fields).toEqual({ [Object.keys(fields)[0] as string]: message })
    }
    for (const fields of right)
      expect((await apply(app, { fields })).statusCode, JSON.stringify(fields)).toBe(201)
  })

  test('SHOP-VAL-43 without a document', async () => {
    expect(told(await refusal({ files: [] }))).toEqual([400, 'Please upload at least one document'])
    expect(told(await refusal({ files: [{ name: '', content: '' }] }))).toEqual([
      400,
      'Please upload at least one document',
    ])
  })

  test('SHOP-VAL-36 all rules are told, the first of them as the message', async () => {
    const fields = { firstName: '', lastName: '', email: '', phone: '', experience: '', programs: undefined }
    const answer = await refusal({ fields, files: [] })
    expect(told(answer)).toEqual([400, rules[0]?.[1]])
    expect(Object.keys(answer.json().fields)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'programs',
      'experience',
      'documents',
    ])
    for (let i = 1; i < rules.length; i++) {
      const rest = Object.fromEntries(
        Object.entries(fields).filter(
          ([name]) =>
            !['firstName', 'lastName', 'email', 'phone', 'programs', 'experience'].slice(0, i).includes(name),
        ),
      )
      expect(told(await refusal({ fields: rest, files: [] }))).toEqual([400, rules[i]?.[1]])
    }
  })

  test('a program that is not offered, a number of them beyond reason', async () => {
    expect((await refusal({ fields: { programs: ['unknown'] } })).json().code).toBe('coaches.program_unknown')
    expect((await refusal({ fields: { programs: Array(21).fill('x') } })).json().code).toBe(
      'request.too_many',
    )
  })
})

describe('the documents', () => {
  test.each(['cv.txt', 'cv.gif', 'cv.pdf.exe', 'cv', 'cv.jpg.svg', 'cv.html', 'cv.docm'])(
    'SHOP-VAL-47 SHOP-VAL-48 %j is no type that is taken',
    async (name) => {
      const answer = await refusal({ files: [{ name, content: await pdf() }] })
      expect(told(answer)).toEqual([
        400,
        `Invalid file type: ${name.trim()}. Supported formats: PDF, DOC, DOCX, JPG, PNG`,
      ])
    },
  )

  test('SHOP-VAL-49 S21 ten megabytes are taken, one byte more is not', async () => {
    const whole = pdfOf(DOCUMENT_BYTES_MAX)
    expect(whole.length).toBe(10 * MB)
    expect((await apply(app, { files: [{ name: 'large.pdf', content: whole }] })).statusCode).toBe(201)
    const answer = await refusal({
      files: [{ name: 'larger.pdf', content: Buffer.concat([whole, Buffer.from('\n')]) }],
    })
    expect(told(answer)).toEqual([413, 'File too large: larger.pdf. Maximum size: 10MB'])
  })

  test('SHOP-VAL-50 S21 five are taken, six are not', async () => {
    const picture = { name: 'me.jpg', content: await jpeg() }
    expect((await apply(app, { files: Array(5).fill(picture) })).statusCode).toBe(201)
    expect(told(await refusal({ files: Array(6).fill(picture) }))).toEqual([400, 'Maximum 5 files allowed'])
  })

  test('one that is wrong among right ones refuses all', async () => {
    const files = [...(await fourDocuments()), { name: 'x.png', content: 'no picture' }]
    expect((await refusal({ files })).json()).toMatchObject({
      code: 'coaches.file_type',
      params: { file: 'x.png' },
    })
  })

  test('stores a picture with a wrong extension under its real type, and refuses a document named as a picture (S20)', async () => {
    const email = 'renamed@tavan.test'
    const sent = await apply(app, { fields: { email }, files: [{ name: 'scan.jpg', content: await png() }] })
    expect(sent.statusCode, sent.body).toBe(201)
    const [row] = await app.deps.db`
      select original_name as name, mime_type as type from coach_application_documents d
      join coach_applications a on a.id = d.application_id where a.email = ${email}`
    expect(row).toEqual({ name: 'scan.jpg', type: 'image/png' })
    const answer = await refusal({ files: [{ name: 'scan.jpg', content: await pdf() }] })
    expect(told(answer)).toEqual([
      400,
      'Invalid file type: scan.jpg. Supported formats: PDF, DOC, DOCX, JPG, PNG',
    ])
  })

  test('a name turns no direction and breaks no line', async () => {
    const email = 'name@tavan.test'
    await apply(app, {
      fields: { email },
      files: [{ name: 'cv\u202Efdp.exe\r\n\u2066 \u0007a.pdf', content: await pdf() }],
    })
    const [row] = await app.deps.db`
      select original_name as name from coach_application_documents d join coach_applications a on a.id = d.application_id
      where a.email = ${email}`
    expect(row?.name).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
  })
})
