import { expect, test } from 'vitest'
import { faultTest } from './fault-test'
import { type Booked, moneyViolations } from './payment-ledger'
import { run } from './payment-notifications'

faultTest(
  'F7 applies payment notifications once and loses no cent; the checker catches a shop without deduplication',
  run,
)

test('reports each violation of the payment ledger (F7)', () => {
  const paid: Booked = {
    orderNumber: 'TV-1',
    status: 'confirmed',
    total: 100,
    confirmed: 1,
    cancelled: 0,
    kept: 100,
    returned: 0,
  }
  const ledger = new Map([['TV-1 1', 100]])
  expect(moneyViolations(ledger, [paid])).toEqual([])
  const wrong: Partial<Booked>[] = [
    { confirmed: 2 },
    { kept: 200 },
    { kept: 0 },
    { kept: 0, returned: 100 },
    { returned: 100 },
    { status: 'pending' },
    { status: 'cancelled', cancelled: 1 },
    { cancelled: 1 },
  ]
  for (const part of wrong)
    expect(moneyViolations(ledger, [{ ...paid, ...part }]), JSON.stringify(part)).not.toEqual([])
  expect(moneyViolations(new Map([['TV-2 1', 100]]), [])).toHaveLength(1)
  expect(moneyViolations(new Map(), [paid])).not.toEqual([])
})
