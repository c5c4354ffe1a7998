import type { Received } from 'contract/endpoint'
import type { EntryCalls } from 'contract/library/entry-calls'
import { clampPage, type Page } from 'contract/page'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { isSameData } from '../../kernel/audit/change-details'
import type { Db, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import { type Caller, type EntryObject, type Names, recordChange, searchTextOf, wordsOf } from './entries'
import type { Owner, Reader } from './entries.sql'

export type EntryDeps = Pick<Deps, 'db' | 'config' | 'files'>

/** Columns that every table of entries has. */
export interface StoredEntry {
  id: string
  coachId: string | null
  version: number
}

type Written<Fields> = Fields & { id: string; searchText: string }

/** Statements of a kind; each names its own table. */
interface EntryStatements<Fields, Stored> {
  count: (db: Db, owner: Owner, words: readonly string[]) => Promise<number>
  list: (
    db: Db,
    reader: Reader,
    words: readonly string[],
    slice: { limit: number; offset: number },
  ) => Promise<Stored[]>
  find: (db: Db, id: string, reader: Reader) => Promise<Stored | undefined>
  /** Locks an owner's entries against another addition, and counts them. */
  lockAll: (tx: Tx, owner: Owner) => Promise<number>
  /** Locks an entry; undefined if it is not the owner's. */
  lock: (tx: Tx, id: string, owner: Reader) => Promise<Stored | undefined>
  insert: (tx: Tx, owner: Owner, entry: Written<Fields>) => Promise<void>
  update: (tx: Tx, entry: Written<Fields>) => Promise<void>
  remove: (tx: Tx, id: string) => Promise<void>
}

/** Differences between exercises, foods and meals; `Fields` are those of a body as its table holds them. */
export interface EntryKind<
  Entry,
  Body extends Names,
  Fields extends Body,
  Stored extends StoredEntry & Fields,
> {
  type: EntryObject
  /** Maximum number of entries of the shop and of one coach. */
  max: { house: number; own: number }
  sql: EntryStatements<Fields, Stored>
  /** Returns the fields of a body as they are stored; `before` is undefined for a new entry. */
  fields: (tx: Tx, owner: Owner, body: Body, before: Stored | undefined) => Promise<Fields> | Fields
  /** Returns the fields that a caller writes, of a stored entry or of a body. */
  written: (entry: Body) => Body
  /** Returns entries as they are answered. */
  shown: (deps: EntryDeps, entries: readonly Stored[], reader: Reader) => Promise<Entry[]> | Entry[]
  /** Runs after an entry was deleted. */
  removed?: (deps: EntryDeps, entry: Stored) => Promise<void>
}

/** A page of the entries that a search finds. */
export async function listEntries<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  deps: EntryDeps,
  caller: Reader,
  { search, ...page }: Received<EntryCalls<E, B>['list']>['query'],
): Promise<Page<E>> {
  const words = wordsOf(search)
  const total = await kind.sql.count(deps.db, caller, words)
  const { position, slice } = clampPage(page, total)
  const items = await kind.sql.list(deps.db, caller, words, slice)
  return { items: await kind.shown(deps, items, caller), total, ...position }
}

export async function getEntry<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  deps: EntryDeps,
  caller: Reader,
  id: string,
): Promise<E> {
  const found = (await kind.sql.find(deps.db, id, caller)) ?? fail('library.not_found')
  const [entry = fail('library.not_found')] = await kind.shown(deps, [found], caller)
  return entry
}

/** Adds an entry of the shop, or of a coach; returns its id. */
export async function insertEntry<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  tx: Tx,
  owner: Owner,
  body: B,
): Promise<string> {
  const max = owner.coachId === null ? kind.max.house : kind.max.own
  if ((await kind.sql.lockAll(tx, owner)) >= max) fail('library.full', { max })
  const id = newId()
  const fields = await kind.fields(tx, owner, body, undefined)
  await kind.sql.insert(tx, owner, { ...fields, id, searchText: searchTextOf(body) })
  return id
}

export async function addEntry<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  deps: EntryDeps,
  caller: Caller,
  body: B,
): Promise<E> {
  const id = await transaction(deps.db, async (tx) => {
    const added = await insertEntry(kind, tx, caller, body)
    await recordChange(tx, caller, { type: kind.type, id: added }, 'added')
    return added
  })
  return getEntry(kind, deps, caller, id)
}

/** Replaces an entry; with a version, only the one that was read. */
export async function changeEntry<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  deps: EntryDeps,
  caller: Caller,
  id: string,
  body: B & { version?: number | undefined },
): Promise<E> {
  await transaction(deps.db, async (tx) => {
    const before = await lockEntry(kind, tx, caller, id)
    if (body.version !== undefined && body.version !== before.version) fail('library.changed_meanwhile')
    const fields = await kind.fields(tx, caller, body, before)
    if (isSameData(kind.written(before), kind.written(body))) return
    await kind.sql.update(tx, { ...fields, id, searchText: searchTextOf(body) })
    await recordChange(tx, caller, { type: kind.type, id }, 'changed')
  })
  return getEntry(kind, deps, caller, id)
}

/** Deletes an entry; plans, meals and the log keep what they have of it. */
export async function removeEntry<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  deps: EntryDeps,
  caller: Caller,
  id: string,
): Promise<void> {
  const removed = await transaction(deps.db, async (tx) => {
    const stored = await lockEntry(kind, tx, caller, id)
    await kind.sql.remove(tx, id)
    await recordChange(tx, caller, { type: kind.type, id }, 'removed')
    return stored
  })
  await kind.removed?.(deps, removed)
}

/** Locks an entry that the caller may change. */
export async function lockEntry<E, B extends Names, F extends B, S extends StoredEntry & F>(
  kind: EntryKind<E, B, F, S>,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<S> {
  const own = await kind.sql.lock(tx, id, caller)
  if (own) return own
  return fail((await kind.sql.find(tx, id, caller)) ? 'library.read_only' : 'library.not_found')
}
