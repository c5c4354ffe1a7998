import { createHash } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { castOf, Json, toParameter, type Value } from './types'

/** A row of a statement that does not declare its own. */
export type Row = Record<string, unknown>

/** Part of a statement, not sent alone. */
export type Fragment = Statement<readonly object[]>

/** Values allowed between the texts of a template. */
export type Part = Value | Fragment | readonly Fragment[] | Names | Rows

/** One or several names of columns or tables, quoted; `t.id` is a column of a table. */
export class Names {
  readonly text: string
  constructor(readonly names: string | readonly string[]) {
    this.text = [names].flat().map(quote).join(', ')
  }
}

/** Rows for `insert into t ${rows}`; a single object also for `update t set ${row}`. */
export class Rows {
  constructor(readonly rows: Record<string, Value> | readonly Record<string, Value>[]) {}
}

/** Statement as sent; `name` identifies the prepared statement, for texts of fixed length. */
export interface Rendered {
  text: string
  values: (string | Buffer | null)[]
  name?: string | undefined
}

/** Rows of an answer; `count` is how many the statement returned or wrote. */
export type Answer<R> = R & { readonly count: number }

/** Sends statements: the pool, a transaction or a reserved connection. */
export interface Runner {
  run(statement: Fragment, settle: Settle): void
  /** Present if it has a connection of its own. */
  exclusive?(): Promise<Exclusive>
}

/** Operations that need an exclusive connection. */
export interface Exclusive {
  readable(text: string): Promise<Readable>
  writable(text: string): Promise<Writable>
  texts(text: string): Promise<(string | null)[][]>
}

export interface Settle {
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/**
 * A statement that is sent as soon as somebody waits for its rows, once; inside another template it becomes a part of
 * that one instead.
 */
export class Statement<R extends readonly object[] = Row[]> implements Promise<Answer<R>> {
  readonly [Symbol.toStringTag] = 'Statement'
  #answer: Promise<Answer<R>> | undefined

  constructor(
    private readonly runner: Runner,
    readonly strings: TemplateStringsArray | readonly [string],
    readonly parts: readonly Part[],
    /** Text that was not written as a template, with its parameters. */
    readonly isText = false,
  ) {}

