import { type CodeKind, codeProblems, TOTP_STEP_SECONDS } from 'contract/auth/totp-rules'
import type { Area } from 'contract/route'
import { useLayoutEffect, useRef, useState } from 'react'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Field } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm } from '../../../../ui/form/use-form'
import { type PendingSignIn, signInByCode } from '../../sign-in.api'
import { codeWords } from './words/code-words'

/** Ends where the field above it ends. */
const LINK = 'link inline-flex min-h-9 items-center text-sm'

interface Props {
  area: Area
  pending: PendingSignIn
  errorText: (error: unknown) => string
  onBack: () => void
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeStep(props: Props) {
  const t = useT(codeWords)
  const [kind, setKind] = useState<CodeKind>('app')
  const isApp = kind === 'app'
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t(isApp ? 'code.title' : 'code.recoveryTitle')}</h2>
        <p className="text-ink-soft">
          {isApp
            ? t('code.text', { seconds: isolated(t.number(TOTP_STEP_SECONDS)) })
            : t('code.recoveryText')}
        </p>
      </div>
      {/* A new field, so that the old text is gone and the keyboard fits. */}
      <CodeForm key={kind} kind={kind} {...props} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" className={LINK} onClick={props.onBack}>
          {t('code.back')}
        </button>
        <button type="button" className={LINK} onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {t(isApp ? 'code.useRecovery' : 'code.useApp')}
        </button>
      </div>
      {isApp ? null : <p className="text-ink-soft text-sm">{t('code.lost')}</p>}
    </section>
  )
}

function CodeForm({ area, pending, kind, errorText }: Props & { kind: CodeKind }) {
  const t = useT(codeWords, errorWords)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    rules: codeProblems,
    initial: { code: '' },
    show: 'first',
    errorText,
    // Said at the field, which takes the focus for the next try.
    fieldOf: (failure) => (failure === 'auth.code_wrong' ? 'code' : undefined),
    submit: async ({ code }) => {
      await signInByCode(area, pending, code)
      return 'leaving'
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <div ref={box}>
        <Field
          name="code"
          kind="code"
          quiet
          label={t(kind === 'app' ? 'code.label' : 'code.recoveryLabel')}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          enterKeyHint="go"
        />
      </div>
      <FormError />
      <SubmitButton size="lg" wide busyText={t('code.submitting')}>
        {t('code.submit')}
      </SubmitButton>
    </Form>
  )
}
