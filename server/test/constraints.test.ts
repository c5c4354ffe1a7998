import { roles } from 'contract/auth/calls'
import { refundMethods, refundSources, refundStates } from 'contract/orders/refund-rules'
import { returnSources, returnStates } from 'contract/orders/return-rules'
import { disputeStates, orderStatuses, paymentStatuses } from 'contract/orders/rules'
import { refusalReasons, reviewStates } from 'contract/reviews/rules'
import { expect, test } from 'vitest'
import { makeAccount } from './factories'
import { useApp } from './test-app'

const app = useApp()

/** The texts that a constraint of the database allows. */
async function allowedBy(constraint: string): Promise<string[]> {
  const [row] = await app.deps.db<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`
  const definition = row?.definition ?? ''
  const [, list] = /'\{([^}]*)\}'/.exec(definition) ?? []
  return list ? list.split(',') : [...definition.matchAll(/'([a-z_]+)'::text/g)].map(([, text = '']) => text)
}

test.each([
  ['orders_status', orderStatuses],
  ['orders_payment_status', paymentStatuses],
  ['disputes_state', disputeStates],
  ['refunds_state', refundStates],
  ['refunds_source', refundSources],
  ['refunds_method', refundMethods],
  ['returns_state', returnStates],
  ['returns_source', returnSources],
  ['reviews_state', reviewStates],
  ['reviews_refusal', refusalReasons],
  ['payments_status', ['open', 'processing', 'paid', 'failed', 'closed', 'refunding', 'refunded']],
  ['accounts_roles', roles],
])('%s allows what the contract names and nothing else', async (constraint, texts) => {
  expect((await allowedBy(constraint)).sort()).toEqual([...texts].sort())
})

test('an account cannot get a role that does not exist', async () => {
  const { id } = await makeAccount(app)
  await expect(app.deps.db`update accounts set roles = '{customer,king}' where id = ${id}`).rejects.toThrow(
    /accounts_roles/,
  )
})
