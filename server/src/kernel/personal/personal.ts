import type { PersonalArea, PersonalItem } from 'contract/privacy/rules'
import type { Db, Fragment, Tx } from '../db/client'

/** Person whose data is exported or erased. */
export interface Person {
  id: string
  /** In small letters. */
  email: string
  /** True if the mailbox was confirmed; data sent under an unconfirmed address may belong to another person. */
  isVerified: boolean
}

/** Personal data of a feature's table: rows for the archive, remains after an erasure, retention. */
export interface PersonalTable {
  /** The rows of a person, as a condition on the table `t`. */
  whose(db: Db, person: Person): Fragment
  /** The columns that rows are sorted by; no two rows have the same. */
  key: readonly string[]
  /** Columns that the archive has not: secrets, other people, and what only the program reads. */
  without?: readonly string[]
  /** More than the columns say, as a list of expressions with their names. */
  also?(db: Db): Fragment
  /** Name under which its rows are counted for the person. */
  item?: PersonalItem
  /** Why rows of an erased person stay; none do where it is not given. */
  stays?: string
  /** Retention of the rows, as a sentence repeated in docs/personal-data.md. */
  kept: string
}

/** A file of a person: its key in the byte store, and its name in the archive's area. */
export interface PersonalFile {
  key: string
  name: string
}

/**
 * Personal data of a feature. `app.ts` combines all into archive, counts and erasure; a test fails for a table that
 * refers to people and is declared nowhere.
 */
export interface PersonalData<D> {
  /** Its folder in the archive. */
  area: PersonalArea
  tables: Readonly<Record<string, PersonalTable>>
  /** Its files for the archive, each opened when its turn comes. */
  files?(deps: D, person: Person): Promise<readonly PersonalFile[]>
  /** The bytes of one; by default what the byte store has under the key. */
  open?(deps: D, person: Person, file: PersonalFile): Promise<Buffer | undefined>
  /** Notifies the people affected by the departure. May run twice. */
  tellLeaving?(deps: D, person: Person): Promise<void>
  /** Ends work in progress before the erasure. May run twice. */
  settle?(deps: D, person: Person): Promise<void>
  /** Erases in the erasure's one transaction; answers the keys of the files that go after its commit. */
  erase(tx: Tx, person: Person): Promise<readonly string[]>
}
