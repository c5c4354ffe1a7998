// Values as the statements of the product rely on them, in both directions.
import { describe, expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'

const app = useApp()

/** Text of one value in PostgreSQL, and the value that a statement returns for it. */
const results: [string, string, unknown][] = [
  ['int2', '-7', -7],
  ['int4', '2147483647', 2147483647],
  ['int8', '9007199254740993', '9007199254740993'],
  ['oid', '26', 26],
  ['float4', '1.5', 1.5],
  ['float8', '-0.1', -0.1],
  ['float8', 'Infinity', Number.POSITIVE_INFINITY],
  ['numeric', '12.50', '12.50'],
  ['bool', 'f', false],
  ['bool', 't', true],
  ['text', 'naïve توان', 'naïve توان'],
  ['text', '', ''],
  ['varchar', 'x', 'x'],
  ['name', 'orders', 'orders'],
  ['uuid', '5b0ee2a2-6a5f-4f53-8d0c-6f0b2cf9c6d1', '5b0ee2a2-6a5f-4f53-8d0c-6f0b2cf9c6d1'],
  ['interval', '1 day 02:00:00', '1 day 02:00:00'],
  ['time', '10:30:00', '10:30:00'],
  ['inet', '192.0.2.1', '192.0.2.1'],
  ['json', '{"a": [1, null, "x"]}', { a: [1, null, 'x'] }],
  ['jsonb', '"text"', 'text'],
  ['jsonb', 'null', null],
  ['date', '2026-03-29', new Date('2026-03-29T00:00:00Z')],
  ['timestamptz', '2026-03-29 01:30:00.123456+02', new Date('2026-03-28T23:30:00.123Z')],
  ['bytea', '\\x00ff10', Buffer.from([0, 255, 16])],
  ['text[]', '{}', []],
  [
    'text[]',
    '{plain,"with, comma","a \\"quote\\"","back\\\\slash",""}',
    ['plain', 'with, comma', 'a "quote"', 'back\\slash', ''],
  ],
  ['text[]', '{a,NULL}', ['a', null]],
  ['int4[]', '{1,-2}', [1, -2]],
  ['int8[]', '{1,9007199254740993}', ['1', '9007199254740993']],
  ['bool[]', '{t,f}', [true, false]],
  ['float8[]', '{1.5,2}', [1.5, 2]],
  ['numeric[]', '{1.50}', ['1.50']],
  ['timestamptz[]', '{"2026-03-29 01:30:00+00"}', [new Date('2026-03-29T01:30:00Z')]],
  ['date[]', '{2026-03-29}', [new Date('2026-03-29T00:00:00Z')]],
  ['jsonb[]', '{"{\\"a\\": 1}","[2]"}', [{ a: 1 }, [2]]],
  [
    'int4[]',
    '{{1,2},{3,4}}',
    [
      [1, 2],
      [3, 4],
    ],
  ],
]

describe('a result has the type that its column calls for', () => {
  test.each(results)('%s %s', async (type, text, value) => {
    const { db } = app.deps
    const [row] = await db`select ${text}::text::${db.unsafe(type)} as value`
    expect(row?.value).toEqual(value)
    const [empty] = await db`select null::${db.unsafe(type)} as value`
    expect(empty).toEqual({ value: null })
  })
})

describe('a value arrives as the type that PostgreSQL expects in its place', () => {
  const day = new Date('2026-03-29T23:30:00.250Z')
  const sent: [string, string, unknown, string | null][] = [
    ['a string', 'text', 'it’s', 'it’s'],
    ['a string for a number', 'int4', '5', '5'],
    [
      'a string for a uuid',
      'uuid',
      '5b0ee2a2-6a5f-4f53-8d0c-6f0b2cf9c6d1',
      '5b0ee2a2-6a5f-4f53-8d0c-6f0b2cf9c6d1',
    ],
    ['a string for an interval', 'interval', '3 days', '3 days'],
    ['a number', 'int4', 5, '5'],
    ['a fraction', 'numeric', 2.5, '2.5'],
    ['a number for a text', 'text', 5, '5'],
    ['a bigint', 'int8', 9007199254740993n, '9007199254740993'],
    ['a boolean', 'bool', true, 'true'],
    ['a boolean for a text', 'text', false, 'false'],
    ['null', 'text', null, null],
    ['an instant', 'timestamptz', day, '2026-03-29 23:30:00.25+00'],
    ['an instant for a day', 'date', day, '2026-03-29'],
    ['a day as a string', 'date', '2026-03-29', '2026-03-29'],
    ['an instant as a string', 'timestamptz', '2026-03-29T23:30:00.250Z', '2026-03-29 23:30:00.25+00'],
    ['bytes', 'bytea', Buffer.from([0, 255, 16]), '\\x00ff10'],
    ['strings', 'text[]', ['a', 'b,c', 'd"e', 'f\\g', '', 'null'], '{a,"b,c","d\\"e","f\\\\g","","null"}'],
    ['no strings', 'text[]', [], '{}'],
    ['numbers', 'int4[]', [1, 2], '{1,2}'],
    ['numbers for texts', 'text[]', [1, 2], '{1,2}'],
    ['a missing element', 'text[]', ['a', null], '{a,NULL}'],
  ]

  test.each(sent)('%s as %s', async (_, type, value, text) => {
    const { db } = app.deps
    const [row] = await db`select (${value as string}::${db.unsafe(type)})::text as value`
    expect(row).toEqual({ value: text })
  })

  test('keeps the declared type where PostgreSQL could not infer one', async () => {
    const { db } = app.deps
    const [row] = await db`select ${day} as instant, ${true} as flag, ${Buffer.from('x')} as bytes,
      ${day} - interval '1 hour' as earlier, ${db.json({ a: 1 })} as document, pg_typeof(${day})::text as type`
    expect(row).toEqual({
      instant: day,
      flag: true,
      bytes: Buffer.from('x'),
      earlier: new Date('2026-03-29T22:30:00.250Z'),
      document: { a: 1 },
      type: 'timestamp with time zone',
    })
  })

  test.each([[{ a: [1, null] }], [[1, 'x', null]], ['text'], [0], [true]])(
    'the document %j',
    async (value) => {
      const { db } = app.deps
      const [row] =
        await db`select ${db.json(value)} as a, ${db.json(value)}::json as b, ${db.json(value)}::jsonb as c,
      jsonb_build_array(${db.json(value)}::jsonb) as d`
      expect(row).toEqual({ a: value, b: value, c: value, d: [value] })
    },
  )

  test('a document that is null is none', async () => {
    const [row] = await app.deps.db`select ${app.deps.db.json(null)}::jsonb is null as "isNull"`
    expect(row).toEqual({ isNull: true })
  })

  test('undefined is refused, also in a list', async () => {
    const { db } = app.deps
    const missing = undefined as unknown as string
    await expect(db`select ${missing}::text`).rejects.toThrow('Undefined values are not allowed')
    await expect(db`select ${[missing]}::text[]`).rejects.toThrow('Undefined values are not allowed')
  })
})

test('fragments, names, lists of names and rows become part of the statement around them', async () => {
  const { db } = app.deps
  await db`create table parts ("a column" text, "say ""x""" int, json jsonb)`
  const rows = [
    { 'a column': 'one', 'say "x"': 1, json: db.json({ n: 1 }) },
    { 'a column': 'two', 'say "x"': 2, json: db.json({ n: 2 }) },
  ]
  await db`insert into parts ${db(rows as never)}`
  const above = (least: number) => db`${db('say "x"')} > ${least}`
  const conditions = [above(0), db`and`, above(1)]
  expect(
    await db`select ${db(['a column', 'say "x"'])}, json from ${db('parts')} where ${conditions} and ${db`true`}`,
  ).toEqual([{ 'a column': 'two', 'say "x"': 2, json: { n: 2 } }])
  await db`update parts set ${db({ 'a column': 'three', json: null })} where ${above(1)}`
  expect(await db`select * from parts order by 2`).toEqual([
    { 'a column': 'one', 'say "x"': 1, json: { n: 1 } },
    { 'a column': 'three', 'say "x"': 2, json: null },
  ])
})
