import { HOUR } from 'contract/units'
import type { PaymentNotice } from '../../../adapters/payments/payments'
import type { Deps } from '../../../deps'
import type { Gauge } from '../../../kernel/http/metrics'
import { countOwed } from '../refunds/refunds.sql'
import { settle } from './payments.logic'
import * as sql from './payments.sql'

type ReconcileDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'log' | 'online' | 'returnSecret'>

/** Attempts checked by one run; the next run continues. */
const ASKED_AT_ONCE = 500

/** Outcomes that are handled like their notifications; an expired attempt is left to the order's clock. */
const TAKEN: readonly PaymentNotice['kind'][] = ['paid', 'processing', 'failed']

/**
 * Asks the provider for the outcome of attempts and handles paid ones like notifications, which may have been lost.
 * False if the provider cannot be reached, so that callers can wait.
 */
export async function settleFromProvider(
  deps: ReconcileDeps,
  references: readonly string[],
): Promise<boolean> {
  for (const reference of references) {
    try {
      const notice = await deps.online?.find(reference)
      if (notice && TAKEN.includes(notice.kind)) await settle(deps, notice)
    } catch (error) {
      deps.log.warn({ err: error, reference }, 'the payment provider could not be asked')
      return false
    }
  }
  return true
}

/**
 * Asks after every attempt of the last days that is not known to be paid: money that came without a word is found. Each is
 * noted before it is asked after: one that gets no answer must not keep the next run from the others.
 */
export async function reconcilePayments(deps: ReconcileDeps): Promise<void> {
  if (!deps.online) return
  for (const { id, reference } of await sql.listUnpaidAttempts(deps.db, deps.online.name, ASKED_AT_ONCE)) {
    await sql.noteAsked(deps.db, id)
    if (!(await settleFromProvider(deps, [reference]))) return
  }
}

/** Gauges of payment problems for the operator's alarms. */
export const paymentGauges = ({ db }: Pick<Deps, 'db'>): Gauge[] => [
  {
    name: 'payment_mismatches',
    ofDatabase: true,
    help: 'Notices of the last seven days that fit no order or not its amount.',
    read: () => sql.countMismatches(db),
  },
  {
    name: 'payment_refunds_overdue',
    ofDatabase: true,
    help: 'Refunds that have failed, or were not carried out for an hour.',
    read: () => countOwed(db, HOUR),
  },
]
