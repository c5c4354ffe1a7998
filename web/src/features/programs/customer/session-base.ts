import type { DoneSession } from 'contract/programs/calls'
import type { DraftFields } from '../../../api/draft-store'
import { draftedSets } from './session-sets'

/** Field of a draft with the sets that were stored when it was begun. No set has a field of this name. */
const BASE = 'base'

const baseOf = (session: DoneSession | undefined) =>
  JSON.stringify(session?.sets.map(({ exercise, reps, load }) => [exercise, reps, load]) ?? null)

/** Adds to changes of a draft what it is based on: set with its first text, taken out with its last. */
export function withBase(
  changes: Readonly<Record<string, string | null>>,
  fields: DraftFields,
  session: DoneSession | undefined,
): Record<string, string | null> {
  const texts = Object.entries({ ...fields, ...changes }).filter(([, text]) => text !== null)
  const isTyped = draftedSets(Object.fromEntries(texts) as DraftFields).length > 0
  return { ...changes, [BASE]: isTyped ? (changes[BASE] ?? fields[BASE] ?? baseOf(session)) : null }
}

/** Rebases a draft on the stored session. */
export const rebased = (fields: DraftFields, session: DoneSession | undefined) =>
  withBase({ [BASE]: baseOf(session) }, fields, session)

/** Returns true if the stored sets changed since the draft began, on another device or in a page without the draft. */
export const isOutdated = (fields: DraftFields, session: DoneSession | undefined) =>
  fields[BASE] !== undefined && fields[BASE] !== baseOf(session)
