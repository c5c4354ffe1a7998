/** Days between two orders of a subscription. */
export const SUBSCRIPTION_DAYS_MIN = 7
export const SUBSCRIPTION_DAYS_MAX = 180
/** Choices of the page. */
export const subscriptionRhythms = [14, 30, 45, 60, 90] as const

/** Subscriptions of an account, products of one, and units of a product. */
export const SUBSCRIPTIONS_MAX = 20
export const SUBSCRIPTION_ITEMS_MAX = 20
export const SUBSCRIPTION_UNITS_MAX = 99

/** Days before an order's day on which it is announced, and on which the link to pay is mailed. */
export const SUBSCRIPTION_NOTICE_DAYS = 3
export const SUBSCRIPTION_LINK_DAYS = 2
/** Days after which an order that was not paid by its link is left out. */
export const SUBSCRIPTION_PAY_DAYS = 7

/** States of an order of a subscription: announced, waiting for its link to be used, placed, or left out. */
export const runStates = ['announced', 'waiting', 'ordered', 'left_out'] as const
export type RunState = (typeof runStates)[number]

/** Reasons for which an order was left out; `refused`: the shop could not place it. */
export const runReasons = ['price', 'sold_out', 'unpaid', 'skipped', 'refused'] as const
export type RunReason = (typeof runReasons)[number]
