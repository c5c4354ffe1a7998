import type { ErrorCode } from 'contract/errors'
import {
  type Control,
  createFormControl,
  type DefaultValues,
  type FieldValues,
  type Path,
} from 'react-hook-form'
import { refusalOf } from '../../api/error-text'
import type { Draft } from './draft'

type Params = Record<string, string | number>

/** A broken rule, or what the server refused, at the field with this (dotted) path. */
export interface Problem {
  path: string
  code: ErrorCode
  params?: Params
}

// biome-ignore lint/suspicious/noConfusingVoidType: most submits resolve to nothing
export type SubmitResult = readonly Problem[] | 'leaving' | void

export interface FormOptions<V extends FieldValues> {
  /** What is wrong with the values, in the order in which it is shown: the contract's own function. */
  rules: (values: V) => readonly Problem[]
  initial: V
  /**
   * Sends the values. May resolve to problems that only it could find, or to `leaving`, which keeps the form busy
   * because another page follows. A rejection is shown by `errorText`, its field codes at their fields.
   */
  submit: (values: V, form: FormStore<V>) => Promise<SubmitResult>
  /** One problem at a time, or all. */
  show: 'first' | 'all'
  /**
   * `submit` (the default) shows problems when the form is submitted, until the next change. `blur` shows them from
   * the moment a field is left, until they are put right; with `first` a field that was left empty does not count.
   */
  check?: 'submit' | 'blur'
  /** Where the text of a problem stands: at its field (the default), or in `FormError`. */
  errorsAt?: 'field' | 'form'
  /** The text of a rejected submit, in the reader's language. */
  errorText: (error: unknown) => string
  /** The text of a submit with broken rules, where the form has one beside those at the fields. */
  invalidText?: (count: number) => string
  /** Most characters of a field, by path. */
  limits?: Readonly<Record<string, number>>
  /** Parameters of the rules' texts. */
  params?: (values: V) => Params
  /** What the server calls a field, as a path of the values. */
  fieldPath?: (serverPath: string) => string
  /** The field that a refusal is about, where the server does not name one. */
  fieldOf?: (code: ErrorCode) => string | undefined
  /** Whether closing the tab would lose what cannot be brought back; the browser then asks first. */
  asksBeforeUnload?: (values: V, busy: boolean) => boolean
  /** Called after a rejected submit. */
  onFailure?: (error: unknown) => void
  /** Keeps what was typed beyond the form's own life. */
  draft?: Draft<V>
}

export interface FormState {
  busy: boolean
  /** The last submit succeeded and nothing was changed since. */
  done: boolean
  /** How many submits the server rejected; a verification starts over with each. */
  failures: number
  /** Why the last submit did not succeed, until the next change. */
  failure: { error: unknown } | { invalid: number } | null
  /** Paths whose broken rules are shown. */
  touched: ReadonlySet<string>
  /** What the server refused, each until its field changes. */
  refused: readonly Problem[]
  /** Paths whose value is being worked out, such as a running verification. */
  pending: ReadonlySet<string>
  /** The form was submitted while a value was pending: it is sent as soon as that is known. */
  queued: boolean
  /** Where the focus goes next; an object each time, for the same field may fail twice. */
  focus: { path: string } | null
}

export interface FormStore<V extends FieldValues> {
  control: Control<V>
  values: () => V
  setValue: (path: string, value: unknown) => void
  replaceValues: (values: V) => void
  options: FormOptions<V>
  state: FormState
  listeners: Set<() => void>
  /** Paths that have a control on the page. */
  fields: Set<string>
  askFirst: (event: Event) => void
  /** Whether there is a sentence for what the server refused with. */
  knows: (code: unknown) => code is ErrorCode
}

const NONE: ReadonlySet<string> = new Set()
const resting: FormState = {
  busy: false,
  done: false,
  failures: 0,
  failure: null,
  touched: NONE,
  refused: [],
  pending: NONE,
  queued: false,
  focus: null,
}

export function createForm<V extends FieldValues>(options: FormOptions<V>): FormStore<V> {
  const defaultValues = (options.draft?.read() ?? options.initial) as DefaultValues<V>
  const { control, getValues, setValue, reset, subscribe } = createFormControl<V>({ defaultValues })
  // Without a subscriber the control would still hand out its default values.
  subscribe({ formState: {}, callback: () => undefined })
  return {
    control,
    values: () => getValues(),
    setValue: (path, value) => setValue(path as Path<V>, value as never, { shouldDirty: true }),
    replaceValues: (values) => reset(values),
    options,
    state: resting,
    listeners: new Set(),
    fields: new Set(),
    askFirst: (event) => event.preventDefault(),
    knows: (code): code is ErrorCode => false,
  }
}

export function patch<V extends FieldValues>(form: FormStore<V>, change: Partial<FormState>): void {
  form.state = { ...form.state, ...change }
  const asks = form.options.asksBeforeUnload?.(form.values(), form.state.busy)
  if (asks) addEventListener('beforeunload', form.askFirst)
  else removeEventListener('beforeunload', form.askFirst)
  for (const listener of form.listeners) listener()
}

