import { expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'
import { ensureSecret } from './secrets.sql'

const app = useApp()

test('a secret is the value of the first caller, also for callers at the same time', async () => {
  const values = await Promise.all(
    ['one', 'two', 'three'].map((fresh) => ensureSecret(app.deps.db, 'links', fresh)),
  )
  expect(new Set(values).size).toBe(1)
  expect(await ensureSecret(app.deps.db, 'links', 'later')).toBe(values[0])
  expect(await ensureSecret(app.deps.db, 'other', 'own')).toBe('own')
})
