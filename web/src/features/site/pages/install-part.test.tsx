import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '../../../../test/page'
import { InstallPart } from './install-part'

const open = () => openPage({ '/app': <InstallPart /> }, '/app')

it('offers what the browser offered before the page had loaded', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  vi.resetModules()
  const { InstallPart: Again } = await import('./install-part')
  const { openPage: openAgain } = await import('../../../../test/page')
  await openAgain({ '/app': <Again /> }, '/app')
  fireEvent.click(screen.getByRole('button', { name: 'Install Tavan' }))
  await screen.findByText(/is installed on this device/)
  expect(prompt).toHaveBeenCalledOnce()
  delete window.installOffer
})

/** The browser offers to install the site. */
async function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  await act(async () => void window.dispatchEvent(event))
  return { prompt, event }
}

it('tells how to install on iPhones, sending first and signing in again, and has no button without an offer', async () => {
  await open()
  const steps = screen.getAllByRole('listitem').map((one) => one.textContent)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toMatch(/no set is left to be sent/)
  expect(steps[2]).toMatch(/sign in again/)
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['accepted', /is installed on this device/],
  ['dismissed', /didn’t install it/],
] as const)('asks the browser once where it offers it, and says that it was %s', async (outcome, text) => {
  await open()
  const { prompt, event } = await offerInstall(outcome)
  expect(event.defaultPrevented).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Install Tavan' }))
  await screen.findByText(text)
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Install Tavan' })).toBeNull()
})
