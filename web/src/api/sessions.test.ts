import { afterEach, describe, expect, it, vi } from 'vitest'
import { customer, storeSession } from '../../test/fake-shop'
import {
  closeCustomerSession,
  customerSession,
  onCustomerSession,
  openCustomerSession,
  reloadCustomerSession,
  sessions,
} from './sessions'

describe('the session in the browser', () => {
  afterEach(() => reloadCustomerSession())

  it('SHOP-STATE-03: needs both the user and the token', () => {
    storeSession()
    reloadCustomerSession()
    expect(customerSession().user).toEqual(customer)
    for (const missing of ['authToken', 'authUser']) {
      storeSession()
      localStorage.removeItem(missing)
      reloadCustomerSession()
      expect(customerSession()).toMatchObject({ user: null, token: null })
    }
    storeSession()
    localStorage.setItem('authUser', '{broken')
    reloadCustomerSession()
    expect(customerSession().token).toBeNull()
  })

  it('is stored under the keys of the specification and forgotten on closing', () => {
    openCustomerSession('t', customer)
    expect(localStorage.getItem('authToken')).toBe('t')
    expect(JSON.parse(localStorage.getItem('authUser') ?? '')).toEqual(customer)
    closeCustomerSession('logout')
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(localStorage.getItem('authUser')).toBeNull()
  })

  it('follows a sign-in and a sign-out of another tab, and only a real change', () => {
    reloadCustomerSession()
    const told = vi.fn()
    const stop = onCustomerSession(told)
    const elsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    localStorage.setItem('authToken', 'other')
    elsewhere()
    expect(told).not.toHaveBeenCalled()
    storeSession('other')
    elsewhere()
    expect(customerSession().token).toBe('other')
    expect(told).toHaveBeenCalledTimes(1)
    elsewhere()
    expect(told).toHaveBeenCalledTimes(1)
    localStorage.removeItem('authToken')
    elsewhere()
    expect(customerSession().user).toBeNull()
    stop()
  })
})

describe('the sessions of the other areas', () => {
  const person = { id: 'a', email: 'nasrin@tavan.test', name: 'Nasrin', staffRole: 'owner' as const }

  afterEach(() => {
    for (const store of Object.values(sessions)) store.reload()
  })

  it('leaving one area leaves the others signed in, each under its own keys (X-02)', () => {
    sessions.admin.open('admin-token', person)
    sessions.coach.open('coach-token', { id: 'k', email: 'k@tavan.test', role: 'coach' })
    openCustomerSession('customer-token', customer)
    expect(localStorage.getItem('adminAuthToken')).toBe('admin-token')
    expect(localStorage.getItem('coachAuthToken')).toBe('coach-token')
    sessions.admin.close('logout')
    expect(localStorage.getItem('adminAuthToken')).toBeNull()
    expect(localStorage.getItem('adminUser')).toBeNull()
    expect(sessions.coach.current().token).toBe('coach-token')
    expect(customerSession().token).toBe('customer-token')
  })

  it('a coach’s token is found under the older keys too, in their order, and never written there (X-02)', () => {
    localStorage.setItem('coachUser', JSON.stringify({ id: 'k', email: 'k@tavan.test', role: 'coach' }))
    for (const key of ['token', 'userToken', 'coachToken', 'coachAuthToken']) {
      localStorage.setItem(key, `by-${key}`)
      sessions.coach.reload()
      expect(sessions.coach.current().token).toBe(`by-${key}`)
    }
    sessions.coach.open('fresh', { id: 'k', email: 'k@tavan.test', role: 'coach' })
    sessions.coach.close('logout')
    expect(['token', 'userToken', 'coachToken'].map((key) => localStorage.getItem(key))).toEqual([
      'by-token',
      'by-userToken',
      'by-coachToken',
    ])
  })
})
