import type { ExerciseBody } from 'contract/library/calls'
import type { Locale } from 'contract/locale'
import { searchForm } from 'contract/text'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import type { Tx } from '../../kernel/db/client'
import type { Reader } from './entries.sql'

/** Author of a call: a coach for their own entries, or staff (without a coach) for those of the shop, which are audited. */
export interface Caller extends Reader {
  audit: AuditSource
}

/** Names by which an entry is found. */
export type Names = Pick<ExerciseBody, 'name' | 'names' | 'aliases'>

/** All forms in which an entry is searched, a line each. */
export function searchTextOf({ name, names, aliases }: Names): string {
  const all = [name, names.fa, names.nl, ...aliases.en, ...aliases.fa, ...aliases.nl]
  return [...new Set(all.map(searchForm).filter(Boolean))].join('\n')
}

/** Words of a search, in the form of the stored text. */
export const wordsOf = (search = ''): string[] => searchForm(search).split(' ').filter(Boolean)

/** A text in a language; in English where it is not translated. */
export const inLanguage = (locale: Locale, text: string, translated: { fa: string; nl: string }): string =>
  (locale === 'en' ? '' : translated[locale]) || text

/** Type of an entry in the audit trail. */
export type EntryObject = 'library_exercise' | 'library_food' | 'library_meal'

/** Records a change of an entry of the shop; a coach's own are theirs alone. */
export async function recordChange(
  tx: Tx,
  { audit, coachId }: Caller,
  object: { type: EntryObject; id: string },
  change: 'added' | 'changed' | 'removed' | 'video',
): Promise<void> {
  if (coachId !== null) return
  await recordAudit(tx, audit, { action: 'library_changed', object, details: { change } })
}
