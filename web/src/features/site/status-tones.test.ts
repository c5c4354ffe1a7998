import { orderStatuses } from 'contract/orders/rules'
import { userProgramStatuses } from 'contract/programs/rules'
import { describe, expect, it } from 'vitest'
import { orderTone, toneOf } from './status-tones'

const online = { paymentMethod: 'online', paymentStatus: 'open' } as const

describe('the tones of states', () => {
  it('ask only the one who has to act', () => {
    const asks = (viewer: 'customer' | 'staff') => [
      ...orderStatuses.filter((status) => toneOf('orders', status, viewer) === 'needs-you'),
      ...userProgramStatuses.filter((status) => toneOf('programs', status, viewer) === 'needs-you'),
    ]
    expect(asks('customer')).toEqual(['pending', 'answering'])
    expect(asks('staff')).toEqual(['pending', 'creating'])
    expect(toneOf('bloodTests', 'reviewing', 'staff')).toBe('needs-you')
    expect(toneOf('bloodTests', 'reviewing', 'customer')).toBe('moving')
  })

  it('send who owes the payment to the payment, and let staff wait for it', () => {
    for (const paymentStatus of ['open', 'failed'] as const) {
      const order = { ...online, status: 'pending', paymentStatus } as const
      expect(orderTone(order, 'customer')).toBe('needs-you')
      expect(orderTone(order, 'staff')).toBe('moving')
    }
    expect(orderTone({ ...online, status: 'pending', paymentStatus: 'paid' }, 'staff')).toBe('needs-you')
    expect(orderTone({ ...online, status: 'cancelled' }, 'customer')).toBe('ended')
    const cash = { status: 'pending', paymentMethod: 'cod', paymentStatus: 'open' } as const
    expect(orderTone(cash, 'customer')).toBe('moving')
    expect(orderTone(cash, 'staff')).toBe('needs-you')
  })

  it('say the same of what is on its way, over, done and failed in every domain', () => {
    for (const viewer of ['customer', 'staff'] as const) {
      expect(toneOf('orders', 'shipped', viewer)).toBe('moving')
      expect(toneOf('orders', 'delivered', viewer)).toBe('good')
      expect(toneOf('programs', 'completed', viewer)).toBe('good')
      expect(toneOf('bloodTests', 'completed', viewer)).toBe('good')
      expect(toneOf('messages', 'read', viewer)).toBe('good')
      expect(toneOf('messages', 'failed', viewer)).toBe('wrong')
      expect(toneOf('orders', 'cancelled', viewer)).toBe('ended')
      expect(toneOf('programs', 'deactivated', viewer)).toBe('ended')
      expect(toneOf('applications', 'rejected', viewer)).toBe('ended')
    }
  })

  it('claim nothing of a state that only a newer server knows', () => {
    expect(toneOf('programs', 'archived', 'staff')).toBe('ended')
    expect(toneOf('orders', 'toString', 'staff')).toBe('ended')
  })
})
