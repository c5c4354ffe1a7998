import { afterEach, beforeEach, expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'
import { crashAt } from './crash-at'
import { type Step, steps } from './observe'
import { transaction } from './transaction'

const app = useApp()
let seen: string[]
let stop: () => void = () => undefined
const watch = (point: string) => {
  stop = crashAt(point, () => seen.push('end'))
}

beforeEach(() => {
  seen = []
})
afterEach(() => stop())

const noteCommit = (step: unknown) => {
  const { moment, text } = step as Step
  if (text === 'commit') seen.push(`${moment} commit`)
}

/** Writes two settings in one transaction and notes each step. */
async function writeBoth(): Promise<void> {
  await transaction(app.deps.db, async (tx) => {
    await tx`insert into settings (key, value) values ('first', '{}')`
    const second = tx`insert into settings (value, key) values ('{}', 'second')`.then(() =>
      seen.push('answered'),
    )
    seen.push('sent')
    await second
  })
}

test.each([
  ['before', ['end', 'sent', 'answered', 'before commit', 'after commit']],
  ['after', ['sent', 'end', 'answered', 'before commit', 'after commit']],
  ['before-commit', ['sent', 'answered', 'before commit', 'end', 'after commit']],
  ['after-commit', ['sent', 'answered', 'before commit', 'after commit', 'end']],
])('ends the process once, %s a statement of a transaction', async (moment, order) => {
  await app.deps.db`delete from settings`
  steps.subscribe(noteCommit)
  watch(`${moment} insert into settings (value, key)`)
  await writeBoth()
  steps.unsubscribe(noteCommit)
  expect(seen).toEqual(order)
})

test('does not take a transaction that was rolled back, or one without the statement, for it', async () => {
  const { db } = app.deps
  await db`delete from settings`
  watch('before-commit insert into settings')
  const undone = new Error('undone')
  const failed = transaction(db, async (tx) => {
    await tx`insert into settings (key, value) values ('gone', '{}')`
    throw undone
  })
  await expect(failed).rejects.toBe(undone)
  await transaction(db, async (tx) => void (await tx`select 1`))
  expect(seen).toEqual([])
})
