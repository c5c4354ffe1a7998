import type { MyBloodTest } from 'contract/blood-tests/calls'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText, isOffline, refusalOf } from '../../../../api/error-text'
import { useRequestKey } from '../../../../api/use-request-key'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { fullName } from '../../../../i18n/full-name'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { ChoiceCard } from '../../../../ui/choice-card'
import { DateField } from '../../../../ui/date-field/date-field'
import { useField } from '../../../../ui/form/context'
import { CheckboxField, Field, TextAreaField } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormState } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { useSubmitBloodTest } from '../../blood-tests.api'
import { pathInForm } from '../../items/item-rows'
import { ItemsField } from '../../items/items-field'
import { ReportField } from './report-field'
import { following, StoppedError } from './sending'
import {
  emptyTestForm,
  isWritten,
  sentOf,
  type TestValues,
  testForm,
  testLimits,
  testProblems,
} from './test-form'
import { submitTestWords } from './words/submit-test-words'

interface Props {
  userId: string
  /** True if this account must consent before it submits health data (decision X-104). */
  consentNeeded: boolean
  /** Coach who comments; null without one, undefined while loading. */
  coach: MyBloodTest['coach'] | undefined
}

/** Form of a test. A failure keeps its values; only a received test clears it. */
export function TestForm({ userId, consentNeeded, coach }: Props) {
  const t = useT(errorWords, submitTestWords)
  const form = useTestForm(userId, consentNeeded, coach !== null)
  const { form: store, asksConsent } = form
  const { busy } = useFormState(store)
  return (
    <Form form={store} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <Section title={t('submitTest.about')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateField
            name="testedAt"
            min="1900-01-01"
            required={false}
            label={t('submitTest.day')}
            note={t('common.optional')}
          />
          <Field
            name="code"
            kind="code"
            required={false}
            label={t('submitTest.code')}
            note={t('common.optional')}
          />
        </div>
        <TextAreaField
          name="note"
          dir="auto"
          rows={3}
          label={t('submitTest.note')}
          note={t('common.optional')}
          hint={t('submitTest.noteHint')}
        />
      </Section>
      <Section title={t('submitTest.values.title')} text={t('submitTest.values.text')}>
        <ItemsField />
      </Section>
      <ReportField />
      <Reader coach={coach} />
      <div className="grid gap-4 border-hairline border-t pt-6">
        {asksConsent ? <Consent /> : null}
        <FormError />
        <SubmitButton
          size="lg"
          className="justify-self-start max-sm:w-full"
          disabled={busy}
          busyText={t('submitTest.sending')}
        >
          {t('submitTest.send')}
        </SubmitButton>
      </div>
    </Form>
  )
}

function useTestForm(userId: string, consentNeeded: boolean, hasCoach: boolean) {
  const t = useT(errorWords, submitTestWords)
  const toast = useToast()
  const navigate = useNavigate()
  const here = useHere()
  // The server can require consent even if the list, which carries the flag, failed to load.
  const [refused, setRefused] = useState(false)
  const asksConsent = consentNeeded || refused
  const { mutateAsync: submit } = useSubmitBloodTest(userId)
  const keyFor = useRequestKey()
  const store = testForm(userId)
  const form = useForm<TestValues>(
    {
      rules: (values) => testProblems(values, asksConsent),
      initial: store.values(),
      show: 'all',
      check: 'blur',
      limits: testLimits,
      fieldPath: (path) => pathInForm(path, store.values().items),
      fieldOf: (code) =>
        code === 'consent.required'
          ? 'consent'
          : code.startsWith('blood_tests.report')
            ? 'report'
            : undefined,
      asksBeforeUnload: (values, busy) => busy || isWritten(values),
      invalidText: (count) => t('submitTest.invalid', { count }),
      errorText: (error) =>
        error instanceof StoppedError
          ? t('submitTest.stopped')
          : isOffline(error)
            ? t('submitTest.unsure')
            : errorText(t, error, t('submitTest.failed')),
      submit: async (values) => {
        const test = sentOf(values, asksConsent, hasCoach)
        const { report, ...typed } = test
        const key = keyFor([typed, report?.name, report?.size, report?.lastModified])
        const { id } = await following((options) => submit({ test, key, ...options }))
        emptyTestForm()
        toast(t(test.for === 'self' ? 'submitTest.kept' : 'submitTest.done'))
        if (here.current) void navigate(`/blood-tests/${id}`)
      },
      onFailure: (error) => {
        if (refusalOf(error)?.code === 'consent.required') setRefused(true)
        if (!here.current) toast(t('submitTest.failed'), { kind: 'alert' })
      },
    },
    () => store,
  )
  return { form, asksConsent }
}

/** Returns a function that tells if the page is still mounted; the form outlives it. */
function useHere() {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text ? <p className="text-ink-soft text-sm">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}

/** Says who will read the test; without a coach the person chooses. */
function Reader({ coach }: Pick<Props, 'coach'>) {
  const t = useT(submitTestWords)
  const { value, change } = useField('reader')
  if (coach === undefined) return null
  return (
    <Section title={t('submitTest.reader.title')}>
      {coach ? (
        <p>{t('submitTest.reader.coach', { name: isolatedName(fullName(coach)) })}</p>
      ) : (
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-ink-soft">{t('submitTest.reader.none')}</legend>
          {(['self', 'coach'] as const).map((reader) => (
            <ChoiceCard
              key={reader}
              name="reader"
              checked={value === reader}
              onChange={() => change(reader)}
              label={t(reader === 'self' ? 'submitTest.reader.self' : 'submitTest.reader.ask')}
              description={t(reader === 'self' ? 'submitTest.reader.selfText' : 'submitTest.reader.askText')}
            />
          ))}
        </fieldset>
      )}
    </Section>
  )
}

function Consent() {
  const t = useT(submitTestWords)
  return (
    <CheckboxField name="consent" hint={t('submitTest.consentHint')}>
      {t('submitTest.consent')}
    </CheckboxField>
  )
}
