import { asciiDigits } from 'contract/sentence'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Checkbox, Switch } from '../checkbox'
import { cx } from '../cx'
import { FieldError } from '../field'
import { PasswordField as PasswordInput } from '../password-field'
import { Select } from '../select'
import { TextArea } from '../text-area'
import { TextField } from '../text-field'
import { useField } from './context'

const ltr = { dir: 'ltr', className: 'rtl:text-end' } as const

type FieldKind = Omit<ComponentProps<'input'>, 'size'>

/** Input attributes for the usual kinds of text. `digits` converts Persian and Arabic digits to ASCII. */
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
    ...ltr,
  },
} as const satisfies Record<string, FieldKind>

const withDigits: ReadonlySet<string> = new Set<keyof typeof kinds>(['phone', 'zip', 'code'])

type Bound = 'name' | 'value' | 'checked' | 'onChange' | 'error'
type FieldProps = Omit<ComponentProps<typeof TextField>, Bound> & {
  name: string
  kind?: keyof typeof kinds
  /** Shows the field's problem on submit only, not on blur. */
  quiet?: boolean
  /** Text of a typed value that is refused, in place of the problem's own. */
  invalidText?: string | undefined
}

/** Single-line text field of a form. */
export function Field({ name, kind = 'text', quiet, invalidText, onBlur, className, ...rest }: FieldProps) {
  const { className: ofKind, ...inputProps }: FieldKind = kinds[kind]
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
      error={error && value !== '' ? (invalidText ?? error) : error}
      {...inputProps}
      {...rest}
      className={cx(ofKind, className)}
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

type CheckProps = { name: string; hint?: string; children: ReactNode }

export function CheckboxField({ name, ...rest }: CheckProps) {
  const { value, change, error, described } = useField<boolean>(name)
  const id = useId()
  return (
    <div className="grid gap-1">
      <Checkbox
        name={name}
        checked={value}
        onChange={({ target }) => change(target.checked)}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        {...described}
        {...rest}
      />
      {error === undefined ? null : (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

export function SwitchField({ name, ...rest }: CheckProps) {
  const { value, change } = useField<boolean>(name)
  return <Switch name={name} checked={value} onChange={({ target }) => change(target.checked)} {...rest} />
}
