import { expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'
import { transaction } from '../db/transaction'
import { newId } from '../ids'
import { auditSource, recordAudit, SYSTEM } from './audit'

const app = useApp()
const events = (objectId: string) => app.deps.db`select * from audit_events where object_id = ${objectId}`

test('records actor, role, action, object, request and address of an event (S42)', async () => {
  const id = newId()
  const session = {
    sessionId: 'hash',
    accountId: newId(),
    roles: ['customer' as const, 'admin' as const],
    staffRole: 'shop' as const,
  }
  const source = auditSource(app.deps, { session, requestId: 'run-1', address: '192.0.2.1' })
  await recordAudit(app.deps.db, source, {
    action: 'order_moved',
    subjectId: 'buyer',
    object: { type: 'order', id },
    details: { from: 'pending', to: 'confirmed' },
  })
  expect(await events(id)).toMatchObject([
    {
      action: 'order_moved',
      actor_id: session.accountId,
      actor_role: 'admin',
      staff_role: 'shop',
      subject_id: 'buyer',
      object_type: 'order',
      request_id: 'run-1',
      network_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      details: { from: 'pending', to: 'confirmed' },
      at: expect.any(Date),
    },
  ])
})

test('S42 an event falls with the transaction of its fact', async () => {
  const id = newId()
  const failing = transaction(app.deps.db, async (tx) => {
    await recordAudit(tx, SYSTEM, { action: 'order_moved', object: { type: 'order', id } })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await events(id)).toEqual([])
})

test('refuses every statement that changes or removes an event (S42)', async () => {
  const id = newId()
  await recordAudit(app.deps.db, SYSTEM, { action: 'order_moved', object: { type: 'order', id } })
  const { db } = app.deps
  await expect(db`update audit_events set action = 'signed_in' where object_id = ${id}`).rejects.toThrow(
    /append-only/,
  )
  await expect(db`delete from audit_events where object_id = ${id}`).rejects.toThrow(/append-only/)
  await expect(db`truncate audit_events`).rejects.toThrow(/append-only/)
  await expect(
    db`insert into audit_events (id, action, actor_role)
      select id, 'signed_in', 'visitor' from audit_events where object_id = ${id}
      on conflict (id) do update set action = excluded.action`,
  ).rejects.toThrow(/append-only/)
  expect(await events(id)).toMatchObject([{ action: 'order_moved', actor_role: 'system' }])
})
