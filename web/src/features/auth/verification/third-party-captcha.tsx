import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Spinner } from '../../../ui/spinner'
import { type ForeignProvider, loadWidget } from './third-party-widget'
import type { VerificationProps } from './verification-props'

interface Props extends VerificationProps {
  provider: ForeignProvider
  /** By this the provider knows the shop (VERIFICATION_SITE_KEY). */
  siteKey: string
}

/** The widget of reCAPTCHA or Turnstile, where the server is set to one of them. */
export default function ForeignVerification({ provider, siteKey, onChange, invalid }: Props) {
  const t = useT()
  const { locale } = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const tell = useRef(onChange)
  tell.current = onChange
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'expired'>('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const at = document.createElement('div')
    place.current?.replaceChildren(at)
    let gone = false
    let leave = () => {}
    setState('loading')
    const lose = (why: 'failed' | 'expired') => {
      if (gone) return
      tell.current('')
      setState(why)
    }
    loadWidget(provider, locale)
      .then((widget) => {
        if (gone) return
        const id = widget.render(at, {
          sitekey: siteKey,
          theme: matchesDark() ? 'dark' : 'light',
          language: locale,
          callback: (token: string) => {
            if (gone) return
            setState('shown')
            tell.current(token)
          },
          'expired-callback': () => lose('expired'),
          'error-callback': () => lose('failed'),
        })
        leave = () => widget.remove?.(id)
        setState('shown')
      })
      .catch(() => lose('failed'))
    return () => {
      gone = true
      leave()
    }
  }, [provider, siteKey, locale, attempt])

  return (
    <div
      className={cx(
        'grid gap-3 rounded-card border p-4',
        invalid ? 'border-pomegranate' : 'border-edge bg-raised',
      )}
    >
      <p className="font-semibold">{t('auth.verification.label')}</p>
      <div ref={place} className="min-h-[4.9rem] overflow-x-auto" hidden={state === 'failed'} />
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
        <Button kind="secondary" className="justify-self-start" onClick={() => setAttempt((n) => n + 1)}>
          {t('common.tryAgain')}
        </Button>
      ) : null}
    </div>
  )
}

function matchesDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
