import { changeProblems, type NewPassword } from 'contract/auth/rules'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { PasswordField } from '../../../ui/password-field'
import { useToast } from '../../../ui/toast'
import { AccountSection } from '../../auth/account/account-section'
import { FormAlert } from '../../auth/auth-layout'
import { PasswordProblems, PasswordsMatch } from '../../auth/password-help'
import { useAction } from '../../auth/use-action'
import { changeCoachPassword } from '../coaches.api'
import { useWords } from '../words/use-words'

type Form = NewPassword & { currentPassword: string }
const blank: Form = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection() {
  const t = useT()
  const w = useWords()
  const id = useId()
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(blank)
  const [wrong, setWrong] = useState<keyof Form | null>(null)
  const { busy, problem, setProblem, run } = useAction()

  const field = (name: keyof Form) => ({
    name,
    required: true,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setProblem(null)
      setWrong(null)
    },
    ...(wrong === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = changeProblems(form)
    if (first) {
      setProblem(t.error(first.code))
      setWrong(first.path)
      element.current?.querySelector<HTMLInputElement>(`[name="${first.path}"]`)?.focus()
      return
    }
    void run(async () => {
      await changeCoachPassword(form)
      setForm(blank)
      toast(w('settings.password.done'))
    })
  }

  return (
    <AccountSection title={w('settings.password.title')} text={w('settings.password.text')}>
      <form ref={element} noValidate onSubmit={submit} className="grid max-w-md gap-5">
        <PasswordField
          label={w('settings.password.current')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <div className="grid gap-2.5">
          <PasswordField
            label={w('settings.password.next')}
            autoComplete="new-password"
            {...field('newPassword')}
          />
          <PasswordProblems password={form.newPassword} />
        </div>
        <div className="grid gap-2.5">
          <PasswordField
            label={w('settings.password.confirm')}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <PasswordsMatch password={form.newPassword} repeated={form.confirmPassword} />
        </div>
        <FormAlert id={`${id}-problem`} text={problem} />
        <Button type="submit" kind="secondary" busy={busy} className="justify-self-start">
          {busy ? w('settings.password.submitting') : w('settings.password.submit')}
        </Button>
      </form>
    </AccountSection>
  )
}
