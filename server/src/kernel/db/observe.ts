import { channel } from 'node:diagnostics_channel'
import type { FieldDef } from 'pg'
import type { Fragment } from './sql'

/** Name of the diagnostics channel on which every statement is published once it was answered. */
export const STATEMENTS = 'tavan.statements'

export interface Observed {
  statement: Fragment
  text: string
  values: (string | Buffer | null)[]
  /** Columns and rows of the answer; undefined for a statement that failed. */
  columns?: FieldDef[] | undefined
  rows?: Record<string, unknown>[] | undefined
}

export const statements = channel(STATEMENTS)

/** A statement, BEGIN, COMMIT or ROLLBACK before it is sent or after PostgreSQL carried it out. */
export interface Step {
  moment: 'before' | 'after'
  text: string
  /** Identifies the connection. */
  connection: object
}

/** Diagnostics channel of every step of every connection, in their order; without COPY. */
export const steps = channel('tavan.steps')
