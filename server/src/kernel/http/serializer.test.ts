import { expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'
import { answerSchema, describesAnswer, forSerializer } from './schemas'
import { compileSerializer, lazySerializer } from './serializer'

const app = useApp()

test('the serializer of every call compiles', () => {
  const described = app.bind.endpoints.filter(describesAnswer)
  expect(described.length).toBeGreaterThan(100)
  for (const endpoint of app.bind.endpoints) {
    const schema = answerSchema(endpoint)
    expect(schema !== undefined, endpoint.path).toBe(describesAnswer(endpoint))
    if (schema) expect(() => compileSerializer(forSerializer(schema)), endpoint.path).not.toThrow()
  }
})

test('a schema is read once for all applications of a process, for the first answer', () => {
  let read = 0
  const endpoint = {}
  const open = (key: object) =>
    lazySerializer(key, () => {
      read += 1
      return { type: 'object', properties: { a: { type: 'string' } } }
    })
  const serialize = open(endpoint)
  expect(read).toBe(0)
  expect(serialize({ a: 'x', secret: 'y' })).toBe('{"a":"x"}')
  expect(serialize({ a: 'z' })).toBe('{"a":"z"}')
  expect(open(endpoint)({ a: 'z', secret: 'y' })).toBe('{"a":"z"}')
  expect(read).toBe(1)
  open({})({ a: 'x' })
  expect(read).toBe(2)
})
