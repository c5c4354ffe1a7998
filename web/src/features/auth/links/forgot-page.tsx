import { mailRequestProblems, RESET_LINK_MINUTES } from 'contract/auth/rules'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { areas } from '../../../api/areas'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { accountErrorText, successText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { authWords } from '../words/auth-words'
import { AuthOutcome } from './auth-outcome'
import { useAskForReset } from './links.api'
import { areaOfState } from './reset-area'
import { linksWords } from './words/links-words'

interface Answer {
  email: string
  message: string | undefined
}

export default function ForgotPage() {
  const t = useT(authWords, errorWords, linksWords)
  const area = areaOfState(useLocation().state)
  const { loginPath } = areas[area]
  const { mutateAsync: askForReset } = useAskForReset()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const form = useForm({
    rules: mailRequestProblems,
    initial: { email: '' },
    show: 'first',
    errorsAt: 'form',
    errorText: (error) => accountErrorText(t, error, t('links.forgot.failed')),
    submit: async ({ email }) => {
      const message = await askForReset({ email, area })
      setAnswer({ email, message })
    },
  })
  usePageTitle(t('links.forgot.documentTitle'))

  if (answer) return <Sent {...answer} loginPath={loginPath} />

  return (
    <AuthLayout
      title={t('links.forgot.title')}
      intro={t('links.forgot.intro')}
      foot={
        <>
          {t('links.forgot.remembered')}{' '}
          <Link to={loginPath} className="link font-semibold">
            {t('links.backToLogin')}
          </Link>
        </>
      }
    >
      <Form form={form} className="grid gap-5">
        <Field
          name="email"
          kind="email"
          label={t('auth.email')}
          autoComplete="username"
          enterKeyHint="send"
        />
        <FormError />
        <SubmitButton size="lg" wide busyText={t('links.forgot.submitting')}>
          {t('links.forgot.submit')}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

function Sent({ email, message, loginPath }: Answer & { loginPath: string }) {
  const t = useT(linksWords)
  return (
    <AuthOutcome
      good
      title={t('links.forgot.sentTitle')}
      actions={<LinkButton to={loginPath}>{t('links.backToLogin')}</LinkButton>}
    >
      <p role="status" className="font-semibold text-ink">
        {successText(message, 'Password reset link sent successfully', t('links.forgot.sent'))}
      </p>
      <p>
        {t('links.forgot.sentTo')}: <bdi className="wrap-anywhere font-semibold text-ink">{email.trim()}</bdi>
      </p>
      <p>{t('links.forgot.sentText', { minutes: RESET_LINK_MINUTES })}</p>
    </AuthOutcome>
  )
}