/** A person changed a field: what the last submit had against it is over, and so is the form's message. */
export function changeField<V extends FieldValues>(form: FormStore<V>, path: string, value: unknown): void {
  const { touched, refused } = form.state
  form.setValue(path, value)
  form.options.draft?.write(form.values())
  patch(form, {
    done: false,
    failure: null,
    touched: form.options.check === 'blur' ? touched : NONE,
    refused: refused.filter((one) => one.path !== path),
  })
}

/** Puts values in that became known without the person; what the last submit said may no longer hold. */
export function fillForm<V extends FieldValues>(form: FormStore<V>, values: V): void {
  form.replaceValues(values)
  patch(form, { failure: null })
}

/** A field is left: its problem is shown from now on. */
export function leaveField<V extends FieldValues>(form: FormStore<V>, path: string, value: unknown): void {
  const { check, show } = form.options
  if (check !== 'blur' || (show === 'first' && String(value).trim() === '')) return
  patch(form, { touched: new Set(form.state.touched).add(path) })
}

/** Starts over with these values: nothing touched, nothing refused. */
export function resetForm<V extends FieldValues>(form: FormStore<V>, values = form.options.initial): void {
  form.replaceValues(values)
  form.options.draft?.drop()
  patch(form, { ...resting, busy: form.state.busy, failures: form.state.failures })
}

/** The problems to show now, at most one a field and with `first` at most one. */
export function shownProblems<V extends FieldValues>(form: FormStore<V>, values: V): readonly Problem[] {
  const { touched, refused } = form.state
  const shown: Problem[] = []
  for (const one of [...form.options.rules(values), ...refused]) {
    const due = refused.includes(one) || touched.has(one.path)
    if (due && !shown.some(({ path }) => path === one.path)) shown.push(one)
  }
  return form.options.show === 'first' ? shown.slice(0, 1) : shown
}

/** A value begins or ends to be worked out; a submit that waited for it goes on. */
export function setPending<V extends FieldValues>(form: FormStore<V>, path: string, pending: boolean): void {
  const paths = new Set(form.state.pending)
  if (paths.has(path) === pending) return
  if (pending) paths.add(path)
  else paths.delete(path)
  const goOn = form.state.queued && paths.size === 0
  patch(form, { pending: paths, queued: form.state.queued && !goOn })
  if (goOn) void submitForm(form)
}

/** Submits once at a time: broken rules first, then `options.submit`. */
export async function submitForm<V extends FieldValues>(form: FormStore<V>): Promise<void> {
  const { state, options } = form
  if (state.busy || state.queued) return
  const values = form.values()
  const problems = options.rules(values)
  const broken = problems.filter(({ path }) => !state.pending.has(path))
  const [first] = broken
  if (first) {
    const due = options.show === 'first' ? [first] : broken
    patch(form, {
      done: false,
      failure: options.invalidText ? { invalid: new Set(broken.map(({ path }) => path)).size } : null,
      touched: new Set([...state.touched, ...due.map(({ path }) => path)]),
      refused: [],
      focus: { path: first.path },
    })
    return
  }
  if (problems.length > 0) {
    patch(form, { queued: true, done: false, failure: null })
    return
  }
  patch(form, { busy: true, done: false, failure: null, refused: [] })
  try {
    const found = await options.submit(values, form)
    if (found === 'leaving') return
    // What waits for a value that is being worked out goes on when that is known.
    if (found?.some(({ path }) => form.state.pending.has(path))) patch(form, { busy: false, queued: true })
    else if (found && found.length > 0) refuse(form, found, null)
    else patch(form, { busy: false, done: true })
  } catch (error) {
    refuse(form, refusedFields(form, error), { error })
    options.onFailure?.(error)
  }
}

function refuse<V extends FieldValues>(
  form: FormStore<V>,
  refused: readonly Problem[],
  failure: FormState['failure'],
): void {
  const { show, errorsAt } = form.options
  const [first] = refused
  // One message at a time: the field's own says it all.
  const atField = show === 'first' && errorsAt !== 'form' && first !== undefined
  patch(form, {
    busy: false,
    refused,
    failure: atField ? null : failure,
    failures: form.state.failures + (failure ? 1 : 0),
    focus: first ? { path: first.path } : null,
  })
}

/** What the server had against which field, where it names fields of ours and reasons that we know. */
function refusedFields<V extends FieldValues>(form: FormStore<V>, error: unknown): Problem[] {
  const refusal = refusalOf(error)
  if (!refusal) return []
  const { fieldPath = (path) => path, fieldOf } = form.options
  const { code, params, fieldCodes } = refusal
  const own = form.knows(code) ? fieldOf?.(code) : undefined
  const named = Object.entries({ ...fieldCodes, ...(own ? { [own]: code } : {}) })
  return named.flatMap(([serverPath, reason]) => {
    const path = fieldPath(serverPath)
    if (!form.fields.has(path) || !form.knows(reason)) return []
    return [{ path, code: reason, params: reason === code ? params : undefined }]
  })
}
