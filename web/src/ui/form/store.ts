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

/** Broken rule or server refusal at the field with this dotted path. */
export interface Problem {
  path: string
  code: ErrorCode
  params?: Params
}

// biome-ignore lint/suspicious/noConfusingVoidType: most submits resolve to nothing
export type SubmitResult = readonly Problem[] | 'leaving' | void

export interface FormOptions<V extends FieldValues> {
  /** Validation from the contract; returns the problems in display order. */
  rules: (values: V) => readonly Problem[]
  initial: V
  /**
   * Sends the values. May resolve to further problems, or to `leaving`, which keeps the form busy because a navigation
   * follows. A rejection is shown by `errorText`, its field codes at their fields.
   */
  submit: (values: V, form: FormStore<V>) => Promise<SubmitResult>
  /** Shows one problem at a time, or all. */
  show: 'first' | 'all'
  /**
   * `submit` (the default) shows problems on submit, until the next change. `blur` shows them from blur until fixed;
   * with `first` an empty field does not count.
   */
  check?: 'submit' | 'blur'
  /** Place of the problem texts: the field (the default) or `FormError`. */
  errorsAt?: 'field' | 'form'
  /** Returns the text of a rejected submit in the page's language. */
  errorText: (error: unknown) => string
  /** Returns the form's text for a submit with broken rules, in addition to those at the fields. */
  invalidText?: (count: number) => string
  /** Maximum number of characters of a field, by path. */
  limits?: Readonly<Record<string, number>>
  /** Returns the text of a problem in place of its code's; undefined keeps the code's. */
  problemText?: (problem: Problem, values: V) => string | undefined
  /** Parameters of the problem texts. */
  params?: (values: V) => Params
  /** Maps the server's name of a field to a path of the values. */
  fieldPath?: (serverPath: string) => string
  /** Returns the field of a refusal whose response names none. */
  fieldOf?: (code: ErrorCode) => string | undefined
  /** Returns true if closing the tab would lose unrecoverable input; the browser then asks first. */
  asksBeforeUnload?: (values: V, busy: boolean) => boolean
  /** Called after a rejected submit. */
  onFailure?: (error: unknown) => void
  /** Storage that keeps unsaved values after the form unmounts. */
  draft?: Draft<V>
}

export interface FormState {
  busy: boolean
  /** True if the last submit succeeded and nothing has changed since. */
  done: boolean
  /** Number of rejected submits; the captcha restarts after each. */
  failures: number
  /** Reason why the last submit failed; cleared by the next change. */
  failure: { error: unknown } | { invalid: number } | null
  /** Paths whose broken rules are shown. */
  touched: ReadonlySet<string>
  /** Server refusals; each is cleared when its field changes. */
  refused: readonly Problem[]
  /** Paths with a pending value, such as a running captcha. */
  pending: ReadonlySet<string>
  /** True after a submit with a pending value: the form is sent once the value is known. */
  queued: boolean
  /** Field to focus next; a new object each time, as the same field may fail twice. */
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
  /** Paths with a mounted control. */
  fields: Set<string>
  askFirst: (event: Event) => void
  /** Returns true if there is a message for the server's error code. */
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
  // Without a subscriber the control would keep returning its default values.
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
  else globalThis.removeEventListener?.('beforeunload', form.askFirst)
  for (const listener of form.listeners) listener()
}

/** Applies an edit by the person; clears the field's refusals and the form's message. */
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

/** Fills in values from another source; clears the form's message, which may be outdated. */
export function fillForm<V extends FieldValues>(form: FormStore<V>, values: V): void {
  form.replaceValues(values)
  patch(form, { failure: null })
}

/** Marks a field as touched on blur. */
export function leaveField<V extends FieldValues>(form: FormStore<V>, path: string, value: unknown): void {
  const { check, show } = form.options
  if (check !== 'blur' || (show === 'first' && String(value).trim() === '')) return
  patch(form, { touched: new Set(form.state.touched).add(path) })
}

/** Resets the form to these values: nothing touched, nothing refused. */
export function resetForm<V extends FieldValues>(form: FormStore<V>, values = form.options.initial): void {
  form.replaceValues(values)
  form.options.draft?.drop()
  patch(form, { ...resting, busy: form.state.busy, failures: form.state.failures })
}

/** Returns the problems to show: at most one per field, and with `first` only one. */
export function shownProblems<V extends FieldValues>(form: FormStore<V>, values: V): readonly Problem[] {
  const { touched, refused } = form.state
  const shown: Problem[] = []
  for (const one of [...form.options.rules(values), ...refused]) {
    const due = refused.includes(one) || touched.has(one.path)
    if (due && !shown.some(({ path }) => path === one.path)) shown.push(one)
  }
  return form.options.show === 'first' ? shown.slice(0, 1) : shown
}

/** Marks a value as pending or known; a queued submit is sent once nothing is pending. */
export function setPending<V extends FieldValues>(form: FormStore<V>, path: string, pending: boolean): void {
  const paths = new Set(form.state.pending)
  if (paths.has(path) === pending) return
  if (pending) paths.add(path)
  else paths.delete(path)
  const goOn = form.state.queued && paths.size === 0
  patch(form, { pending: paths, queued: form.state.queued && !goOn })
  if (goOn) void submitForm(form)
}

/** Submits once at a time: checks the rules first, then calls `options.submit`. */
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
    // A submit with a pending value is queued until the value is known.
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
  // The field's own message is enough.
  const atField = show === 'first' && errorsAt !== 'form' && first !== undefined
  patch(form, {
    busy: false,
    refused,
    failure: atField ? null : failure,
    failures: form.state.failures + (failure ? 1 : 0),
    focus: first ? { path: first.path } : null,
  })
}

/** Returns the refusals of known fields with known error codes. */
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
