import { deliveryWindow, specifiedShipping } from 'contract/orders/shipping-rules'
import { MINUTE } from 'contract/units'
import { describe, expect, it } from 'vitest'
import { attemptFor, dropAttempt, readAttempt } from './attempt'
import {
  blankCheckout,
  type CheckoutValues,
  checkoutDraft,
  checkoutLimits,
  checkoutProblems,
  checkoutToSend,
  prefilled,
} from './checkout-form'

const address = { street: 'S 1', city: 'C', state: 'T', zipCode: 'Z', country: 'L' }
const last = { customerInfo: { firstName: 'Sara', lastName: 'Rad', email: 's@x.nl', phone: '1', address } }
const inCity = (city: string): CheckoutValues => {
  const { customerInfo } = blankCheckout
  return { ...blankCheckout, customerInfo: { ...customerInfo, address: { ...customerInfo.address, city } } }
}

describe('the checkout form', () => {
  it('SHOP-VAL-35: needs every field but the notes', () => {
    expect(checkoutProblems(blankCheckout).map(({ path }) => path)).toEqual([
      'customerInfo.firstName',
      'customerInfo.lastName',
      'customerInfo.email',
      'customerInfo.phone',
      'customerInfo.address.street',
      'customerInfo.address.city',
      'customerInfo.address.state',
      'customerInfo.address.zipCode',
      'customerInfo.address.country',
    ])
    expect(checkoutProblems(prefilled(blankCheckout, { last }))).toEqual([])
  })

  it('needs a text that shows something, as the server does (X-111)', () => {
    const values = prefilled(inCity('\u200b\u2060'), { last })
    expect(
      checkoutProblems({ ...values, customerInfo: { ...values.customerInfo, firstName: '\u3164' } }),
    ).toEqual([
      { path: 'customerInfo.firstName', code: 'orders.first_name_required' },
      { path: 'customerInfo.address.city', code: 'orders.city_required' },
    ])
  })

  it('has a limit for every text', () => {
    expect(checkoutLimits).toMatchObject({ 'customerInfo.email': 254, 'customerInfo.address.zipCode': 20 })
    expect(Object.keys(checkoutLimits)).toHaveLength(10)
  })

  it('prefills from the last order, else the account, and never over typed text', () => {
    const account = { firstName: 'A', lastName: 'B', email: 'a@b.nl' }
    const { customerInfo: own } = prefilled(blankCheckout, { account })
    expect(own).toMatchObject({ firstName: 'A', email: 'a@b.nl', address: { street: '' } })
    const { customerInfo } = prefilled(inCity('Delft'), { account, last })
    expect(customerInfo).toEqual({ ...last.customerInfo, address: { ...address, city: 'Delft' } })
  })

  it('takes the whole default address before the last order', () => {
    const saved = { ...address, firstName: 'Mina', lastName: 'Rad', phone: '2', street: 'K 9', city: 'Gouda' }
    const values = prefilled(blankCheckout, {
      account: { firstName: 'A', lastName: 'B', email: 'a@b.nl' },
      last,
      saved,
    })
    expect(values.customerInfo).toEqual({
      firstName: 'Mina',
      lastName: 'Rad',
      email: 's@x.nl',
      phone: '2',
      address: { ...address, street: 'K 9', city: 'Gouda' },
    })
    expect(checkoutProblems(values)).toEqual([])
  })

  it('is sent without the blanks around its texts', () => {
    expect(checkoutToSend({ ...inCity(' Delft '), notes: ' Ring twice ' }, 'en')).toEqual({
      ...inCity('Delft'),
      notes: 'Ring twice',
    })
  })

  it('is saved for the same customer only', () => {
    checkoutDraft('u1').write({ ...inCity('Delft'), shippingMethod: 'express' })
    expect(checkoutDraft('u1').read()).toEqual({ ...inCity('Delft'), shippingMethod: 'express' })
    expect(checkoutDraft('u2').read()).toBeUndefined()
    sessionStorage.setItem('checkoutDraft', '{"userId":"u1"}')
    expect(checkoutDraft('u1').read()).toBeUndefined()
  })

  it('counts delivery in business days', () => {
    const friday = new Date(2026, 10, 20, 12)
    const days = specifiedShipping.map(({ businessDays }) =>
      deliveryWindow(businessDays, friday).map((day) => day.getDate()),
    )
    expect(days).toEqual([
      [27, 1],
      [24, 25],
    ])
  })
})

describe('an attempt to order', () => {
  const body = { paymentMethod: 'cod', shippingMethod: 'standard', expectedTotal: 10 } as const

  it('keeps its key while nothing changes', () => {
    const first = attemptFor('u1', 'p 1', body, 0)
    expect(first.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(attemptFor('u1', 'p 1', { ...body }, MINUTE).key).toBe(first.key)
    expect(readAttempt('u1', MINUTE)?.key).toBe(first.key)
  })

  it('is a new one for another form, another cart, another customer, and after half an hour', () => {
    const keys = [
      attemptFor('u1', 'p 1', body, 0),
      attemptFor('u1', 'p 1', { ...body, shippingMethod: 'express' }, 0),
      attemptFor('u1', 'p 2', { ...body, shippingMethod: 'express' }, 0),
      attemptFor('u2', 'p 2', { ...body, shippingMethod: 'express' }, 0),
      attemptFor('u2', 'p 2', { ...body, shippingMethod: 'express' }, 30 * MINUTE),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(5)
    dropAttempt()
    expect(readAttempt('u2', 30 * MINUTE)).toBeUndefined()
  })
})
