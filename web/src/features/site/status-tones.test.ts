import { orderStatuses } from 'contract/orders/rules'
import { userProgramStatuses } from 'contract/programs/rules'
import { describe, expect, it } from 'vitest'
import { orderTone, toneOf } from './status-tones'

const online = { paymentMethod: 'online', paymentStatus: 'open' } as const

describe('status tones', () => {
  it('marks a status as needs-you only for the viewer expected to act', () => {
    const asks = (viewer: 'customer' | 'staff') => [
      ...orderStatuses.filter((status) => toneOf('orders', status, viewer) === 'needs-you'),
      ...userProgramStatuses.filter((status) => toneOf('programs', status, viewer) === 'needs-you'),
    ]
    expect(asks('customer')).toEqual(['pending', 'answering'])
    expect(asks('staff')).toEqual(['pending', 'creating'])
    expect(toneOf('bloodTests', 'reviewing', 'staff')).toBe('needs-you')
    expect(toneOf('bloodTests', 'reviewing', 'customer')).toBe('moving')
  })

  it('asks the customer to pay an unpaid order and lets staff wait', () => {
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

  it('uses the same tones in every domain for active, ended, completed and failed', () => {
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

  it('uses the neutral tone for an unknown status', () => {
    expect(toneOf('programs', 'archived', 'staff')).toBe('ended')
    expect(toneOf('orders', 'toString', 'staff')).toBe('ended')
  })
})
