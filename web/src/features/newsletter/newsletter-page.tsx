import { mailRequestProblems } from 'contract/auth/rules'
import { NEWSLETTER_LINK_DAYS, newsletterConsent } from 'contract/newsletter/rules'
import { withoutFormat } from 'contract/text'
import { useState } from 'react'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useLocale, useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Form } from '../../ui/form/form'
import { FormError } from '../../ui/form/form-error'
import { SubmitButton } from '../../ui/form/submit-button'
import { useForm } from '../../ui/form/use-form'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { AuthLayout } from '../auth/auth-layout'
import { AuthOutcome } from '../auth/links/auth-outcome'
import { LinkForm } from '../auth/links/link-form'
import { useLinkToken } from '../auth/links/link-token'
import { useConfirmNewsletter, useJoinNewsletter } from './newsletter.api'
import { newsletterWords } from './words/newsletter-words'

type Step = { name: 'ask' | 'confirm' | 'done' | 'dead' } | { name: 'sent'; email: string }

/** /newsletter: asks for an address; with the token of a mail, whose opening changes nothing, the confirmation. */
export default function NewsletterPage() {
  const t = useT(newsletterWords, errorWords)
  const token = useLinkToken()
  const [step, setStep] = useState<Step>({ name: token ? 'confirm' : 'ask' })
  usePageTitle(t('newsletter.title'))
  const shop = <LinkButton to="/shop">{t('newsletter.shop')}</LinkButton>
  if (step.name === 'done') {
    return (
      <AuthOutcome good title={t('newsletter.confirm.done')} actions={shop}>
        <p>{t('newsletter.confirm.doneText')}</p>
      </AuthOutcome>
    )
  }
  if (step.name === 'dead') {
    const again = <Button onClick={() => setStep({ name: 'ask' })}>{t('newsletter.confirm.again')}</Button>
    return (
      <AuthOutcome good={false} title={t.error('newsletter.link_dead')} actions={again}>
        <p>{t('newsletter.confirm.deadText', { days: NEWSLETTER_LINK_DAYS })}</p>
      </AuthOutcome>
    )
  }
  if (step.name === 'sent') {
    return (
      <AuthOutcome good title={t('newsletter.sent')} actions={shop}>
        <p>
          {t('newsletter.sentTo')}: <bdi className="wrap-anywhere font-semibold text-ink">{step.email}</bdi>
        </p>
        <p>{t('newsletter.sentText', { days: NEWSLETTER_LINK_DAYS })}</p>
      </AuthOutcome>
    )
  }
  if (step.name === 'ask') return <Ask onSent={(email) => setStep({ name: 'sent', email })} />
  return (
    <Confirm
      token={token}
      onDone={() => setStep({ name: 'done' })}
      onDead={() => setStep({ name: 'dead' })}
    />
  )
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const t = useT(newsletterWords, errorWords)
  const { mutateAsync: join } = useJoinNewsletter()
  const form = useForm({
    rules: mailRequestProblems,
    initial: { email: '' },
    show: 'first',
    errorText: (error) => errorText(t, error, t('newsletter.failed')),
    submit: async ({ email }) => {
      const sent = withoutFormat(email)
      await join(sent)
      onSent(sent)
    },
  })
  return (
    <AuthLayout title={t('newsletter.title')} intro={t('newsletter.intro')} foot={t('newsletter.foot')}>
      <Form form={form} className="grid gap-5">
        <FormError />
        <Field name="email" kind="email" label={t('newsletter.email')} />
        <SubmitButton size="lg" wide busyText={t('newsletter.submitting')}>
          {t('newsletter.submit')}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

function Confirm({ token, onDone, onDead }: { token: string; onDone: () => void; onDead: () => void }) {
  const t = useT(newsletterWords)
  const { locale } = useLocale()
  const { mutateAsync: confirm } = useConfirmNewsletter()
  return (
    <AuthLayout
      title={t('newsletter.confirm.title')}
      intro={newsletterConsent[locale]}
      foot={t('newsletter.confirm.leave')}
    >
      <LinkForm
        label={t('newsletter.confirm.submit')}
        busyText={t('newsletter.confirm.submitting')}
        failed={t('newsletter.confirm.failed')}
        send={async () => {
          await confirm(token)
          onDone()
        }}
        dead="newsletter.link_dead"
        onDead={onDead}
      />
    </AuthLayout>
  )
}
