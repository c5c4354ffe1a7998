import { chosenPasswordProblems } from 'contract/auth/rules'
import { useLayoutEffect, useRef } from 'react'
import { refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { accountErrorText } from '../auth-errors'
import { PasswordProblems } from '../password-help'
import { authWords } from '../words/auth-words'
import { type Confirmed, useConfirmByLink } from './links.api'
import { linksWords } from './words/links-words'

interface Props {
  token: string
  onDone: (confirmed: Confirmed) => void
  /** The link cannot be used, now or ever. */
  onDead: (error: unknown) => void
}

const isDead = (error: unknown) => refusalOf(error)?.code === 'auth.verify_link_dead'

/** One button: mail scanners open links, so opening the page alone must change nothing. */
export function ConfirmForm({ token, onDone, onDead, onPassword }: Props & { onPassword: () => void }) {
  const t = useT(authWords, errorWords, linksWords)
  const { mutateAsync: confirm } = useConfirmByLink()
  const form = useForm({
    rules: () => [],
    initial: {},
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('links.confirm.failed')),
    submit: async () => {
      try {
        onDone(await confirm({ token }))
      } catch (error) {
        if (refusalOf(error)?.code === 'auth.password_required') onPassword()
        else if (isDead(error)) onDead(error)
        else throw error
      }
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <FormError />
      <SubmitButton size="lg" wide busyText={t('links.confirm.checking')}>
        {t('links.confirm.submit')}
      </SubmitButton>
    </Form>
  )
}

/** Password form of a new coach account: only the owner of the mailbox sets it. */
export function CoachPasswordForm({ token, onDone, onDead }: Props) {
  const t = useT(authWords, errorWords, linksWords)
  const { mutateAsync: confirm } = useConfirmByLink()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    rules: ({ password }: { password: string }) =>
      chosenPasswordProblems(password).map((code) => ({ path: 'password', code })),
    initial: { password: '' },
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('links.confirm.failed')),
    submit: async ({ password }) => {
      try {
        onDone(await confirm({ token, password }))
      } catch (error) {
        if (!isDead(error)) throw error
        onDead(error)
      }
    },
  })
  const { password } = useFormValues(form)
  return (
    <Form form={form} className="grid gap-5">
      <div ref={box} className="grid gap-2.5">
        <PasswordField
          name="password"
          label={t('auth.password')}
          hint={t('links.confirm.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordProblems password={password} />
      </div>
      <FormError />
      <SubmitButton size="lg" wide busyText={t('links.confirm.checking')}>
        {t('links.confirm.submit')}
      </SubmitButton>
    </Form>
  )
}
