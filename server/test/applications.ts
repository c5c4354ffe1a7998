import { finished } from 'node:stream/promises'
import type { ApplicationStatus } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import { documentKey } from '../src/features/coaches/applications/documents'
import { searchTextOf } from '../src/features/coaches/applications/search-text'
import { hashOf, newId } from '../src/kernel/ids'
import type { TestApp } from './test-app'

let serial = 0

export interface ApplicationWish {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  locale?: Locale
  programIds?: string[]
  status?: ApplicationStatus
  /** Name, type and content of each document. */
  documents?: { name: string; type: string; content: Buffer }[]
}

/** A coach application as the form leaves it behind. */
export async function makeApplication(app: TestApp, wish: ApplicationWish = {}) {
  const { db, files } = app.deps
  const id = newId()
  const n = ++serial
  const { firstName = 'Sara', lastName = 'Moradi', phone = '+31 6 1234 5678', status = 'pending' } = wish
  const email = wish.email ?? `applicant${n}@tavan.test`
  await db`
    insert into coach_applications (id, email, first_name, last_name, phone, experience, program_ids, status, locale,
      search_text, decided_at)
    values (${id}, ${email}, ${firstName}, ${lastName}, ${phone}, ${'Ten years of coaching runners. '.repeat(3)},
      ${wish.programIds ?? []}, ${status}, ${wish.locale ?? 'en'},
      ${searchTextOf({ firstName, lastName, email, phone })}, ${status === 'pending' ? null : new Date()})`
  await db`insert into coach_application_moves (id, application_id, status) values (${newId()}, ${id}, 'pending')`
  const documents: string[] = []
  for (const [position, document] of (wish.documents ?? []).entries()) {
    const name = `${newId()}.${document.name.split('.').at(-1)}`
    const { path, stream } = await files.begin()
    stream.end(document.content)
    await finished(stream)
    await files.save(path, documentKey(id, name))
    await db`
      insert into coach_application_documents (id, application_id, position, name, original_name, mime_type, size, sha256)
      values (${newId()}, ${id}, ${position}, ${name}, ${document.name}, ${document.type}, ${document.content.length},
        ${hashOf(document.content.toString('latin1'))})`
    documents.push(name)
  }
  return { id, email, documents }
}

/** A program template; returns its id. */
export async function makeProgram(app: TestApp, name: string, persian: string): Promise<string> {
  const id = newId()
  await app.deps.db`
    insert into programs (id, slug, name, category_name, category_color, duration_days, difficulty, translations)
    values (${id}, ${`program-${++serial}`}, ${name}, 'Strength', '#0c533c', 84, 'beginner',
      ${app.deps.db.json({ fa: { name: persian, description: '', categoryName: 'قدرتی' } })})`
  return id
}
