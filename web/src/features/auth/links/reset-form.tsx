import { type NewPassword, resetProblems } from 'contract/auth/rules'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { PasswordField } from '../../../ui/password-field'
import { setPasswordByLink } from '../account/account.api'
import { accountErrorText } from '../auth-errors'
import { FormAlert } from '../auth-layout'
import { PasswordProblems, PasswordsMatch } from '../password-help'

/** The new password, twice. */
export function ResetForm(props: { token: string; onDone: (message: string | undefined) => void }) {
  const t = useT()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<NewPassword>({ newPassword: '', confirmPassword: '' })
  const [failure, setFailure] = useState<{ text: string; path?: string } | null>(null)
  const [busy, setBusy] = useState(false)

  const field = (name: keyof NewPassword) => ({
    name,
    required: true,
    autoComplete: 'new-password',
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setFailure(null)
    },
    ...(failure?.path === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const body = { ...form, token: props.token }
    const [problem] = resetProblems(body)
    if (problem) {
      setFailure({ text: t.error(problem.code), path: problem.path })
      element.current?.querySelector<HTMLInputElement>(`[name="${problem.path}"]`)?.focus()
      return
    }
    setBusy(true)
    setFailure(null)
    try {
      props.onDone(await setPasswordByLink(body))
    } catch (reason) {
      setFailure({ text: accountErrorText(t, reason, t('account.reset.failed')) })
      setBusy(false)
    }
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2.5">
        <PasswordField label={t('account.reset.newPassword')} {...field('newPassword')} />
        <PasswordProblems password={form.newPassword} />
      </div>
      <div className="grid gap-2.5">
        <PasswordField label={t('account.reset.confirmPassword')} {...field('confirmPassword')} />
        <PasswordsMatch password={form.newPassword} repeated={form.confirmPassword} />
      </div>
      <FormAlert id={`${id}-error`} text={failure?.text ?? null} />
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? t('account.reset.submitting') : t('account.reset.submit')}
      </Button>
    </form>
  )
}
