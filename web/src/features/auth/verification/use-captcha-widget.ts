import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n'
import { type CaptchaProvider, loadWidget } from './third-party-widget'
import type { VerificationProps } from './verification-props'

export interface CaptchaOptions extends Pick<VerificationProps, 'onChange'> {
  provider: CaptchaProvider
  /** The shop's public key at the provider (VERIFICATION_SITE_KEY). */
  siteKey: string
}

/** Loads the provider's script and renders its widget into `container`; again after `retry` or a change of language. */
export function useCaptchaWidget({ provider, siteKey, onChange }: CaptchaOptions) {
  const { locale } = useLocale()
  const container = useRef<HTMLDivElement>(null)
  const report = useRef(onChange)
  report.current = onChange
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'expired'>('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders a new widget
  useEffect(() => {
    const target = document.createElement('div')
    container.current?.replaceChildren(target)
    let disposed = false
    let remove = () => {}
    setState('loading')
    const settle = (next: 'shown' | 'failed' | 'expired', token: string) => {
      if (disposed) return
      setState(next)
      report.current(token)
    }
    loadWidget(provider, locale)
      .then((widget) => {
        if (disposed) return
        const id = widget.render(target, {
          sitekey: siteKey,
          theme: prefersDark() ? 'dark' : 'light',
          language: locale,
          callback: (token: string) => settle('shown', token),
          'expired-callback': () => settle('expired', ''),
          'error-callback': () => settle('failed', ''),
        })
        remove = () => widget.remove?.(id)
        setState('shown')
      })
      .catch(() => settle('failed', ''))
    return () => {
      disposed = true
      remove()
    }
  }, [provider, siteKey, locale, attempt])

  return { container, state, retry: () => setAttempt((n) => n + 1) }
}

function prefersDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
