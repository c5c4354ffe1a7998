import { asciiDigits } from 'contract/text'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { PasswordField as PasswordInput } from '../password-field'
import { Select } from '../select'
import { TextArea } from '../text-area'
import { TextField } from '../text-field'
import { useField } from './context'

const ltr = { dir: 'ltr', className: 'rtl:text-end' } as const

/** How the usual kinds of text are typed. `digits`: Persian and Arabic digits become ASCII. */
const kinds = {
  text: {},
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    ...ltr,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', ...ltr },
  zip: { autoComplete: 'postal-code', autoCapitalize: 'characters', ...ltr },
  code: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    dir: 'ltr',
  },
} as const satisfies Record<string, ComponentProps<'input'>>

const withDigits: ReadonlySet<string> = new Set<keyof typeof kinds>(['phone', 'zip', 'code'])

type Bound = 'name' | 'value' | 'checked' | 'onChange' | 'error'
type FieldProps = Omit<ComponentProps<typeof TextField>, Bound> & {
  name: string
  kind?: keyof typeof kinds
  /** Its problem is shown by a submit, not when it is left. */
  quiet?: boolean
}

/** A line of text of the form. */
export function Field({ name, kind = 'text', quiet, onBlur, ...rest }: FieldProps) {
  const { value, limit, change, leave, error, described } = useField(name)
  return (
    <TextField
      name={name}
      maxLength={limit}
      required
      value={value}
      onChange={({ target }) => change(withDigits.has(kind) ? asciiDigits(target.value) : target.value)}
      onBlur={(event) => {
        if (!quiet) leave()
        onBlur?.(event)
      }}
      error={error}
      {...kinds[kind]}
      {...rest}
      {...described}
    />
  )
}

type PasswordProps = Omit<ComponentProps<typeof PasswordInput>, Bound> & { name: string }

export function PasswordField({ name, ...rest }: PasswordProps) {
  const { value, change, leave, error, described } = useField(name)
  return (
    <PasswordInput
      name={name}
      required
      value={value}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
      error={error}
      {...rest}
      {...described}
    />
  )
}

type TextAreaProps = Omit<ComponentProps<typeof TextArea>, Bound> & { name: string }

export function TextAreaField({ name, ...rest }: TextAreaProps) {
  const { value, limit, change, leave, error, described } = useField(name)
  return (
    <TextArea
      name={name}
      maxLength={limit}
      value={value}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
      error={error}
      {...rest}
      {...described}
    />
  )
}

type SelectProps = Omit<ComponentProps<typeof Select>, Bound> & { name: string }

export function SelectField({ name, ...rest }: SelectProps) {
  const { value, change, leave, error, described } = useField(name)
  return (
    <Select
      name={name}
      value={value}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
      error={error}
      {...rest}
      {...described}
    />
  )
}

/** A box with its words; the whole line takes the press. */
export function CheckboxField(props: { name: string; hint?: string; children: ReactNode }) {
  const { name, hint, children } = props
  const id = useId()
  const { value, change } = useField<boolean>(name)
  return (
    <div className="grid">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          className="size-5 shrink-0"
          checked={value}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) => change(target.checked)}
        />
        {children}
      </label>
      {hint ? (
        <p id={id} className="ms-8 text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
