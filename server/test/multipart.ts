import { makeProgram } from './applications'
import { docx, jpeg, pdf, png } from './documents'
import type { TestApp } from './test-app'

export interface Part {
  name: string
  /** A file where it is given. */
  filename?: string
  type?: string
  content: Buffer | string
}

const BOUNDARY = '----tavan-test-boundary'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** One part as it travels; quotes and line breaks of a name as browsers write them. */
export function partBytes({ name, filename, type, content }: Part): Buffer {
  const quoted = (text: string) => text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${quoted(name)}"${filename === undefined ? '' : `; filename="${quoted(filename)}"`}`,
    ...(type ? [`Content-Type: ${type}`] : []),
  ]
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ])
}

export function formBytes(parts: readonly Part[]): Buffer {
  return Buffer.concat([...parts.map(partBytes), Buffer.from(`--${BOUNDARY}--\r\n`)])
}

export const EXPERIENCE = 'Twelve years as a coach of runners and lifters, from beginners to national level.'
let serial = 0

export interface FormWish {
  fields?: Record<string, string | string[] | undefined>
  files?: { name: string; content: Buffer | string; type?: string; field?: string }[]
}

/** Programs are made once for each application. */
const programs = new WeakMap<object, Promise<string>>()

/** Returns the parts of a valid application with a unique address; `fields` change or (undefined) omit some. */
export async function applicationParts(app: TestApp, wish: FormWish = {}): Promise<Part[]> {
  if (!programs.has(app)) programs.set(app, makeProgram(app, 'Strength', 'قدرت'))
  const fields: Record<string, string | string[] | undefined> = {
    firstName: 'Mina',
    lastName: 'Karimi',
    email: `applicant-${++serial}-${Date.now()}@tavan.test`,
    phone: '+98 912 555 01',
    experience: EXPERIENCE,
    programs: [(await programs.get(app)) as string],
    ...wish.fields,
  }
  const files = wish.files ?? [{ name: 'certificate.pdf', content: await pdf(), type: 'application/pdf' }]
  return [
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((content) => ({ name, content })),
    ),
    ...files.map(({ name, content, type = 'application/octet-stream', field = 'documents' }) => ({
      name: field,
      filename: name,
      type,
      content,
    })),
  ]
}

/** Sends a form in process. */
export async function apply(
  app: TestApp,
  wish: FormWish = {},
  options: { address?: string; lang?: string; headers?: Record<string, string> } = {},
) {
  const payload = formBytes(await applicationParts(app, wish))
  return app.http.inject({
    method: 'POST',
    url: `/api/v1/coach-applications/submit${options.lang ? `?lang=${options.lang}` : ''}`,
    headers: { 'content-type': FORM_TYPE, 'content-length': String(payload.length), ...options.headers },
    payload,
    remoteAddress: options.address ?? `10.20.${++serial % 250}.${Math.floor(serial / 250) % 250}`,
  })
}

/** One of each kind that people send most. */
export async function fourDocuments() {
  return [
    { name: 'گواهی‌نامه.pdf', content: await pdf('گواهی'), type: 'application/pdf' },
    { name: 'portrait.jpg', content: await jpeg(), type: 'image/jpeg' },
    { name: 'diploma.png', content: await png(), type: 'image/png' },
    { name: 'résumé.docx', content: docx() },
  ]
}

/** The body of a profile's photo. */
export async function photoForm(file: { name?: string; content?: Buffer | string } = {}): Promise<Buffer> {
  const { name = 'me.jpg', content = await jpeg() } = file
  return formBytes([{ name: 'photo', filename: name, type: 'image/jpeg', content }])
}

/** The body of a progress photo; `fields` change or add some. */
export async function progressPhotoForm(
  fields: Record<string, string> = {},
  file: { name?: string; content?: Buffer | string } = {},
): Promise<Buffer> {
  const { name = 'me.jpg', content = await jpeg() } = file
  const sent = { pose: 'front', date: '2026-11-02', ...fields }
  return formBytes([
    ...Object.entries(sent).map(([field, value]) => ({ name: field, content: value })),
    { name: 'photo', filename: name, type: 'image/jpeg', content },
  ])
}
