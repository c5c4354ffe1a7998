import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Spinner } from '../../../ui/spinner'
import { authWords } from '../words/auth-words'
import { type CaptchaOptions, useCaptchaWidget } from './use-captcha-widget'
import type { VerificationProps } from './verification-props'

/** The widget of reCAPTCHA or Turnstile, where the server is configured for one of them. */
export default function ThirdPartyCaptcha({
  invalid,
  ...options
}: CaptchaOptions & Pick<VerificationProps, 'invalid'>) {
  const t = useT(authWords)
  const { container, state, retry } = useCaptchaWidget(options)
  return (
    <div
      className={cx(
        'grid gap-3 rounded-card border p-4',
        invalid ? 'border-pomegranate' : 'border-edge bg-raised',
      )}
    >
      <p className="font-semibold">{t('auth.verification.label')}</p>
      <div ref={container} className="min-h-[4.9rem] overflow-x-auto" hidden={state === 'failed'} />
      <div role="status" className="text-sm empty:hidden">
        {state === 'loading' ? <Spinner size={22} /> : null}
        {state === 'failed' ? (
          <p className="font-medium text-pomegranate">{t('auth.verification.failed')}</p>
        ) : null}
        {state === 'expired' ? (
          <p className="font-medium text-pomegranate">{t('auth.verification.expired')}</p>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Button kind="secondary" className="justify-self-start" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      ) : null}
    </div>
  )
}
