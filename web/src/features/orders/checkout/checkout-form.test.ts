import { MINUTE } from 'contract/units'
import { describe, expect, it } from 'vitest'
import { attemptFor, dropAttempt, readAttempt } from './attempt'
import { blankForm, prefilled, problemsOf, readDraft, refusedFields, saveDraft, typed } from './checkout-form'
import { deliveryWindow } from './delivery'

const address = { street: 'S 1', city: 'C', state: 'T', zipCode: 'Z', country: 'L' }
const last = {
  shippingMethod: 'standard' as const,
  customerInfo: { firstName: 'Sara', lastName: 'Rad', email: 's@x.nl', phone: '1', address },
}

describe('the checkout form', () => {
  it('SHOP-VAL-35: needs every field but the notes', () => {
    expect(Object.keys(problemsOf(blankForm))).toHaveLength(9)
    expect(problemsOf(prefilled(blankForm, { last }))).toEqual({})
  })

  it('is filled from the last order, else from the account, and never over what was typed', () => {
    const account = { firstName: 'A', lastName: 'B', email: 'a@b.nl' }
    expect(prefilled(blankForm, { account })).toMatchObject({ firstName: 'A', email: 'a@b.nl', street: '' })
    const form = prefilled({ ...blankForm, city: 'Delft' }, { account, last })
    expect(form).toMatchObject({ firstName: 'Sara', street: 'S 1', city: 'Delft', zipCode: 'Z' })
  })

  it('takes the whole default address before the last order', () => {
    const saved = { ...address, firstName: 'Mina', lastName: 'Rad', phone: '2', street: 'K 9', city: 'Gouda' }
    const form = prefilled(blankForm, {
      account: { firstName: 'A', lastName: 'B', email: 'a@b.nl' },
      last,
      saved,
    })
    expect(form).toMatchObject({
      firstName: 'Mina',
      phone: '2',
      street: 'K 9',
      city: 'Gouda',
      email: 's@x.nl',
    })
    expect(problemsOf(form)).toEqual({})
  })

  it('takes Persian and Arabic digits in phone and zip code', () => {
    expect(typed('phone', '۰۹۱۲ ٣٤')).toBe('0912 34')
    expect(typed('zipCode', '۱۰۱۵')).toBe('1015')
    expect(typed('street', 'پلاک ۵')).toBe('پلاک ۵')
  })

  it('reads the server’s refusals by field', () => {
    const codes = {
      'customerInfo.email': 'orders.email_invalid',
      'customerInfo.address.city': 'request.too_long',
    }
    expect(refusedFields(codes)).toEqual({ email: 'orders.email_invalid', city: 'request.too_long' })
  })

  it('is saved for the same customer only', () => {
    saveDraft('u1', { ...blankForm, city: 'Delft', shippingMethod: 'express' })
    expect(readDraft('u1')).toMatchObject({ city: 'Delft', shippingMethod: 'express', paymentMethod: 'cod' })
    expect(readDraft('u2')).toBeUndefined()
  })

  it('counts delivery in business days', () => {
    const friday = new Date(2026, 10, 20, 12)
    const days = (method: 'standard' | 'express') =>
      deliveryWindow(method, friday).map((day) => day.getDate())
    expect(days('standard')).toEqual([27, 1])
    expect(days('express')).toEqual([24, 25])
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
