import { codeProblems, confirmationProblems, passwordAndCodeProblems } from 'contract/auth/totp-rules'
import type { ErrorCode } from 'contract/errors'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Field, PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { accountErrorText } from '../auth-errors'
import { authWords } from '../words/auth-words'
import { totpWords } from './words/totp-words'

/** The fields of one form, the first of which takes the focus. */
function FirstFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className="grid gap-5">
      {children}
    </div>
  )
}

function Foot(props: { submit: string; danger?: boolean; onCancel: () => void }) {
  const t = useT(totpWords)
  return (
    <>
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind={props.danger ? 'danger' : 'primary'} busyText={t('totp.busy')}>
          {props.submit}
        </SubmitButton>
        <Button kind="quiet" onClick={props.onCancel}>
          {t('totp.cancel')}
        </Button>
      </div>
    </>
  )
}

function useErrorText() {
  const t = useT(authWords, errorWords)
  return (error: unknown) => accountErrorText(t, error, t('auth.notDone'))
}

/** A wrong code, or a wrong password, is said at its field, which takes the focus for the next try. */
const fieldOf = (code: ErrorCode) =>
  code === 'auth.code_wrong' ? 'code' : code === 'auth.password_wrong' ? 'currentPassword' : undefined

/** Field for a code; phones show digits and offer codes from messages. */
function CodeField({ label, digits = true }: { label: string; digits?: boolean }) {
  return (
    <Field
      name="code"
      kind="code"
      label={label}
      inputMode={digits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  )
}

/** The password, before a secret is shown. */
export function PasswordForm(props: { onCancel: () => void; submit: (password: string) => Promise<void> }) {
  const t = useT(totpWords)
  const form = useForm({
    rules: confirmationProblems,
    initial: { currentPassword: '' },
    show: 'first',
    errorText: useErrorText(),
    fieldOf,
    submit: ({ currentPassword }) => props.submit(currentPassword),
  })
  return (
    <Form form={form} className="grid gap-5 sm:max-w-md">
      <p className="text-ink-soft">{t('totp.confirmPassword')}</p>
      <FirstFocus>
        <PasswordField name="currentPassword" label={t('totp.password')} autoComplete="current-password" />
      </FirstFocus>
      <Foot submit={t('totp.next')} onCancel={props.onCancel} />
    </Form>
  )
}

/** The first code of the app. */
export function FirstCodeForm(props: { onCancel: () => void; submit: (code: string) => Promise<void> }) {
  const t = useT(totpWords)
  const form = useForm({
    rules: codeProblems,
    initial: { code: '' },
    show: 'first',
    errorText: useErrorText(),
    fieldOf,
    submit: ({ code }) => props.submit(code),
  })
  return (
    <Form form={form} className="grid gap-5 sm:max-w-md">
      <CodeField label={t('totp.code')} />
      <Foot submit={t('totp.turnOn')} onCancel={props.onCancel} />
    </Form>
  )
}

/** Password and code, before codes are turned off or made anew. */
export function PasswordAndCodeForm(props: {
  text: string
  button: string
  danger?: boolean
  onCancel: () => void
  submit: (values: { currentPassword: string; code: string }) => Promise<void>
}) {
  const t = useT(totpWords)
  const form = useForm({
    rules: passwordAndCodeProblems,
    initial: { currentPassword: '', code: '' },
    show: 'first',
    errorText: useErrorText(),
    fieldOf,
    submit: props.submit,
  })
  return (
    <Form form={form} className="grid gap-5 sm:max-w-md">
      <p className="text-ink-soft">{props.text}</p>
      <FirstFocus>
        <PasswordField name="currentPassword" label={t('totp.password')} autoComplete="current-password" />
        <CodeField label={t('totp.codeOrRecovery')} digits={false} />
      </FirstFocus>
      <Foot submit={props.button} onCancel={props.onCancel} danger={props.danger ?? false} />
    </Form>
  )
}
