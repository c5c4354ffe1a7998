import { acceptanceLimits, acceptProblems } from 'contract/auth/invitation-rules'
import { Link } from 'react-router'
import { refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Field, PasswordField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { accountErrorText } from '../auth-errors'
import { NewPasswordFields } from '../new-password-fields'
import { authWords } from '../words/auth-words'
import { useAccept, useJoin } from './invitations.api'
import { staffInvitationsWords } from './words/staff-invitations-words'

interface Props {
  token: string
  onDone: () => void
  /** The link cannot be used any more. */
  onDead: () => void
}

/** Sends; a link that died meanwhile ends the page. */
async function unlessDead(work: () => Promise<unknown>, { onDone, onDead }: Props): Promise<void> {
  try {
    await work()
    onDone()
  } catch (error) {
    if (refusalOf(error)?.code !== 'people.invitation_dead') throw error
    onDead()
  }
}

/** The name and the password of a new account. */
export function AcceptForm(props: Props) {
  const t = useT(authWords, staffInvitationsWords, errorWords)
  const { mutateAsync: accept } = useAccept()
  const form = useForm({
    rules: acceptProblems,
    initial: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    limits: acceptanceLimits,
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('staffInvitations.join.failed')),
    submit: (body) => unlessDead(() => accept({ ...body, token: props.token }), props),
  })
  return (
    <Form form={form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="firstName" label={t('staffInvitations.join.firstName')} autoComplete="given-name" />
        <Field name="lastName" label={t('staffInvitations.join.lastName')} autoComplete="family-name" />
      </div>
      <NewPasswordFields
        name="password"
        label={t('staffInvitations.join.password')}
        confirmLabel={t('staffInvitations.join.confirmPassword')}
      />
      <FormError />
      <SubmitButton size="lg" wide busyText={t('staffInvitations.join.busy')}>
        {t('staffInvitations.join.submit')}
      </SubmitButton>
    </Form>
  )
}

/** The password of the account that the address has. */
export function JoinForm(props: Props) {
  const t = useT(authWords, staffInvitationsWords, errorWords)
  const { mutateAsync: join } = useJoin()
  const form = useForm({
    rules: ({ password }: { password: string }) =>
      password ? [] : [{ path: 'password', code: 'auth.password_required' as const }],
    initial: { password: '' },
    show: 'first',
    errorText: (error) => accountErrorText(t, error, t('staffInvitations.join.failed')),
    submit: ({ password }) => unlessDead(() => join({ password, token: props.token }), props),
  })
  return (
    <Form form={form} className="grid gap-5">
      <PasswordField
        name="password"
        label={t('staffInvitations.join.password')}
        autoComplete="current-password"
      />
      <Link to="/forgot-password" className="link inline-flex min-h-9 items-center justify-self-start">
        {t('staffInvitations.join.forgot')}
      </Link>
      <FormError />
      <SubmitButton size="lg" wide busyText={t('staffInvitations.join.busy')}>
        {t('staffInvitations.join.submit')}
      </SubmitButton>
    </Form>
  )
}
