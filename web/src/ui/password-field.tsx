import { PASSWORD_RULES } from 'contract/password'
import { useId, useState } from 'react'
import { useT } from '../i18n/i18n'
import { AnyIcon } from './any-icon'
import { cx } from './cx'
import { describedBy, Field, type FieldText } from './field'
import { inputLook } from './input-look'
import { controlWidth, type Native } from './size'

type Props = FieldText & Omit<Native<'input'>, 'type' | 'children'>

/** Password input with a show/hide button; paste and password managers work as usual. */
export function PasswordField({
  label,
  error,
  hint,
  note,
  id: given,
  size = 'md',
  className,
  ...rest
}: Props) {
  const t = useT()
  const own = useId()
  const id = given ?? own
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          // Passwords run left to right in every language; the button is at the page's inline end.
          className={cx(inputLook(size), 'pe-12 rtl:ps-12 rtl:pe-3.5 rtl:text-end', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...rest}
          {...(rest.autoComplete === 'new-password' && { passwordrules: PASSWORD_RULES })}
        />
        <button
          type="button"
          className={cx(
            'absolute inset-y-0 end-0 grid place-items-center rounded-field text-ink-soft hover:text-ink',
            controlWidth[size],
          )}
          aria-label={shown ? t('common.hidePassword') : t('common.showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <AnyIcon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </Field>
  )
}
