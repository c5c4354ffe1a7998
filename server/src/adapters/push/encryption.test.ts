import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVapidKeys } from '../../config/vapid-keys'
import { encryptPush, vapidHeader } from './encryption'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('encryptPush returns the bytes of RFC 8291, appendix A, when salt and key are those of the RFC', () => {
  const receiver = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const message = encryptPush('When I grow up, I want to be a watermelon', receiver, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  })
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('vapidHeader signs audience, end and contact with the key that it names [RFC 8292]', () => {
  const keys = createVapidKeys()
  const header = vapidHeader(keys, {
    endpoint: 'https://push.example.net/send/abc?x=1',
    subject: 'mailto:push@example.com',
    expires: 1_453_523_768,
  })
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(keys.publicKey)
  expect(JSON.parse(String(bytes(head)))).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://push.example.net',
    exp: 1_453_523_768,
    sub: 'mailto:push@example.com',
  })
  const point = bytes(keys.publicKey)
  expect([point.length, point[0]]).toEqual([65, 4])
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const check = (text: string) =>
    verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  expect([check(`${head}.${claims}`), check(`${head}.x`)]).toEqual([true, false])
})
