export interface Mutation {
  what: string
  /** The raw text of the body. */
  text: string
}

type Path = (string | number)[]
const RAW = '@raw@'

/** Every place in a value, objects and lists included, without the root. */
function* places(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, value]
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    yield* places(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

function withValue(
  example: object,
  path: Path,
  change: (holder: Record<string, unknown>, key: string) => void,
) {
  const copy = structuredClone(example)
  let holder = copy as Record<string, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>
  change(holder, String(path.at(-1)))
  return copy
}

const TEXTS: [string, unknown][] = [
  ['a number', 12],
  ['a boolean', true],
  ['null', null],
  ['a list', ['x']],
  ['an empty list', []],
  ['an object', { $ne: null }],
  ['too long', 'x'.repeat(20_000)],
  ['with a NUL', 'Sara\0'],
  ['half a surrogate pair', 'Sara \ud83d'],
  ['the other half', '\ude00 Sara'],
]
const NUMBERS: [string, unknown][] = [
  ['a text', '1'],
  ['an empty text', ''],
  ['a boolean', true],
  ['null', null],
  ['a list', [1]],
  ['an object', { $gt: 0 }],
  ['negative', -1],
  ['fractional', 1.5],
  ['huge', 1e21],
  ['beyond an integer', 2_147_483_648],
  ['infinite', `${RAW}1e309`],
  ['minus infinite', `${RAW}-1e309`],
]
const FLAGS: [string, unknown][] = [
  ['a text', 'true'],
  ['an empty text', ''],
  ['a number', 1],
  ['null', null],
  ['a list', [true]],
  ['an object', { $ne: false }],
]
const HOLDERS: [string, unknown][] = [
  ['a text', 'x'],
  ['a number', 1],
  ['null', null],
  ['a boolean', false],
]

/**
 * Changes that are valid, by path: null for optional fields, fractions of a kilogram. `below` marks subtrees with tests
 * of their own.
 */
export type Legal = Readonly<Record<string, readonly string[]>>

/** Every single thing wrong with every field of an example body. `optional` fields may be missing. */
export function* wrongFields(
  example: object,
  optional: readonly string[],
  legal: Legal = {},
): Generator<Mutation> {
  const write = (value: object) => JSON.stringify(value).replaceAll(new RegExp(`"${RAW}([^"]*)"`, 'g'), '$1')
  for (const [path, value] of places(example)) {
    const name = path.join('.')
    if (path.some((_, i) => i > 0 && legal[path.slice(0, i).join('.')]?.includes('below'))) continue
    if (!optional.includes(name) && typeof path.at(-1) === 'string') {
      yield { what: `${name} missing`, text: write(withValue(example, path, (h, k) => delete h[k])) }
    }
    const wrong =
      typeof value === 'string'
        ? TEXTS
        : typeof value === 'number'
          ? NUMBERS
          : typeof value === 'boolean'
            ? FLAGS
            : Array.isArray(value)
              ? [...HOLDERS, ['an object', {}] as const]
              : [...HOLDERS, ['a list', [1]] as const]
    for (const [what, bad] of wrong) {
      if (legal[name]?.includes(what)) continue
      // An amount that the buyer saw may have cents.
      if (name === 'expectedTotal' && what === 'fractional') continue
      yield {
        what: `${name} ${what}`,
        text: write(
          withValue(example, path, (h, k) => {
            h[k] = bad
          }),
        ),
      }
    }
  }
}

/** Adds a field that no call has to each object of an example body. `maps` are objects whose keys are data. */
export function* addedFields(
  example: object,
  maps: readonly string[],
): Generator<Mutation & { field: string }> {
  for (const [path, value] of [[[], example] as [Path, unknown], ...places(example)]) {
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value)
    if (!isObject || maps.includes(path.join('.'))) continue
    const field = [...path, 'colour'].join('.')
    const added = withValue(example, [...path, 'colour'], (holder, key) => {
      holder[key] = 'red'
    })
    yield { what: field, field, text: JSON.stringify(added) }
  }
}

/** Everything wrong with a body as a whole: broken, empty, doubled or forbidden keys, too deep, too large. */
export function* wrongBodies(example: object): Generator<Mutation & { status?: number }> {
  const text = JSON.stringify(example)
  const [first = '"x":1'] = /"(?:[^"\\]|\\.)*":/.exec(text) ?? []
  const add = (more: string) => `{${more},${text.slice(1)}`
  yield* [
    { what: 'nothing', text: '' },
    { what: 'an open brace', text: '{' },
    { what: 'cut off', text: text.slice(0, -1) },
    { what: 'more after it', text: `${text}x` },
    { what: 'two of it', text: text + text },
    { what: 'single quotes', text: text.replaceAll('"', "'") },
    { what: 'a trailing comma', text: text.replace(/\}$/, ',}') },
    { what: 'a comment', text: `${text}//` },
    { what: 'NaN', text: 'NaN' },
    { what: 'a list', text: `[${text}]` },
    { what: 'a text', text: '"x"' },
    { what: 'a number', text: '1' },
    { what: 'null', text: 'null' },
    { what: 'a field twice', text: add(`${first}null`) },
    {
      what: 'a field twice, once escaped',
      text: add(`"\\u${hex(first.charCodeAt(1))}${first.slice(2)}null`),
    },
    { what: '__proto__', text: add('"__proto__":{"polluted":true}') },
    { what: 'escaped __proto__', text: add('"\\u005f_proto__":{"polluted":true}') },
    { what: 'constructor', text: add('"constructor":{"prototype":{"polluted":true}}') },
    { what: 'prototype', text: add('"prototype":{"polluted":true}') },
    { what: '__proto__ further in', text: add('"x":[{"y":{"__proto__":{"polluted":true}}}]') },
    { what: 'lists a thousand deep', text: add(`"x":${'['.repeat(1000)}${']'.repeat(1000)}`) },
    { what: 'objects a thousand deep', text: add(`"x":${'{"x":'.repeat(1000)}1${'}'.repeat(1000)}`) },
    { what: '200 KB', text: add(`"x":"${'x'.repeat(200 * 1024)}"`), status: 413 },
    { what: '200 KB of spaces', text: ' '.repeat(200 * 1024) + text, status: 413 },
  ]
}

const hex = (code: number) => code.toString(16).padStart(4, '0')

/** Replaces each text of an example body by `text`, one at a time. */
export function* replacedTexts(example: object, text: string): Generator<{ field: string; body: object }> {
  for (const [path, value] of places(example)) {
    if (typeof value !== 'string') continue
    const body = withValue(example, path, (holder, key) => {
      holder[key] = text
    })
    yield { field: path.join('.'), body }
  }
}
