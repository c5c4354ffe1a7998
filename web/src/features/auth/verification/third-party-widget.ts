import type { Locale } from 'contract/locale'
import type { SiteConfig } from 'contract/site/calls'
import { SECOND } from 'contract/units'

export type ForeignProvider = Exclude<SiteConfig['verification']['provider'], 'altcha'>

/** What both providers' scripts offer; Turnstile is modelled on reCAPTCHA. */
interface WidgetScript {
  /** reCAPTCHA's alone: its first script fetches another. Turnstile refuses the call where its script came late. */
  ready?(run: () => void): void
  render(at: HTMLElement, options: Record<string, unknown>): string | number
  /** Turnstile's alone. */
  remove?(id: string | number): void
}

declare global {
  interface Window {
    grecaptcha?: WidgetScript
    turnstile?: WidgetScript
  }
}

/** The policy of the pages lets exactly these in (server: adapters/verification/siteverify.ts). */
const scripts = {
  recaptcha: (locale: Locale) => `https://www.recaptcha.net/recaptcha/api.js?render=explicit&hl=${locale}`,
  turnstile: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
}
const scriptOf = { recaptcha: () => window.grecaptcha, turnstile: () => window.turnstile }
/** A script that has not come by then is as good as one that cannot. */
const PATIENCE = 15 * SECOND

const coming = new Map<ForeignProvider, Promise<WidgetScript>>()

/** Loads the provider's script once a page; a failed load is forgotten, so that it can be tried again. */
export function loadWidget(provider: ForeignProvider, locale: Locale): Promise<WidgetScript> {
  const known = coming.get(provider)
  if (known) return known
  const script = document.createElement('script')
  const loading = new Promise<WidgetScript>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The widget did not come in time.')), PATIENCE)
    script.onerror = () => reject(new Error('The widget could not be loaded.'))
    script.onload = () => {
      const widget = scriptOf[provider]()
      if (!widget) return reject(new Error('The widget is not what it should be.'))
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
  coming.set(provider, loading)
  loading.catch(() => {
    coming.delete(provider)
    script.remove()
  })
  return loading
}
