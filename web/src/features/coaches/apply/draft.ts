import { type ApplicationField, type ApplicationFields, applicationProblems } from 'contract/coaches/rules'
import type { ErrorCode } from 'contract/errors'
import { asciiDigits } from 'contract/text'
import { useSyncExternalStore } from 'react'
import type { UploadProgress } from '../../../api/upload'
import { newCode, readRight } from './captcha-code'
import { type Chosen, type Refusal, takeFiles } from './documents'

export interface Fault {
  code: ErrorCode
  params?: Record<string, string | number>
}

/** Why the last attempt failed, where it was no single field's fault. */
export type Failure =
  | {
      kind: 'refused'
      status: number
      code: string
      params?: Record<string, string | number>
      message: string
    }
  | { kind: 'network' | 'service' | 'cancelled' }
  | { kind: 'unreadable'; file: string }

/**
 * The application as far as it is written. It lives as long as the page, not as long as the form: who looks something
 * up in the shop finds it again. Nothing of it is stored, for it is about a person.
 */
export interface Draft extends ApplicationFields {
  documents: readonly Chosen[]
  /** Files that were not taken the last time that some were chosen. */
  refusals: readonly Refusal[]
  /** The code that is shown, and what was read of it. */
  code: string
  captcha: string
  trap: string
  /** Fields whose faults are shown: those that were left with something in them, and the first of a failed attempt. */
  looked: ReadonlySet<ApplicationField>
  /** What the server had against a field, until the field changes. */
  refused: Partial<Record<ApplicationField, Fault>>
  sending: UploadProgress | null
  failure: Failure | null
  /** The last application was received; the form is blank again. */
  done: { message: string | undefined; email: string } | null
}

const blank = (): Draft => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  programs: [],
  experience: '',
  documents: [],
  refusals: [],
  code: newCode(),
  captcha: '',
  trap: '',
  looked: new Set(),
  refused: {},
  sending: null,
  failure: null,
  done: null,
})

let draft: Draft | undefined
const listeners = new Set<() => void>()

export function readDraft(): Draft {
  draft ??= blank()
  return draft
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...readDraft(), ...change }
  // Files cannot be brought back after a reload; words can be typed again.
  if (draft.documents.length > 0 || draft.sending) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

/** Starts over with a new code; `done` is what there is to say about the one before. */
export function clearDraft(done: Draft['done'] = null): void {
  changeDraft({ ...blank(), done })
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, readDraft)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function askFirst(event: Event): void {
  event.preventDefault()
}

export type TextName = 'firstName' | 'lastName' | 'email' | 'phone' | 'experience' | 'captcha'

/** Takes what was typed; Persian and Arabic digits become ASCII where the field holds a number or a code. */
export function typeInto(name: TextName, value: string): void {
  const text = name === 'phone' || name === 'captcha' ? asciiDigits(value) : value
  changeDraft({ [name]: text, ...mended(name) })
}

/** A field is left: its fault is shown from now on, unless nothing was typed yet. */
export function leave(name: TextName): void {
  const { looked, [name]: value } = readDraft()
  if (value.trim() !== '' && name !== 'captcha') changeDraft({ looked: new Set(looked).add(name) })
}

export function chooseProgram(id: string, chosen: boolean): void {
  const others = readDraft().programs.filter((one) => one !== id)
  changeDraft({ programs: chosen ? [...others, id] : others, ...mended('programs') })
}

export function addFiles(files: Iterable<File>): void {
  changeDraft({ ...takeFiles(readDraft().documents, files), ...mended('documents') })
}

export function removeDocument(id: number): void {
  const documents = readDraft().documents.filter((one) => one.id !== id)
  changeDraft({ documents, refusals: [], ...mended('documents') })
}

/** Puts a removed document back to its place, if there still is one. */
export function putBack(document: Chosen, index: number): void {
  const { documents, refusals } = takeFiles(readDraft().documents, [document.file])
  const added = documents.filter((one) => one.file === document.file)
  const others = documents.filter((one) => one.file !== document.file)
  changeDraft({ documents: others.toSpliced(index, 0, ...added), refusals, ...mended('documents') })
}

export function renewCode(): void {
  changeDraft({ code: newCode(), captcha: '', ...mended('captcha') })
}

/** A change to a field ends what the last attempt had against it, and the message of the form. */
function mended(name: ApplicationField): Pick<Draft, 'refused' | 'failure'> {
  const { [name]: _, ...refused } = readDraft().refused
  return { refused, failure: null }
}

/** What stands in the way, in the order of the specification: the fields, the documents, the code. */
export function problemsOf(draft: Draft): { path: ApplicationField; code: ErrorCode }[] {
  const problems = applicationProblems(draft, draft.documents.length)
  if (!readRight(draft.code, draft.captcha)) problems.push({ path: 'captcha', code: 'coaches.captcha_wrong' })
  return problems
}

/** The fault to show at a field now: the server's, or our own once the field was looked at. */
export function faultAt(draft: Draft, name: ApplicationField): Fault | undefined {
  const refused = draft.refused[name]
  if (refused) return refused
  return draft.looked.has(name) ? problemsOf(draft).find(({ path }) => path === name) : undefined
}
