import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint'
import { knownFields, UNKNOWN_FIELDS_MAX, unknownFields } from './unknown-fields'

const Line = z.object({ productId: z.string(), quantity: z.number() })

describe('unknownFields', () => {
  it.each<[string, z.ZodType, unknown, string[]]>([
    ['the top level', Line, { productId: 'x', colour: 1, size: 2 }, ['colour', 'size']],
    ['an object inside', z.object({ line: Line }), { line: { colour: 1 } }, ['line.colour']],
    ['entries of a list', z.array(Line), [{}, { colour: 1 }], ['1.colour']],
    ['entries of a tuple', z.tuple([z.string(), Line]), ['x', { colour: 1 }], ['1.colour']],
    ['values of a map, whose keys are data', z.record(z.string(), Line), { a: { colour: 1 } }, ['a.colour']],
    ['optional, nullable and default', Line.nullable().default(null).optional(), { colour: 1 }, ['colour']],
    ['a prefault', z.object({ line: Line.partial().prefault({}) }), { line: { colour: 1 } }, ['line.colour']],
    [
      'behind a check and a transform',
      Line.check(() => undefined).transform(String),
      { colour: 1 },
      ['colour'],
    ],
    ['behind a preprocessing step', z.preprocess((sent) => sent, Line), { colour: 1 }, ['colour']],
    ['a lazy schema', z.lazy(() => Line), { colour: 1 }, ['colour']],
    [
      'an intersection',
      z.intersection(Line, z.object({ size: z.string() })),
      { size: 1, colour: 1 },
      ['colour'],
    ],
    ['a strict object', z.strictObject({ name: z.string() }), { colour: 1 }, ['colour']],
    ['a name of the prototype', Line, { toString: 1, hasOwnProperty: 1 }, ['toString', 'hasOwnProperty']],
    [
      'options of a union',
      z.union([Line, z.object({ size: z.string() })]),
      { size: 1, colour: 1 },
      ['colour'],
    ],
    ['a schema with a catchall', z.object({}).catchall(Line), { any: { colour: 1 } }, ['any.colour']],
    [
      'a loose object, which takes anything',
      z.looseObject({ line: Line }),
      { any: 1, line: { colour: 1 } },
      ['line.colour'],
    ],
    ['an open value, which takes anything', z.object({ data: z.unknown() }), { data: { colour: 1 } }, []],
    [
      'a wrong type, left to the schema',
      z.object({ line: Line, name: z.string() }),
      { line: [1], name: { x: 1 } },
      [],
    ],
    ['no object at all', Line, 'x', []],
  ])('finds unknown fields in %s', (_, schema, value, expected) => {
    expect(unknownFields([schema], value)).toEqual(expected)
  })

  it('knows only the fields of the option that the discriminator names', () => {
    const Entry = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('water'), ml: z.number() }),
      z.object({ kind: z.enum(['set', 'move']), seconds: z.number() }),
    ])
    expect(unknownFields([z.array(Entry)], [{ kind: 'water', seconds: 60 }])).toEqual(['0.seconds'])
    expect(unknownFields([Entry], { kind: 'move', seconds: 60, ml: 5 })).toEqual(['ml'])
    expect(unknownFields([Entry], { kind: 'other', seconds: 60, ml: 5, colour: 1 })).toEqual(['colour'])
  })

  it('joins the fields of several schemas at every depth', () => {
    const Sent = z.object({ lines: z.array(Line), note: z.string() })
    const Read = z.object({ lines: z.array(Line.extend({ total: z.number() })), createdAt: z.string() })
    const value = { createdAt: '', note: '', lines: [{ productId: 'x', total: 1, colour: 1 }], size: 1 }
    expect(unknownFields([Sent, Read], value)).toEqual(['lines.0.colour', 'size'])
  })

  it('stops after the most fields that a refusal names', () => {
    const many = { line: Object.fromEntries([...Array(50).keys()].map((n) => [`f${n}`, n])), other: 1 }
    expect(unknownFields([z.object({ line: Line })], many)).toHaveLength(UNKNOWN_FIELDS_MAX)
  })
})

describe('knownFields', () => {
  const body = z.object({ name: z.string() })
  const data = z.object({ _id: z.string() })
  const make = (part: Partial<Endpoint>): Endpoint =>
    endpoint({ method: 'PUT', path: '/things/:id', allow: 'account', summary: 'A thing', body, ...part })
  const { body: _, ...read } = make({ method: 'GET', data })

  it('adds the fields of the GET answer to the body of a PUT or PATCH at that address, and to no other', () => {
    const endpoints = [
      read,
      make({ method: 'GET', path: '/things', data: z.object({ items: z.array(data) }) }),
    ]
    expect(knownFields(make({}), endpoints)).toEqual([body, data])
    expect(knownFields(make({ method: 'PATCH' }), endpoints)).toEqual([body, data])
    expect(knownFields(make({ method: 'POST' }), endpoints)).toEqual([body])
    expect(knownFields(make({ path: '/others/:id' }), endpoints)).toEqual([body])
  })

  it('is undefined for calls that take any field', () => {
    expect(knownFields(read, [read])).toBeUndefined()
    expect(knownFields(make({ specified: true }), [read])).toBeUndefined()
    expect(knownFields(make({ method: 'POST', rawBody: true }), [read])).toBeUndefined()
  })

  it('knows no field where a call has no body', () => {
    const { body: _none, ...bodyless } = make({ method: 'DELETE' })
    const known = knownFields(bodyless, []) ?? []
    expect(unknownFields(known, { colour: 1 })).toEqual(['colour'])
    expect(unknownFields(known, undefined)).toEqual([])
  })
})
