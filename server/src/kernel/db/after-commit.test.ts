import { beforeEach, expect, test, vi } from 'vitest'
import { useApp } from '../../../test/test-app'
import { afterCommit } from './after-commit'
import type { Db, Pool } from './client'
import { transaction } from './transaction'

const app = useApp()
/** Fake of a cache that must be invalidated. */
const effect = vi.fn((_pool: Pool) => undefined)

beforeEach(async () => {
  effect.mockClear()
  await app.deps.db`create table if not exists facts (name text primary key)`
  await app.deps.db`truncate facts`
})

async function write(db: Db, name: string): Promise<void> {
  await db`insert into facts (name) values (${name})`
  afterCommit(db, effect)
}

test('an effect runs once after its commit, before the caller goes on, with the pool', async () => {
  await transaction(app.deps.db, async (tx) => {
    await write(tx, 'a')
    await write(tx, 'b')
    expect(effect).not.toHaveBeenCalled()
  })
  expect(effect).toHaveBeenCalledOnce()
  expect(effect).toHaveBeenCalledWith(app.deps.db)
})

test('an effect never runs when its transaction is rolled back', async () => {
  const failing = transaction(app.deps.db, async (tx) => {
    await write(tx, 'a')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  // The commit itself may refuse: a constraint that is checked at the end.
  await app.deps.db`alter table facts add column if not exists parent text
    references facts (name) deferrable initially deferred`
  const refused = transaction(app.deps.db, async (tx) => {
    await write(tx, 'b')
    await tx`insert into facts (name, parent) values ('c', 'nobody')`
  })
  await expect(refused).rejects.toThrow(/foreign key/)
  expect(effect).not.toHaveBeenCalled()
})

test('a transaction that is tried again runs the effects of the attempt that was committed', async () => {
  let attempts = 0
  await transaction(app.deps.db, async (tx) => {
    attempts += 1
    await write(tx, 'a')
    if (attempts === 1) await tx`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`
  })
  expect(attempts).toBe(2)
  expect(effect).toHaveBeenCalledOnce()
})

test('a statement outside of any transaction is committed when it returns', async () => {
  await write(app.deps.db, 'a')
  expect(effect).toHaveBeenCalledOnce()
})

test('a transaction that would forget the effect is refused', async () => {
  await expect(app.deps.db.begin((tx) => write(tx, 'a'))).rejects.toThrow(/transaction\(\)/)
  expect(await app.deps.db`select name from facts`).toEqual([])
})
