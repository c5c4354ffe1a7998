import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../test/factories'
import { FORM_TYPE, formBytes } from '../../test/multipart'
import { useApp } from '../../test/test-app'
import { workOn } from '../features/catalog/import/import.logic'
import { loadDemo } from './load'

const app = useApp({ RATE_LIMITS: 'off' })
beforeAll(() => loadDemo(app.deps, () => undefined))

async function changesOfProducts(): Promise<number> {
  const [row] = await app.deps.db<{ n: number }[]>`
    select count(*)::int as n from audit_events where action = 'product_changed'`
  return row?.n ?? 0
}

test('an unchanged export is imported without a change and without an entry in the audit log', async () => {
  const { token } = await makeAccount(app, ['admin'])
  const file = await app.call('GET', '/admin/products/export', { token })
  const before = await changesOfProducts()
  const sent = await app.call('POST', '/admin/products/import', {
    token,
    headers: { 'content-type': FORM_TYPE },
    body: formBytes([{ name: 'file', filename: 'products.csv', content: file.body }]),
  })
  const { _id: importId } = sent.json().data
  await workOn(app.deps, { importId })
  const { data } = (await app.call('GET', `/admin/products/imports/${importId}`, { token })).json()
  expect(data).toMatchObject({ status: 'done', lines: 54, unchanged: 54, updated: 0, created: 0, refused: 0 })
  expect(await changesOfProducts()).toBe(before)
})
