import type { Cents } from '../money'
import { DAY } from '../units'

/** Days after the payment within which a customer may withdraw from a program that has begun. */
export const PROGRAM_WITHDRAWAL_DAYS = 14

/** Version of the text by which a buyer asks that a program begins at once; a new text gets a new one. */
export const BEGIN_AT_ONCE_TEXT = '2026-11-27'

/** A program of an order. */
export interface SoldProgram {
  /** Goods and tax of it that were not refunded. */
  price: Cents
  /** Length in days, and how many of them have run. */
  days: number
  daysRun: number
  isPublished: boolean
}

/** Programs of an order with what decides whether its customer may still cancel it. */
export interface ProgramSale {
  programs: readonly SoldProgram[]
  /** Time of the payment; null before it. */
  paidAt: Date | null
  /** Time of the confirmation, from which the days run while nothing is paid. */
  confirmedAt: Date | null
  /** The buyer asked for an early start and knew that the days which have run are paid for. */
  beginAtOnce: boolean
}

/**
 * Returns what the shop keeps when a customer cancels programs: nothing before a plan is published, the price of the
 * days that have run within 14 days of the payment (of the confirmation where nothing is paid), and undefined afterwards: they
 * can no longer be cancelled.
 */
export function keptOfPrograms(
  { programs, paidAt, confirmedAt, beginAtOnce }: ProgramSale,
  now: Date,
): Cents | undefined {
  if (!programs.some(({ isPublished }) => isPublished)) return 0
  const since = paidAt ?? confirmedAt
  if (since && now.getTime() - since.getTime() > PROGRAM_WITHDRAWAL_DAYS * DAY) return undefined
  if (!beginAtOnce || !paidAt) return 0
  return programs.reduce((sum, { price, days, daysRun }) => {
    const run = Math.min(Math.max(daysRun, 0), days)
    return sum + (days > 0 ? Math.round((price * run) / days) : 0)
  }, 0)
}
