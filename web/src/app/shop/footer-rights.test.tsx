import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/i18n'
import { loadLanguage } from '../../i18n/languages'
import { Rights } from './footer-rights'

afterEach(() => void vi.useRealTimers())

it('hydrates a page prerendered last year without a mismatch', async () => {
  const page = (
    <I18nProvider locale="en" language={await loadLanguage('en')}>
      <Rights />
    </I18nProvider>
  )
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31) })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  vi.setSystemTime(new Date(2027, 0, 1))
  const painted = root.firstChild
  const complaints = vi.fn()
  const alive = await act(async () => hydrateRoot(root, page, { onRecoverableError: complaints }))
  expect(complaints).not.toHaveBeenCalled()
  expect(root.firstChild).toBe(painted)
  act(() => alive.unmount())
  root.remove()
})
