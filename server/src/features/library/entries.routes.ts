import type { EntryCalls } from 'contract/library/entry-calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import type { CallerOf } from './caller'
import type { Names } from './entries'
import {
  addEntry,
  changeEntry,
  type EntryKind,
  getEntry,
  listEntries,
  removeEntry,
  type StoredEntry,
} from './entries.logic'

/** Binds the five calls about a kind of entries. */
export function bindEntries<E, B extends Names, F extends B, S extends StoredEntry & F>(
  bind: Binder,
  calls: EntryCalls<E, B>,
  kind: EntryKind<E, B, F, S>,
  deps: Deps,
  callerOf: CallerOf,
): void {
  bind(calls.list, async ({ query, ...call }) => ({
    data: await listEntries(kind, deps, callerOf(deps, call), query),
  }))
  bind(calls.add, async ({ body, ...call }) => ({
    data: await addEntry(kind, deps, callerOf(deps, call), body),
  }))
  bind(calls.get, async ({ params: { id }, ...call }) => ({
    data: await getEntry(kind, deps, callerOf(deps, call), id),
  }))
  bind(calls.change, async ({ params: { id }, body, ...call }) => ({
    data: await changeEntry(kind, deps, callerOf(deps, call), id, body),
  }))
  bind(calls.remove, async ({ params: { id }, ...call }) => {
    await removeEntry(kind, deps, callerOf(deps, call), id)
    return {}
  })
}
