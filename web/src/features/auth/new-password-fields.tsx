import { useField } from '../../ui/form/context'
import { PasswordField } from '../../ui/form/field'
import { PasswordProblems, PasswordsMatch } from './password-help'

interface Props {
  name: string
  label: string
  confirmLabel: string
}

/** A new password and its repetition, with what it still lacks while it is typed. */
export function NewPasswordFields({ name, label, confirmLabel }: Props) {
  const password = useField(name).value
  const repeated = useField('confirmPassword').value
  return (
    <>
      <div className="grid gap-2.5">
        <PasswordField name={name} label={label} autoComplete="new-password" />
        <PasswordProblems password={password} />
      </div>
      <div className="grid gap-2.5">
        <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
        <PasswordsMatch password={password} repeated={repeated} />
      </div>
    </>
  )
}
