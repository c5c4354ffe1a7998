import { asciiDigits } from 'contract/text'
import type { ComponentProps } from 'react'
import { PasswordField as PasswordInput } from '../password-field'
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
type FieldProps = Omit<ComponentProps<typeof TextField>, Bound> & { name: string; kind?: keyof typeof kinds }

/** A line of text of the form. */
export function Field({ name, kind = 'text', onBlur, ...rest }: FieldProps) {
  const { value, change, leave, error, described } = useField(name)
  return (
    <TextField
      name={name}
      required
      value={value}
      onChange={({ target }) => change(withDigits.has(kind) ? asciiDigits(target.value) : target.value)}
      onBlur={(event) => {
        leave()
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
