import { expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'

const withContact = useApp(
  { SECURITY_CONTACT: 'mailto:security@shop.test', PUBLIC_URL: 'https://shop.test' },
  { deps: { now: () => Date.parse('2026-11-25T12:00:00Z') } },
)
const withoutContact = useApp()
const read = (app: typeof withContact) => app.http.inject({ url: '/.well-known/security.txt' })

test('publishes SECURITY_CONTACT in security.txt', async () => {
  const answer = await read(withContact)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toBe(
    'Contact: mailto:security@shop.test\nExpires: 2027-02-23T12:00:00.000Z\nPreferred-Languages: en, fa, nl\nCanonical: https://shop.test/.well-known/security.txt\n',
  )
})

test('answers 404 for security.txt without SECURITY_CONTACT', async () => {
  expect((await read(withoutContact)).statusCode).toBe(404)
})
