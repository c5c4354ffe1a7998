import type { Area } from 'contract/route'
import { tokenKeys } from '../api/token-keys'
import { holdInput } from './early-input'
import { preload, requestApplication } from './load-application'
import { applyPreferences } from './preferences'

declare global {
  interface Window {
    /** The browser's last offer to install the site; it may come before the page with the button has loaded. */
    installOffer?: Event
  }
}

// Runs in the head before the first paint, so neither theme nor direction flashes. It stands in every page; the
// server describes the page in data-* attributes of its tag (server/src/kernel/http/page-document.ts).
const { dataset } = document.currentScript as HTMLScriptElement
const { painted, area, code = '', entry = '' } = dataset
const root = document.documentElement

const locale = applyPreferences(painted === 'content')
if (locale) {
  const files = `${code} ${dataset[locale] ?? ''}`.split(' ').filter(Boolean)
  if (painted === undefined) for (const file of files) preload(file)
  else requestApplication(entry, files)
  if (painted === 'content') holdInput()
  // Hides the page from signed-out visitors until the application redirects them.
  if (area && !isSignedIn(area as Area)) root.dataset.away = ''
  // Prerendered pages are those of a guest, so the header reserves room for the profile menu.
  else if (isSignedIn('customer')) root.dataset.member = ''
}

// The app page's own button asks in place of the browser's bar.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

function isSignedIn(area: Area): boolean {
  try {
    return tokenKeys[area].some((key) => localStorage.getItem(key))
  } catch {
    return false
  }
}
