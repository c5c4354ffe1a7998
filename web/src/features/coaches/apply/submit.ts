import type { ApplicationField } from 'contract/coaches/rules'
import { type ErrorCode, isErrorCode } from 'contract/errors'
import { normalEmail } from 'contract/text'
import { LOGOUT_EVENT } from '../../../api/areas'
import { ApiError, NetworkError } from '../../../api/errors'
import { sendApplication } from './apply.api'
import { changeDraft, clearDraft, type Draft, type Failure, problemsOf, readDraft } from './draft'

/** In the order of the page, which is the order of the rules. */
const fields: readonly ApplicationField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'programs',
  'experience',
  'documents',
  'captcha',
]

let control: AbortController | undefined

/** Where the attention goes after an attempt: to a field, to the message of the form, or to the thanks. */
export type Outcome = ApplicationField | 'failure' | 'done' | 'running'

/**
 * Tries to send the application, once at a time. Nothing is lost by a failure; only an application that was received
 * empties the form. `offered` are the programs that can be chosen now.
 */
export async function submitDraft(offered: readonly string[] | undefined): Promise<Outcome> {
  const before = readDraft()
  if (before.sending) return 'running'
  // A program that is no longer offered cannot be unticked: it has no card.
  const programs = before.programs.filter((id) => offered?.includes(id))
  const draft: Draft = { ...before, programs }
  const [problem] = problemsOf(draft)
  if (problem) {
    changeDraft({
      programs,
      looked: new Set(before.looked).add(problem.path),
      refused: {},
      failure: null,
      done: null,
    })
    return problem.path
  }
  const own = new AbortController()
  const { signal } = own
  control = own
  changeDraft({
    programs,
    refused: {},
    refusals: [],
    failure: null,
    done: null,
    sending: { loaded: 0, total: 0 },
  })
  try {
    await readable(draft)
    const onProgress: Parameters<typeof sendApplication>[1]['onProgress'] = (sending) =>
      changeDraft({ sending })
    const { message } = await sendApplication(draft, { onProgress, signal })
    if (control !== own) return 'running'
    clearDraft({ message, email: normalEmail(draft.email) })
    return 'done'
  } catch (error) {
    return control === own ? refuse(error, signal.aborted) : 'running'
  }
}

/** Ends the sending; the form stays as it is. */
export function cancelSending(): void {
  control?.abort()
}

/** Ends what is under way and forgets what was written. */
export function abandonDraft(): void {
  control?.abort()
  control = undefined
  clearDraft()
}

// Whoever signs out leaves nothing about a person to the next one at this device.
addEventListener(LOGOUT_EVENT, abandonDraft)

class UnreadableError extends Error {
  constructor(readonly file: string) {
    super('The file cannot be read any more.')
  }
}

/** A file that was moved or deleted since it was chosen would break the request in the middle, without a reason. */
async function readable({ documents }: Draft): Promise<void> {
  for (const { file } of documents) {
    try {
      await file.slice(0, 1).arrayBuffer()
    } catch {
      throw new UnreadableError(file.name)
    }
  }
}

function refuse(error: unknown, cancelled: boolean): Outcome {
  const end = (failure: Failure | null, refused: Draft['refused'] = {}) =>
    changeDraft({ sending: null, failure, refused })
  if (cancelled) end({ kind: 'cancelled' })
  else if (error instanceof UnreadableError) end({ kind: 'unreadable', file: error.file })
  else if (error instanceof NetworkError) end({ kind: 'network' })
  else if (error instanceof ApiError) {
    const { status, code, params, message } = error
    const refused = refusedFields(error)
    const [first] = fields.filter((name) => refused[name])
    if (first) {
      end(null, refused)
      return first
    }
    end({ kind: 'refused', status, code, params, message })
  } else end({ kind: 'service' })
  return 'failure'
}

/** Reasons that the server finds when it looks into the files and the programs, and what they are about. */
const about: Partial<Record<ErrorCode, ApplicationField>> = {
  'coaches.program_unknown': 'programs',
  'coaches.document_required': 'documents',
  'coaches.too_many_files': 'documents',
  'coaches.file_type': 'documents',
  'coaches.file_too_large': 'documents',
}

/** What the server had against which field, where it named fields of ours and reasons that we know. */
function refusedFields({ code, params, fieldCodes }: ApiError): Draft['refused'] {
  const refused: Draft['refused'] = {}
  const field = isErrorCode(code) ? about[code] : undefined
  if (field && isErrorCode(code)) refused[field] = { code, params }
  for (const name of fields) {
    const reason = fieldCodes?.[name]
    if (isErrorCode(reason)) refused[name] = { code: reason, params: reason === code ? params : undefined }
  }
  return refused
}
