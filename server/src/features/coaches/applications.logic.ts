import type { ProgramOption } from 'contract/coaches/calls'
import {
  applicationProblems,
  documentExtension,
  documentTypes,
  HONEYPOT_FIELD,
  normalPhone,
} from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { isUnavailable, transaction, violatesUnique } from '../../kernel/db/transaction'
import { inspectFile } from '../../kernel/files/inspect'
import { InvalidInput } from '../../kernel/http/envelope'
import type { ReceivedFile, ReceivedUpload } from '../../kernel/http/multipart'
import { newId } from '../../kernel/ids'
import { consumeMailLimit } from '../auth/attempts'
import { consumeApplicantLimit, consumeStorageLimit } from './application-limits'
import * as sql from './applications.sql'
import { documentKey, shownName } from './documents'
import { APPLICATION_RECEIVED } from './received-mail'
import { searchTextOf } from './search-text'

/** Programs that an applicant can offer to coach, in a language. */
export function listOptions({ db }: Pick<Deps, 'db'>, locale: Locale): Promise<ProgramOption[]> {
  return sql.listProgramOptions(db, locale)
}

export interface ApplicationInput {
  firstName: string
  lastName: string
  email: string
  phone: string
  experience: string
  programs: string[]
}

/** A file whose content type has been verified, with its temporary path. */
type Checked = sql.NewDocument & { path: string }

/**
 * Saves an application with its documents. Files are moved into the store first (atomically) and the rows follow in
 * one transaction, so there is never a row without its file; a file without a row, left by a crash, is swept.
 */
export async function submitApplication(
  deps: Pick<Deps, 'db' | 'jobs' | 'files' | 'config' | 'pseudonym' | 'log'>,
  input: ApplicationInput,
  upload: ReceivedUpload,
  from: { address: string; locale: Locale },
): Promise<void> {
  if (upload.fields[HONEYPOT_FIELD]) {
    deps.log.info({ event: 'application_trapped' }, 'a machine filled the form')
    return
  }
  refuseProblems(input, upload.files.length)
  const documents = await checkFiles(upload)
  const email = normalEmail(input.email)
  await consumeApplicantLimit(deps, email)
  await consumeMailLimit(deps, { recipient: email, network: from.address })
  const programIds = [...new Set(input.programs)]
  if ((await sql.countOffered(deps.db, programIds)) < programIds.length) fail('coaches.program_unknown')
  if (await sql.hasApplication(deps.db, email)) fail('coaches.application_open')
  await consumeStorageLimit(
    deps,
    from.address,
    documents.reduce((sum, { size }) => sum + size, 0),
  )
  const phone = normalPhone(input.phone)
  const application: sql.NewApplication = {
    ...input,
    email,
    phone,
    id: newId(),
    programIds,
    locale: from.locale,
    searchText: searchTextOf({ ...input, email, phone }),
  }
  await store(deps, application, documents)
}

function refuseProblems(input: ApplicationInput, documents: number): void {
  const problems = applicationProblems(input, documents)
  if (problems.length === 0) return
  throw new InvalidInput(
    problems.map(({ path, code }) => ({ code: 'custom', message: code, path: [path], input: undefined })),
  )
}

/** Refuses files by number, name, size and content, in this order. */
async function checkFiles({ files, tooMany, signal }: ReceivedUpload): Promise<Checked[]> {
  if (tooMany) fail('coaches.too_many_files')
  const checked: Checked[] = []
  for (const file of files) checked.push(await checkFile(file, signal))
  return checked
}

async function checkFile(file: ReceivedFile, signal: AbortSignal): Promise<Checked> {
  const originalName = shownName(file.name)
  const named = documentExtension(file.name) ?? fail('coaches.file_type', { file: originalName })
  if (file.tooLarge) fail('coaches.file_too_large', { file: originalName })
  const extension =
    (await inspectFile(file.path, named, signal)) ?? fail('coaches.file_type', { file: originalName })
  const { path, size, sha256 } = file
  const name = `${newId()}.${extension}`
  return { id: newId(), name, originalName, mimeType: documentTypes[extension], path, size, sha256 }
}

async function store(
  { db, jobs, files }: Pick<Deps, 'db' | 'jobs' | 'files'>,
  application: sql.NewApplication,
  documents: readonly Checked[],
): Promise<void> {
  const { id } = application
  const keys: string[] = []
  try {
    for (const { path, name } of documents) {
      const key = documentKey(id, name)
      keys.push(key)
      await files.save(path, key)
    }
    await transaction(db, async (tx) => {
      await sql.insertApplication(tx, application)
      await sql.insertDocuments(tx, id, documents)
      await sql.insertSubmission(tx, newId(), id)
      await jobs.enqueue(tx, APPLICATION_RECEIVED, { applicationId: id })
    })
  } catch (error) {
    // Where the database went away the rows may stand after all: then the files must, and else the sweeper takes them.
    if (!isUnavailable(error)) await Promise.allSettled(keys.map((key) => files.remove(key)))
    if (violatesUnique(error, 'coach_applications_one_alive')) fail('coaches.application_open')
    throw error
  }
}
