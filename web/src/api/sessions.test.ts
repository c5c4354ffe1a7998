import { afterEach, describe, expect, it, vi } from 'vitest'
import { customer, storeSession } from '../../test/fake-shop'
import {
  closeCustomerSession,
  customerSession,
  onCustomerSession,
  openCustomerSession,
  reloadCustomerSession,
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
