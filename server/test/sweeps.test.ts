import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importFolder } from '../src/features/catalog/import/import.logic'
import { chatFolder } from '../src/features/chat/files.logic'
import { sweepUploads } from '../src/kernel/upload/sweep'
import { makeChat, sendFiles } from './chat'
import { pdf } from './documents'
import { makeAccount, makeProduct } from './factories'
import { filesOf } from './stored-hash'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const run = (task: string) => app.schedule.find(({ name }) => name === task)?.run()

test('the scheduled sweeps delete rows that are past their time, and no others', async () => {
  const { db } = app.deps
  const { id } = await makeAccount(app)
  const product = await makeProduct(app)
  await db`insert into used_challenges (id, expires_at) values
    ('over', now() - interval '1 second'), ('valid', now() + interval '1 minute')`
  await db`insert into idempotency_keys (account_id, key, body_hash, created_at) values
    (${id}, 'over', 'x', now() - interval '31 days'), (${id}, 'valid', 'x', now() - interval '29 days')`
  await db`insert into stock_alerts (id, product_id, email, locale, created_at) values
    ('over', ${product}, 'a@tavan.test', 'en', now() - interval '367 days'),
    ('valid', ${product}, 'b@tavan.test', 'en', now() - interval '364 days')`
  for (const task of ['sweep-challenges', 'sweep-idempotency-keys', 'sweep-stock-alerts']) await run(task)
  expect(await db`select id from used_challenges`).toEqual([{ id: 'valid' }])
  expect(await db`select key from idempotency_keys`).toEqual([{ key: 'valid' }])
  expect(await db`select id from stock_alerts`).toEqual([{ id: 'valid' }])
})

test('the sweep of uploads deletes files of chats and imports that have no row, and no others', async () => {
  const { coach, chatId } = await makeChat(app)
  await sendFiles(app, coach, chatId, [{ name: 'plan.pdf', content: await pdf() }])
  await app.deps.db`
    insert into product_imports (id, file_name, stored, actor_id, dry_run, set_stock, lines)
    values ('import', 'goods.csv', 'held.csv', ${coach.id}, false, false, 1)`
  for (const file of [
    `chat-files/${chatId}/lost.pdf`,
    'product-imports/lost.csv',
    'product-imports/held.csv',
  ]) {
    const path = join(app.deps.config.dataDir, 'files', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'x')
  }
  const before = await filesOf(app)
  expect(await sweepUploads(app.deps.files, [chatFolder(app.deps), importFolder(app.deps)], -1000)).toBe(2)
  expect(await filesOf(app)).toEqual(before.filter((name) => !name.includes('lost')))
})
