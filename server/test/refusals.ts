// Helpers for sweeps of wrong calls: addresses, expected answers, unchanged database.
import type { Endpoint } from 'contract/endpoint'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { rowCounts, storedHash } from './stored-hash'
import type { TestApp } from './test-app'

export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

/** Returns the address of a call with `id` for each of its parameters. */
export const addressOf = ({ path }: Endpoint, id: string) =>
  path.replace(':date', '2026-03-01').replace(/:\w+/g, id)

/** Expects an answer to a wrong call: 4xx with the envelope of an error. */
export function refused(answer: LightMyRequestResponse, what: string): void {
  expect(answer.statusCode, `${what}: ${answer.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode, `${what}: ${answer.body.slice(0, 200)}`).toBeLessThan(500)
  const body = answer.json()
  expect(body, what).toMatchObject({
    success: false,
    message: expect.stringMatching(/\S/),
    error: body.message,
    code: expect.stringMatching(/^[a-z_]+\.[a-z_]+$/),
    requestId: expect.stringMatching(/\S/),
  })
}

/** Runs a sweep of wrong calls and expects the rows of the database to be as before. */
export async function unchanged(app: TestApp, sweep: () => Promise<void>): Promise<void> {
  const before = [
    await storedHash(app),
    JSON.stringify(await rowCounts(app, ['used_challenges', 'attempts', 'secrets'])),
  ]
  await sweep()
  expect([
    await storedHash(app),
    JSON.stringify(await rowCounts(app, ['used_challenges', 'attempts', 'secrets'])),
  ]).toEqual(before)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}
