import { WITHDRAWAL_REFUND_DAYS } from 'contract/orders/return-rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Fact } from '../../../ui/fact'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { type FormStore, fillForm, type Problem } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState } from '../../../ui/form/use-form'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { useMe } from '../../auth/account/account.api'
import { AuthLayout } from '../../auth/auth-layout'
import { AuthOutcome } from '../../auth/links/auth-outcome'
import { useSession } from '../../auth/session'
import { useWithdraw } from './withdraw.api'
import {
  blankWithdrawal,
  normalWithdrawal,
  prefilledWithdrawal,
  type WithdrawalValues,
  withdrawalLimits,
  withdrawalProblems,
} from './withdrawal-form'
import { withdrawalWords } from './words/withdrawal-words'

/** `back`: the customer came back from the summary, whose heading had the focus. */
type Step = { name: 'fill'; back?: true } | { name: 'check' } | { name: 'done'; at: Date }

/** Withdraws from a purchase in two steps, as EU law asks for: first the details, then a confirmation. */
export default function WithdrawPage() {
  const t = useT(withdrawalWords, errorWords)
  const { mutateAsync: withdraw } = useWithdraw()
  const [step, setStep] = useState<Step>({ name: 'fill' })
  const form = useForm<WithdrawalValues>({
    rules: withdrawalProblems,
    initial: blankWithdrawal,
    limits: withdrawalLimits,
    show: 'all',
    check: 'blur',
    errorText: (error) => errorText(t, error, t('withdrawal.failed'), t('common.error.network')),
    submit: async (values, form) => {
      if (step.name === 'fill') return setStep({ name: 'check' })
      try {
        await withdraw(normalWithdrawal(values))
        setStep({ name: 'done', at: new Date() })
      } catch (error) {
        const problems = refusedFields(form, error)
        if (problems.length === 0) throw error
        setStep({ name: 'fill' })
        return problems
      }
    },
  })
  usePrefill(form)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After a refusal the refused field has the focus.
    if (step.name === 'check' || (step.name === 'fill' && step.back)) heading.current?.focus()
  }, [step])
  const title = t('nav.footer.withdraw')
  usePageTitle(title)

  if (step.name === 'done') return <Done values={normalWithdrawal(form.values())} at={step.at} />

  const isFill = step.name === 'fill'
  return (
    <AuthLayout
      heading={heading}
      title={isFill ? title : t('withdrawal.check.title')}
      intro={t(isFill ? 'withdrawal.intro' : 'withdrawal.check.intro')}
      foot={
        <>
          {t('withdrawal.part')}{' '}
          <Link to="/orders" className="link">
            {t('withdrawal.partLink')}
          </Link>
        </>
      }
    >
      {isFill ? (
        <Fill form={form} />
      ) : (
        <Check form={form} onBack={() => setStep({ name: 'fill', back: true })} />
      )}
    </AuthLayout>
  )
}

/** Returns the server's refusals of fields, which are not on the page while the summary is. */
function refusedFields(form: FormStore<WithdrawalValues>, error: unknown): Problem[] {
  return Object.entries(refusalOf(error)?.fieldCodes ?? {}).flatMap(([path, code]) =>
    Object.hasOwn(blankWithdrawal, path) && form.knows(code) ? [{ path, code }] : [],
  )
}

/** Fills in the signed-in customer and the order of `?order=`, not before hydration: the prerendered form is empty. */
function usePrefill(form: FormStore<WithdrawalValues>): void {
  const { user } = useSession('customer')
  const { data: me } = useMe(user?.id ?? '')
  const orderNumber = useSearchParams()[0].get('order') ?? ''
  const name = me ? fullName(me) : ''
  const email = user?.email ?? ''
  useEffect(() => {
    fillForm(form, prefilledWithdrawal(form.values(), { name, orderNumber, email }))
  }, [form, name, orderNumber, email])
}

function Fill({ form }: { form: FormStore<WithdrawalValues> }) {
  const t = useT(withdrawalWords)
  return (
    <Form form={form} className="grid gap-5">
      <Field name="name" label={t('withdrawal.name')} autoComplete="name" />
      <Field
        name="orderNumber"
        kind="code"
        label={t('withdrawal.orderNumber')}
        hint={t('withdrawal.orderNumberHint')}
      />
      <Field
        name="email"
        kind="email"
        label={t('withdrawal.email')}
        hint={t('withdrawal.emailHint')}
        enterKeyHint="next"
      />
      <SubmitButton size="lg" wide>
        {t('withdrawal.next')}
      </SubmitButton>
    </Form>
  )
}

function Check({ form, onBack }: { form: FormStore<WithdrawalValues>; onBack: () => void }) {
  const t = useT(withdrawalWords)
  const { busy } = useFormState(form)
  return (
    <Form form={form} className="grid gap-5">
      <Details values={normalWithdrawal(form.values())} />
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="lg" busyText={t('withdrawal.confirming')}>
          {t('withdrawal.confirm')}
        </SubmitButton>
        <Button kind="secondary" size="lg" disabled={busy} onClick={onBack}>
          {t('common.back')}
        </Button>
      </div>
    </Form>
  )
}

function Done({ values, at }: { values: WithdrawalValues; at: Date }) {
  const t = useT(withdrawalWords)
  return (
    <AuthOutcome
      good
      title={t('withdrawal.done.title')}
      actions={<LinkButton to="/shop">{t('withdrawal.done.shop')}</LinkButton>}
    >
      <p>{t('withdrawal.done.text')}</p>
      <Details values={values}>
        <Fact name={t('withdrawal.done.received')}>
          <DateText value={at} look="time" />
        </Fact>
      </Details>
      <p>{t('withdrawal.done.next', { days: WITHDRAWAL_REFUND_DAYS })}</p>
    </AuthOutcome>
  )
}

/** What the withdrawal says, and when it arrived. */
function Details({ values, children }: { values: WithdrawalValues; children?: ReactNode }) {
  const t = useT(withdrawalWords)
  const { name, orderNumber, email } = values
  return (
    <dl className="grid gap-4 rounded-card border border-hairline bg-raised p-5 text-ink">
      <Fact name={t('withdrawal.name')}>
        <bdi className="wrap-anywhere">{name}</bdi>
      </Fact>
      <Fact name={t('withdrawal.orderNumber')}>
        <bdi dir="ltr" className="wrap-anywhere">
          {orderNumber}
        </bdi>
      </Fact>
      <Fact name={t('withdrawal.email')}>
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      </Fact>
      {children}
    </dl>
  )
}
