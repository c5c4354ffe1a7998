import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open } from '../../../../test/coach-area'
import { followTo } from '../../../../test/page'
import { deviceNotice } from './device-notice'

const shown: string[] = []
let tones = 0
let answer: NotificationPermission
class FakeNotification {
  static permission: NotificationPermission = 'default'
  static requestPermission = async () => {
    FakeNotification.permission = answer
    return answer
  }
  constructor(title: string) {
    shown.push(title)
  }
}
class FakeAudio {
  currentTime = 0
  destination = {}
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => (tones += 1),
    stop: () => undefined,
  })
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (to: unknown) => to,
  })
  close = async () => undefined
}

let server: ReturnType<typeof fakeCoachServer>['server']
let unread: number
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  unread = 4
  server.on({ 'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: unread } }) })
  shown.length = 0
  tones = 0
  answer = 'granted'
  FakeNotification.permission = 'default'
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const control = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) })

describe('notices of new messages', () => {
  it('are off until a coach turns them on, on this device', async () => {
    await open('/coach/settings')
    const sound = await control('Play a sound')
    expect(deviceNotice()).toEqual({ sound: false, desktop: false })
    await followTo(sound)
    await followTo(await control('Show a notice on the desktop'))
    await waitFor(() => expect(deviceNotice()).toEqual({ sound: true, desktop: true }))
    expect(tones).toBe(2)
  })

  it('stay off where the browser refuses, and say how to allow them', async () => {
    answer = 'denied'
    await open('/coach/settings')
    const desktop = await control('Show a notice on the desktop')
    await followTo(desktop)
    await screen.findByText(/Your browser doesn’t allow notices/)
    expect(deviceNotice().desktop).toBe(false)
  })

  it('tell of messages that came, never of those that were there; the desktop only behind another window', async () => {
    localStorage.setItem('tavan:new-message', JSON.stringify({ sound: true, desktop: true }))
    FakeNotification.permission = 'granted'
    await open('/coach/settings')
    await control('Play a sound')
    await waitFor(() => expect(server.calls('GET', '/chat/unread-count').length).toBeGreaterThan(0))
    const look = async (count: number) => {
      unread = count
      const before = server.calls('GET', '/chat/unread-count').length
      await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
      await waitFor(() => expect(server.calls('GET', '/chat/unread-count').length).toBeGreaterThan(before))
    }
    await look(4)
    expect([tones, shown]).toEqual([0, []])
    await look(5)
    await waitFor(() => expect(tones).toBe(2))
    expect(shown).toEqual([])
    await look(3)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await look(6)
    await waitFor(() => expect(shown).toEqual(['6 unread messages']))
  })
})
