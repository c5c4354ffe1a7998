import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartConsent } from 'contract/notifications/consent-rules'
import { defaultWays } from 'contract/notifications/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, refusal } from '../../../test/fake-server'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import { NotificationsSection } from './notifications-section'

let server: ReturnType<typeof fakeShop>
let chosen: { kinds: object; quiet: { from: string; until: string } | null }
let devices: object[]
beforeEach(() => {
  storeSession()
  chosen = { kinds: defaultWays, quiet: null }
  devices = []
  server = fakeShop([])
  server.on({
    'GET /account/notifications': () => ({ success: true, data: chosen }),
    'PUT /account/notifications': ({ body }) => {
      chosen = { kinds: { ...chosen.kinds, ...body.kinds }, quiet: body.quiet }
      return { success: true, data: chosen }
    },
    'GET /account/push': () => ({ success: true, data: { publicKey: 'BKey', devices } }),
    'POST /account/push': ({ body }) => {
      devices = [{ endpoint: body.endpoint, createdAt: '2026-11-20T10:00:00.000Z', lastSentAt: null }]
      return { success: true }
    },
    'DELETE /account/push': () => {
      devices = []
      return { success: true }
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
const open = (locale?: 'fa') => openPage({ '/account': <NotificationsSection /> }, '/account', locale)
const saves = () => server.calls('PUT', '/account/notifications').map(({ body }) => body)

/** A browser with notices; `permission` is what the person answers. */
function fakeBrowser(permission: 'granted' | 'denied', isSubscribed = false) {
  const endpoint = 'https://push.example.net/1'
  const made = {
    endpoint,
    options: {},
    toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: vi.fn(async () => {
      subscription = null
    }),
  }
  let subscription: object | null = isSubscribed ? made : null
  const subscribe = vi.fn(async () => {
    subscription = made
    return made
  })
  const pushManager = { getSubscription: async () => subscription, subscribe }
  const registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  })
  const asked = vi.fn(async () => {
    Object.assign(Notification, { permission })
    return permission
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked })
  return { asked, subscribe, made }
}

describe('the choices of notifications', () => {
  it('asks about check-ins too, whose reminders are sent', async () => {
    await open()
    fireEvent.change(await screen.findByLabelText('Check-ins that are due'), { target: { value: 'both' } })
    await waitFor(() => expect(saves()).toMatchObject([{ kinds: { check_in: 'both' } }]))
  })

  it('are saved one by one when they are chosen, with quiet hours', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    await visitor.selectOptions(await screen.findByLabelText('New messages'), 'Notice and email')
    await screen.findByText('Saved.')
    await visitor.click(screen.getByRole('switch', { name: 'Quiet hours' }))
    const until = await screen.findByLabelText('Until')
    fireEvent.change(until, { target: { value: '08:30' } })
    fireEvent.blur(until)
    await waitFor(() => expect(saves()).toHaveLength(3))
    expect(saves()).toEqual([
      { kinds: { message: 'both' }, quiet: null },
      { kinds: {}, quiet: { from: '22:00', until: '07:00' } },
      { kinds: {}, quiet: { from: '22:00', until: '08:30' } },
    ])
  })

  it('ask for reminders of the cart with the text that is stored as the consent', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    const cart = await screen.findByRole('switch', { name: 'Remind Me of My Cart' })
    expect(screen.getByText(cartConsent.en)).toBeTruthy()
    await visitor.click(cart)
    await waitFor(() => expect(cart).toHaveProperty('checked', true))
    await visitor.click(cart)
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves().map(({ kinds }: { kinds: object }) => kinds)).toEqual([{ cart: 'mail' }, { cart: 'none' }])
  })

  it('say so when they cannot be loaded or saved', async () => {
    server.on({ 'PUT /account/notifications': () => refusal('server.error') })
    const { unmount } = await open()
    fireEvent.change(await screen.findByLabelText('Programs'), { target: { value: 'none' } })
    await screen.findByText(/Something went wrong on our side|couldn’t be saved/)
    unmount()
    server.on({ 'GET /account/notifications': () => refusal('server.error') })
    await open('fa')
    await screen.findByText('بارگذاری اعلان‌های شما ممکن نشد')
  })
})

describe('notices on this device', () => {
  it('are turned on upon a press, which alone asks for the permission, and off again', async () => {
    const visitor = userEvent.setup({ delay: null })
    const browser = fakeBrowser('granted')
    await open()
    const on = await screen.findByRole('button', { name: 'Turn On Notices' })
    expect(browser.asked).not.toHaveBeenCalled()
    await visitor.click(on)
    await screen.findByText('Notices are on for this device.')
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
    expect(server.calls('POST', '/account/push')[0]?.body).toEqual({
      endpoint: 'https://push.example.net/1',
      keys: { p256dh: 'key', auth: 'secret' },
    })
    await visitor.click(screen.getByRole('button', { name: 'Turn Off Notices' }))
    await screen.findByText(/Notices are off for this device/)
    expect(browser.made.unsubscribe).toHaveBeenCalledOnce()
    expect(server.calls('DELETE', '/account/push')).toHaveLength(1)
  })

  it('are turned on by a press before the key of the server has arrived', async () => {
    const visitor = userEvent.setup({ delay: null })
    const browser = fakeBrowser('granted')
    const answer = later()
    server.on({ 'GET /account/push': () => answer.promise })
    await open()
    await visitor.click(await screen.findByRole('button', { name: 'Turn On Notices' }))
    expect(browser.asked).toHaveBeenCalledOnce()
    server.on({ 'GET /account/push': () => ({ success: true, data: { publicKey: 'BKey', devices } }) })
    answer.settle({ success: true, data: { publicKey: 'BKey', devices } })
    await screen.findByText('Notices are on for this device.')
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  })

  it('are off after a sign-out, though the browser is still subscribed, until the next press', async () => {
    const visitor = userEvent.setup({ delay: null })
    fakeBrowser('granted', true)
    await open()
    await screen.findByText(/Notices are off for this device/)
    expect(server.calls('POST', '/account/push')).toEqual([])
    await visitor.click(screen.getByRole('button', { name: 'Turn On Notices' }))
    await screen.findByText('Notices are on for this device.')
  })

  it('stay off with the way to allow them when the browser refuses them', async () => {
    const visitor = userEvent.setup({ delay: null })
    fakeBrowser('denied')
    await open()
    await visitor.click(await screen.findByRole('button', { name: 'Turn On Notices' }))
    await screen.findByText(/This browser blocks notices from us/)
    expect(server.calls('POST', '/account/push')).toEqual([])
  })

  it('are not offered by a browser without them', async () => {
    await open()
    await screen.findByText('This browser can’t show notices.')
  })
})
