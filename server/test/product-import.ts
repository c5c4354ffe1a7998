import { expect } from 'vitest'
import { workOn } from '../src/features/catalog/import/import.logic'
import { FORM_TYPE, formBytes } from './multipart'
import type { TestApp } from './test-app'

/** Calls of staff about imports of products; `token` returns the session of the member of staff. */
export function productImports(app: TestApp, token: () => string) {
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/products${path}`, { token: token(), ...(body && { body }) })

  function send(content: string | Buffer, fields: Record<string, string> = {}, filename = 'products.csv') {
    const parts = [
      ...Object.entries(fields).map(([name, value]) => ({ name, content: value })),
      { name: 'file', filename, content },
    ]
    return app.call('POST', '/admin/products/import', {
      token: token(),
      headers: { 'content-type': FORM_TYPE },
      body: formBytes(parts),
    })
  }

  /** Works an import off, a turn of one batch at a time, as the jobs would. */
  async function finish(importId: string) {
    for (let turn = 0; turn < 50; turn++) {
      await workOn(app.deps, { importId }, -1)
      const { data } = (await call('GET', `/imports/${importId}`)).json()
      if (data.finishedAt) return data
    }
    throw new Error('never finished')
  }

  /** Ends an import that an answer has begun, and returns it with its errors. */
  async function ended(answer: Awaited<ReturnType<typeof send>>) {
    expect(answer.statusCode, answer.body).toBe(201)
    const state = await finish(answer.json().data._id)
    return { ...state, errors: (await call('GET', `/imports/${state._id}/errors`)).json().data.items }
  }

  const imported = async (content: string, fields?: Record<string, string>) =>
    ended(await send(content, fields))

  const stored = async (sku: string) =>
    (await app.deps.db`select * from products where sku = ${sku}`)[0] as Record<string, unknown> | undefined

  return { call, send, finish, ended, imported, stored }
}
