import { createReadStream } from 'node:fs'
import type { LoadUnit } from 'contract/programs/set-rules'
import type { HistoryImport } from 'contract/training/history-calls'
import { HISTORY_SETS_MAX, HISTORY_SKIPPED_SHOWN } from 'contract/training/history-rules'
import { fail } from '../../../fail'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { refuseFields } from '../../../kernel/http/envelope'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { comparedName } from '../log/validate-entry'
import * as sql from './history.sql'
import { type ReadHistory, readHistory } from './read-history'

/** Sets of one statement. */
const BATCH = 2000

export interface HistoryChoices {
  dryRun: boolean
  unit?: LoadUnit | undefined
  /** Names of exercises by their names in the file. */
  map?: Record<string, string> | undefined
}

/** Takes a file of another app, or says what taking it would do. */
export async function importHistory(
  db: Pool,
  accountId: string,
  { dryRun, unit, map = {} }: HistoryChoices,
  { files, tooMany }: ReceivedUpload,
): Promise<HistoryImport> {
  const [file] = files
  if (!file || tooMany) fail('history.file')
  if (file.tooLarge) fail('history.too_large', { file: file.name.slice(0, 80) })
  const history = await readHistory(createReadStream(file.path), unit)
  if (history.needsUnit && !dryRun) refuseFields([{ path: ['unit'], code: 'history.unit_needed' }])
  const owner = { accountId, source: history.source }
  const names = await namesOf(db, owner, history, map)
  const sets = history.sets.map(({ entry, ...set }): sql.PastSet => {
    const exercise = names.get(set.sourceName)?.exercise ?? set.sourceName
    return { ...set, exerciseName: comparedName(exercise), entry: { exercise, ...entry } }
  })
  const outcome = dryRun ? await compare(db, owner, sets) : await save(db, owner, sets)
  const days = sets.map(({ date }) => date).sort()
  return {
    source: history.source,
    dryRun,
    unit: history.unit ?? null,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    sessions: new Set(sets.map(({ session }) => session)).size,
    sets: sets.length,
    ...outcome,
    names: [...names.values()],
    skipped: history.skipped.length,
    skippedLines: history.skipped.slice(0, HISTORY_SKIPPED_SHOWN),
  }
}

/** Exercises of a file in its order, with the names under which they are stored. */
async function namesOf(
  db: Db,
  owner: sql.PastOwner,
  { sets }: ReadHistory,
  map: Readonly<Record<string, string>>,
): Promise<Map<string, HistoryImport['names'][number]>> {
  const chosen = new Map(Object.entries(map))
  const before = new Map(
    (await sql.listPastNames(db, owner)).map(({ sourceName, exercise }) => [sourceName, exercise]),
  )
  const names = new Map<string, HistoryImport['names'][number]>()
  for (const { sourceName: name } of sets) {
    const known = names.get(name)
    if (known) known.sets += 1
    else names.set(name, { name, sets: 1, exercise: chosen.get(name) ?? before.get(name) ?? name })
  }
  return names
}

async function compare(db: Db, owner: sql.PastOwner, sets: readonly sql.PastSet[]) {
  const sum = { added: 0, changed: 0 }
  for (let i = 0; i < sets.length; i += BATCH) {
    const { added, changed } = await sql.comparePast(db, owner, sets.slice(i, i + BATCH))
    sum.added += added
    sum.changed += changed
  }
  return sum
}

function save(db: Pool, owner: sql.PastOwner, sets: readonly sql.PastSet[]) {
  return transaction(db, async (tx) => {
    await sql.lockPast(tx, owner.accountId)
    const sum = await compare(tx, owner, sets)
    if ((await sql.countPast(tx, owner.accountId)) + sum.added > HISTORY_SETS_MAX) fail('history.too_many')
    for (let i = 0; i < sets.length; i += BATCH) await sql.savePast(tx, owner, sets.slice(i, i + BATCH))
    return sum
  })
}
