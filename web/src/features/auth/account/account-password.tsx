import { useQueryClient } from '@tanstack/react-query'
import { changeProblems, type NewPassword } from 'contract/auth/rules'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { PasswordField } from '../../../ui/password-field'
import { FormAlert } from '../auth-layout'
import { PasswordProblems, PasswordsMatch } from '../password-help'
import { useAction } from '../use-action'
import { changeMyPassword, sessionsQuery } from './account.api'
import { AccountSection } from './account-section'

type Form = NewPassword & { currentPassword: string }
const blank: Form = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function AccountPassword({ userId }: { userId: string }) {
  const t = useT()
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(blank)
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { busy, problem, setProblem, run } = useAction()

  const field = (name: keyof Form) => ({
    name,
    required: true,
    autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setWrong(null)
      setProblem(null)
      setDone(false)
    },
    ...(wrong === name ? { 'aria-invalid': true, 'aria-describedby': 'password-problem' } : {}),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const [found] = changeProblems(form)
    if (found) {
      setWrong(found.path)
      setProblem(t.error(found.code))
      element.current?.querySelector<HTMLInputElement>(`[name="${found.path}"]`)?.focus()
      return
    }
    void run(async () => {
      await changeMyPassword(form)
      setForm(blank)
      setDone(true)
      void client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey })
    })
  }

  return (
    <AccountSection title={t('account.password.title')} text={t('account.password.text')}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-5 sm:max-w-md">
        <PasswordField label={t('account.password.current')} {...field('currentPassword')} />
        <div className="grid gap-2.5">
          <PasswordField label={t('account.reset.newPassword')} {...field('newPassword')} />
          <PasswordProblems password={form.newPassword} />
        </div>
        <div className="grid gap-2.5">
          <PasswordField label={t('account.reset.confirmPassword')} {...field('confirmPassword')} />
          <PasswordsMatch password={form.newPassword} repeated={form.confirmPassword} />
        </div>
        <FormAlert id="password-problem" text={problem} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? t('account.password.submitting') : t('account.password.submit')}
        </Button>
        <p role="status" className="font-medium text-pine text-sm empty:hidden">
          {done ? t('account.password.done') : null}
        </p>
      </form>
    </AccountSection>
  )
}
