import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVapidKeys } from '../../config/vapid-keys'
import { postPublicly } from './post'
import { isPublicUrl } from './public-address'
import { createPush } from './push'

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses
const target = {
  endpoint: 'https://push.example.net/1',
  p256dh: createVapidKeys().publicKey,
  auth: randomBytes(16).toString('base64url'),
}
const notice = { title: 'Tavan', body: 'New', path: '/messages', tag: 'message' }

test.each([
  ['https://push.example.net/x', ['93.184.215.14'], true],
  ['https://push.example.net/x', ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'], true],
  ['https://push.example.net/x', ['93.184.215.14', '10.0.0.7'], false],
  ['https://push.example.net/x', ['::1'], false],
  ['https://push.example.net/x', ['::ffff:127.0.0.1'], false],
  ['https://push.example.net/x', ['fd12::1'], false],
  ['https://push.example.net/x', ['169.254.169.254'], false],
  ['https://push.example.net/x', [], true],
  ['http://push.example.net/x', ['93.184.215.14'], false],
  ['https://me:secret@push.example.net/x', ['93.184.215.14'], false],
  ['https://push.example.net:8443/x', ['93.184.215.14'], false],
  ['https://127.0.0.1/x', [], false],
  ['https://2130706433/x', [], false],
  ['https://[::1]/x', [], false],
  ['https://8.8.8.8/x', [], true],
  ['https://localhost/x', [], false],
  ['https://db.internal/x', [], false],
  ['no address', [], false],
])('isPublicUrl says whether %s at %j is public: %s [S47]', async (url, addresses, expected) => {
  expect(await isPublicUrl(url, resolvesTo(...addresses))).toBe(expected)
})

test('postPublicly connects to no private address when one is given or a name resolves to one [S47]', async () => {
  const options = { headers: {}, body: Buffer.from('x') }
  for (const url of ['https://127.0.0.1:1/', 'https://[::1]:1/', 'https://localhost:1/'])
    await expect(postPublicly(url, options), url).rejects.toThrow('is no public address')
})

test.each([
  [201, 'sent'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [413, 'refused'],
] as const)('send answers for status %s that the notice is %s', async (status, outcome) => {
  const posted: { url: string; headers: Record<string, string>; body: Buffer }[] = []
  const push = createPush({
    keys: createVapidKeys(),
    publicUrl: 'https://tavan.test',
    post: async (url, options) => {
      posted.push({ url, ...options })
      return { status }
    },
  })
  expect(await push.send(target, notice)).toBe(outcome)
  expect(posted).toMatchObject([
    {
      url: target.endpoint,
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'message' },
    },
  ])
  expect(posted[0]?.body.toString('latin1')).not.toContain('messages')
})

test('send answers that the notice may be tried later when the push service cannot be reached', async () => {
  const push = createPush({
    keys: createVapidKeys(),
    publicUrl: 'http://localhost:3000',
    post: () => Promise.reject(new Error('ECONNREFUSED')),
  })
  expect(await push.send(target, notice)).toBe('later')
})
