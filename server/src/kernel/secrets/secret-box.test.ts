import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box'

const box = createSecretBox('a secret of the tests')
const secret = Buffer.from('12345678901234567890')

test('a sealed secret opens for its owner alone, with the same key alone, and unchanged alone', () => {
  const sealed = box.seal(secret, 'sara')
  expect(box.open(sealed, 'sara')).toEqual(secret)
  expect(() => box.open(sealed, 'reza')).toThrow()
  expect(() => createSecretBox('another secret').open(sealed, 'sara')).toThrow()
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => box.open(changed.toString('base64url'), 'sara')).toThrow()
  expect(() => box.open(sealed.slice(0, 20), 'sara')).toThrow()
})

test('the same secret is sealed to another text each time, and none of it can be read', () => {
  const [a, b] = [box.seal(secret, 'sara'), box.seal(secret, 'sara')]
  expect(a).not.toBe(b)
  expect(Buffer.from(a, 'base64url').includes(secret)).toBe(false)
})
