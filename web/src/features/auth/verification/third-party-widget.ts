import type { Locale } from 'contract/locale'
import type { SiteConfig } from 'contract/site/calls'
import { SECOND } from 'contract/units'

export type CaptchaProvider = Exclude<SiteConfig['verification']['provider'], 'altcha'>

/** The API that both providers' scripts share; Turnstile's is compatible with reCAPTCHA's. */
interface WidgetScript {
  /** reCAPTCHA only: its first script loads another. Turnstile throws when it is called after an async load. */
  ready?(run: () => void): void
  render(at: HTMLElement, options: Record<string, unknown>): string | number
  /** Turnstile only. */
  remove?(id: string | number): void
}

declare global {
  interface Window {
    grecaptcha?: WidgetScript
    turnstile?: WidgetScript
  }
}

/** The content security policy allows exactly these (server: adapters/verification/siteverify.ts). */
const scripts = {
  recaptcha: (locale: Locale) => `https://www.recaptcha.net/recaptcha/api.js?render=explicit&hl=${locale}`,
  turnstile: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
}
const scriptOf = { recaptcha: () => window.grecaptcha, turnstile: () => window.turnstile }
const LOAD_TIMEOUT = 15 * SECOND

const loads = new Map<CaptchaProvider, Promise<WidgetScript>>()

/** Loads the provider's script once per page; a failed load can be retried. */
export function loadWidget(provider: CaptchaProvider, locale: Locale): Promise<WidgetScript> {
  const known = loads.get(provider)
  if (known) return known
  const script = document.createElement('script')
  const loading = new Promise<WidgetScript>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The widget did not load in time.')), LOAD_TIMEOUT)
    script.onerror = () => reject(new Error('The widget could not be loaded.'))
    script.onload = () => {
      const widget = scriptOf[provider]()
      if (!widget) return reject(new Error('The script offers no widget.'))
      const done = () => {
        clearTimeout(timer)
        resolve(widget)
      }
      if (provider === 'recaptcha' && widget.ready) widget.ready(done)
      else done()
    }
    script.async = true
    script.src = scripts[provider](locale)
    document.head.append(script)
  })
  loads.set(provider, loading)
  loading.catch(() => {
    loads.delete(provider)
    script.remove()
  })
  return loading
}
