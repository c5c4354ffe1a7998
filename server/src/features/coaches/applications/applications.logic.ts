import type { ProgramOption } from 'contract/coaches/calls'
import { applicationProblems, HONEYPOT_FIELD, normalPhone } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { transaction, violatesUnique } from '../../../kernel/db/transaction'
import { InvalidInput } from '../../../kernel/http/envelope'
import { newId } from '../../../kernel/ids'
import { type AcceptedFile, acceptFiles } from '../../../kernel/upload/accept'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { recordFiles } from '../../../kernel/upload/record-files'
import { consumeMailLimit } from '../../auth/attempts'
import { consumeApplicantLimit, consumeStorageLimit } from './application-limits'
import * as sql from './applications.sql'
import { documentKey, documentPolicy } from './documents'
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

/** Saves an application with its documents. */
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
  const documents = await acceptFiles(upload, documentPolicy)
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

async function store(
  { db, jobs, files }: Pick<Deps, 'db' | 'jobs' | 'files'>,
  application: sql.NewApplication,
  documents: readonly AcceptedFile[],
): Promise<void> {
  const { id } = application
  const record = () =>
    transaction(db, async (tx) => {
      await sql.insertApplication(tx, application)
      await sql.insertDocuments(tx, id, documents)
      await sql.insertSubmission(tx, newId(), id)
      await jobs.enqueue(tx, APPLICATION_RECEIVED, { applicationId: id })
    })
  try {
    await recordFiles(files, documents, ({ name }) => documentKey(id, name), record)
  } catch (error) {
    if (violatesUnique(error, 'coach_applications_one_alive')) fail('coaches.application_open')
    throw error
  }
}
