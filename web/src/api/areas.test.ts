import { afterEach, describe, expect, it, vi } from 'vitest'
import { customer, storeSession } from '../../test/fake-shop'
import { areas, sessionOf } from './areas'

describe('customer session', () => {
  afterEach(() => sessionOf('customer').reload())

  it('SHOP-STATE-03: needs both the user and the token', () => {
    storeSession()
    sessionOf('customer').reload()
    expect(sessionOf('customer').current().user).toEqual(customer)
    for (const missing of ['authToken', 'authUser']) {
      storeSession()
      localStorage.removeItem(missing)
      sessionOf('customer').reload()
      expect(sessionOf('customer').current()).toMatchObject({ user: null, token: null })
    }
    storeSession()
    localStorage.setItem('authUser', '{broken')
    sessionOf('customer').reload()
    expect(sessionOf('customer').current().token).toBeNull()
  })

  it('uses the specified storage keys and removes them on close', () => {
    sessionOf('customer').open('t', customer)
    expect(localStorage.getItem('authToken')).toBe('t')
    expect(JSON.parse(localStorage.getItem('authUser') ?? '')).toEqual(customer)
    sessionOf('customer').close('logout')
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(localStorage.getItem('authUser')).toBeNull()
  })

  it('follows a sign-in and a sign-out in another tab, and ignores unchanged values', () => {
    sessionOf('customer').reload()
    const told = vi.fn()
    const stop = sessionOf('customer').follow(told)
    const elsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    localStorage.setItem('authToken', 'other')
    elsewhere()
    expect(told).not.toHaveBeenCalled()
    storeSession('other')
    elsewhere()
    expect(sessionOf('customer').current().token).toBe('other')
    expect(told).toHaveBeenCalledTimes(1)
    elsewhere()
    expect(told).toHaveBeenCalledTimes(1)
    localStorage.removeItem('authToken')
    elsewhere()
    expect(sessionOf('customer').current().user).toBeNull()
    stop()
  })
})

describe('sessions of several areas', () => {
  const person = { id: 'a', email: 'nasrin@tavan.test', name: 'Nasrin', staffRole: 'owner' as const }

  afterEach(() => {
    for (const { session } of Object.values(areas)) session.reload()
  })

  it('stays signed in to the other areas, each under its own keys, when one is closed (X-02)', () => {
    sessionOf('admin').open('admin-token', person)
    sessionOf('coach').open('coach-token', { id: 'k', email: 'k@tavan.test', role: 'coach' })
    sessionOf('customer').open('customer-token', customer)
    expect(localStorage.getItem('adminAuthToken')).toBe('admin-token')
    expect(localStorage.getItem('coachAuthToken')).toBe('coach-token')
    sessionOf('admin').close('logout')
    expect(localStorage.getItem('adminAuthToken')).toBeNull()
    expect(localStorage.getItem('adminUser')).toBeNull()
    expect(sessionOf('coach').current().token).toBe('coach-token')
    expect(sessionOf('customer').current().token).toBe('customer-token')
  })

  it('signs a coach in only when the stored role is coach (COACH-STATE-01 COACH-NAV-03)', () => {
    localStorage.setItem('coachAuthToken', 'a-customers-token')
    for (const [role, signedIn] of [
      ['customer', false],
      ['admin', false],
      [undefined, false],
      ['coach', true],
    ] as const) {
      localStorage.setItem('coachUser', JSON.stringify({ id: 'k', email: 'k@tavan.test', role }))
      sessionOf('coach').reload()
      expect(sessionOf('coach').current().token).toBe(signedIn ? 'a-customers-token' : null)
      expect(sessionOf('coach').current().user !== null).toBe(signedIn)
    }
  })

  it('reads a coach’s token from the older keys too, in order, and never writes them (X-02)', () => {
    localStorage.setItem('coachUser', JSON.stringify({ id: 'k', email: 'k@tavan.test', role: 'coach' }))
    for (const key of ['token', 'userToken', 'coachToken', 'coachAuthToken']) {
      localStorage.setItem(key, `by-${key}`)
      sessionOf('coach').reload()
      expect(sessionOf('coach').current().token).toBe(`by-${key}`)
    }
    sessionOf('coach').open('fresh', { id: 'k', email: 'k@tavan.test', role: 'coach' })
    sessionOf('coach').close('logout')
    expect(['token', 'userToken', 'coachToken'].map((key) => localStorage.getItem(key))).toEqual([
      'by-token',
      'by-userToken',
      'by-coachToken',
    ])
  })
})
