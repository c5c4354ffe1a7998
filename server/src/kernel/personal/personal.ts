import type { PersonalArea, PersonalItem } from 'contract/privacy/rules'
import type { Db, Fragment, Tx } from '../db/client'

/** Whose data it is. */
export interface Person {
  id: string
  /** In small letters. */
  email: string
  /** Whether the mailbox was proven: what was sent under an address alone is another's where it was not. */
  isVerified: boolean
}

/** What a feature's table has of people: how the archive reads it, what an erasure leaves, how long it is kept. */
export interface PersonalTable {
  /** The rows of a person, as a condition on the table `t`. */
  whose(db: Db, person: Person): Fragment
  /** The columns that rows are sorted by; no two rows have the same. */
  key: readonly string[]
  /** Columns that the archive has not: secrets, other people, and what only the program reads. */
  without?: readonly string[]
  /** More than the columns say, as a list of expressions with their names. */
  also?(db: Db): Fragment
  /** What its rows are counted as where a person sees what is stored. */
  item?: PersonalItem
  /** Why rows of an erased person stay; none do where it is not given. */
  stays?: string
  /** How long rows are kept, in a sentence that docs/personal-data.md repeats. */
  kept: string
}

/** A file of a person: its key in the byte store, and its name in the archive's area. */
export interface PersonalFile {
  key: string
  name: string
}

/**
 * What a feature holds of people. `app.ts` folds all of them into the archive, the counts and the erasure; a test fails
 * where a table of the schema refers to people and stands in none of them.
 */
export interface PersonalData<D> {
  /** Its folder in the archive. */
  area: PersonalArea
  tables: Readonly<Record<string, PersonalTable>>
  /** Its files for the archive, each opened when its turn comes. */
  files?(deps: D, person: Person): Promise<readonly PersonalFile[]>
  /** The bytes of one; by default what the byte store has under the key. */
  open?(deps: D, person: Person, file: PersonalFile): Promise<Buffer | undefined>
  /** Tells whom it concerns that the person has left. May run twice. */
  tellLeaving?(deps: D, person: Person): Promise<void>
  /** Brings to an end what is under way, before the erasure. May run twice. */
  settle?(deps: D, person: Person): Promise<void>
  /** Erases in the erasure's one transaction; answers the keys of the files that go after its commit. */
  erase(tx: Tx, person: Person): Promise<readonly string[]>
}