  // biome-ignore-start lint/suspicious/noExplicitAny: the signatures of Promise
  // biome-ignore lint/suspicious/noThenProperty: a statement is awaited like a promise
  then<A = Answer<R>, B = never>(
    onAnswer?: ((rows: Answer<R>) => A | PromiseLike<A>) | null,
    onError?: ((error: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.send().then(onAnswer, onError)
  }

  catch<B = never>(onError?: ((error: any) => B | PromiseLike<B>) | null): Promise<Answer<R> | B> {
    return this.send().catch(onError)
  }
  // biome-ignore-end lint/suspicious/noExplicitAny: the signatures of Promise

  finally(onEnd?: (() => void) | null): Promise<Answer<R>> {
    return this.send().finally(onEnd)
  }

  /** The rows of `copy … to stdout`. */
  async readable(): Promise<Readable> {
    return (await this.exclusive()).readable(render(this).text)
  }

  /** Takes the rows of `copy … from stdin`. */
  async writable(): Promise<Writable> {
    return (await this.exclusive()).writable(render(this).text)
  }

  /** The rows of one or several statements without parameters, each column as the text that PostgreSQL sends. */
  async texts(): Promise<(string | null)[][]> {
    return (await this.exclusive()).texts(render(this).text)
  }

  private exclusive(): Promise<Exclusive> {
    const { runner } = this
    if (!runner.exclusive) throw new Error('This statement needs a transaction or a reserved connection.')
    return runner.exclusive()
  }

  private send(): Promise<Answer<R>> {
    this.#answer ??= new Promise((resolve, reject) => this.runner.run(this, { resolve, reject }))
    return this.#answer
  }
}

/**
 * Rendered statement of a template, cached by the kinds of its values and its fragments. The path to it follows the
 * values from left to right.
 */
interface Shape {
  rendered?: { text: string; name: string }
  /** The next value needs no cast. */
  plain?: Shape
  /** By cast, by quoted name, or by the texts of a fragment. */
  others?: Map<unknown, Shape>
}

const shapes = new WeakMap<readonly string[], Shape>()

/** Renders a statement. Throws for a value that cannot be a parameter. */
export function render(statement: Fragment): Rendered {
  const values: Rendered['values'] = []
  const shape = collect(statement, statement.isText ? undefined : shapeOf(statement.strings), values)
  if (!shape) return { text: write(statement), values }
  shape.rendered ??= nameText(write(statement))
  return { text: shape.rendered.text, values, name: shape.rendered.name }
}

function nameText(text: string) {
  return { text, name: createHash('sha256').update(text).digest('base64url') }
}

function shapeOf(strings: readonly string[]): Shape {
  const known = shapes.get(strings)
  if (known) return known
  const shape: Shape = {}
  shapes.set(strings, shape)
  return shape
}

function nextShape(shape: Shape, key: unknown): Shape {
  if (key === '') {
    shape.plain ??= {}
    return shape.plain
  }
  shape.others ??= new Map()
  const known = shape.others.get(key)
  if (known) return known
  const next: Shape = {}
  shape.others.set(key, next)
  return next
}

/** Appends the values in their order and returns the shape they lead to; undefined where the text varies in length. */
function collect(
  { strings, parts }: Fragment,
  start: Shape | undefined,
  values: Rendered['values'],
): Shape | undefined {
  let shape = start
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part
    if (part instanceof Statement) {
      shape = collect(part, shape && !part.isText ? nextShape(shape, part.strings) : undefined, values)
    } else if (part instanceof Names) {
      shape = shape && typeof part.names === 'string' ? nextShape(shape, part.text) : undefined
    } else if (part instanceof Rows) {
      shape = undefined
      for (const row of [part.rows].flat())
        for (const column of columnsOf(part)) values.push(toParameter(row[column]))
    } else if (isList(part)) {
      shape = undefined
      for (const fragment of part) collect(fragment, undefined, values)
    } else {
      shape &&= nextShape(shape, castOf(part, strings[i + 1] ?? ''))
      values.push(toParameter(part))
    }
  }
  return shape
}

/** Writes the text of a statement, its parameters numbered in the order of `collect`. */
function write(statement: Fragment): string {
  let count = 0
  const parameter = (value: unknown, next: string) => `$${++count}${castOf(value, next)}`
  const writeParts = ({ strings, parts }: Fragment): string =>
    parts.reduce<string>((text, part, i) => {
      const next = strings[i + 1] as string
      if (part instanceof Statement) return text + writeParts(part) + next
      if (part instanceof Names) return text + part.text + next
      if (part instanceof Rows) return text + writeRows(part, text, parameter) + next
      if (isList(part)) return text + part.map(writeParts).join(' ') + next
      return text + parameter(part, next) + next
    }, strings[0] as string)
  return statement.isText ? statement.strings[0] : writeParts(statement)
}

function writeRows(part: Rows, before: string, parameter: (value: unknown, next: string) => string): string {
  const columns = columnsOf(part)
  if (/\bset\s+$/i.test(before)) {
    const row = part.rows as Record<string, Value>
    return columns.map((column) => `${quote(column)} = ${parameter(row[column], '')}`).join(', ')
  }
  const rows = [part.rows]
    .flat()
    .map((row) => `(${columns.map((column) => parameter(row[column], '')).join(', ')})`)
  return `(${columns.map(quote).join(', ')}) values ${rows.join(', ')}`
}

function columnsOf({ rows }: Rows): string[] {
  const first = [rows].flat()[0]
  if (!first) throw new Error('An insert needs at least one row.')
  return Object.keys(first)
}

function isList(part: Part): part is readonly Fragment[] {
  return Array.isArray(part) && part[0] instanceof Statement
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`
}

/** Tag for statements: a template, `db(name)` for names, `db(rows)` for rows. */
export interface Tag {
  <R extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...parts: Part[]): Statement<R>
  (names: string | readonly string[]): Names
  (rows: Record<string, Value> | readonly Record<string, Value>[]): Rows
  /** A document as a parameter: anything that JSON can hold. */
  json(value: unknown): Json
  /**
   * A text that is not a template, as a statement or as a part of one; never for what a person typed. Without values it
   * may hold several statements.
   */
  unsafe<R extends readonly object[] = Row[]>(text: string, values?: readonly Value[]): Statement<R>
}

/** Makes the tag whose statements `runner` sends. */
export function tagOf(runner: Runner): Tag {
  const tag = (first: TemplateStringsArray | string | readonly string[] | Rows['rows'], ...parts: Part[]) => {
    if (typeof first === 'string') return new Names(first)
    if (Array.isArray(first) && 'raw' in first)
      return new Statement(runner, first as unknown as TemplateStringsArray, parts)
    if (Array.isArray(first) && typeof first[0] === 'string') return new Names(first)
    return new Rows(first as Rows['rows'])
  }
  return Object.assign(tag, {
    json: (value: unknown) => new Json(value),
    unsafe: (text: string, values: readonly Value[] = []) => new Statement(runner, [text], values, true),
  }) as unknown as Tag
}
