import { mayUse, type StaffRole, type StaffSection } from '../staff'

/** Days of the dashboard's figures where the caller names none, today included. */
export const STATS_DAYS = 30
/** Longest period of the dashboard's figures: three years, the longest of them. */
export const STATS_DAYS_MAX = 1096
/** Products in the dashboard's lists of best sellers and of what runs low. */
export const STATS_LIST_MAX = 8

/** Tasks for staff, most urgent first, with the console section that shows and resolves each. */
export const needSections = {
  paymentMismatches: 'orders',
  disputes: 'orders',
  /** Payments that the provider has been processing for longer than PAYMENT_PENDING_DAYS. */
  paymentsPending: 'orders',
  refundsOverdue: 'orders',
  /** Withdrawals that nobody has dealt with; the law sets a day for paying back. */
  withdrawals: 'orders',
  // Nothing in the console mends these two: the section only says who sees them.
  workersMissing: 'queues',
  backupsFailed: 'queues',
  jobsFailed: 'queues',
  /** Products of which cash orders of unconfirmed accounts hold at least half. */
  stockHeld: 'orders',
  stockOut: 'catalogue',
  toConfirm: 'orders',
  toPack: 'orders',
  toShip: 'orders',
  /** Returns to answer, and received ones to refund. */
  returns: 'orders',
  /** Parcels that came back, and whose payment has not been refunded. */
  parcelsBack: 'orders',
  /** Reviews that nobody has read. */
  reviews: 'reviews',
  applications: 'applications',
  bloodTests: 'bloodTests',
} as const satisfies Record<string, StaffSection>
export type NeedKind = keyof typeof needSections
export const needKinds = Object.keys(needSections) as [NeedKind, ...NeedKind[]]

export function seesNeed(role: StaffRole | null | undefined, kind: NeedKind): boolean {
  return mayUse(role, needSections[kind])
}

/** Kinds of records that are counted since the reader's last look, with the console section that lists each. */
export const newsSections = {
  orders: 'orders',
  customers: 'people',
  returns: 'orders',
  reviews: 'reviews',
  applications: 'applications',
} as const satisfies Record<string, StaffSection>
export type NewsKind = keyof typeof newsSections
export const newsKinds = Object.keys(newsSections) as [NewsKind, ...NewsKind[]]

export const seesNews = (role: StaffRole | null | undefined, kind: NewsKind): boolean =>
  mayUse(role, newsSections[kind])

/** Parts of the figures and who of the staff sees them. */
const figures = { sales: ['owner', 'shop'], coaching: ['owner', 'coaches'] } as const

export function seesFigures(role: StaffRole | null | undefined, part: keyof typeof figures): boolean {
  const allowed: readonly StaffRole[] = figures[part]
  return role != null && allowed.includes(role)
}
