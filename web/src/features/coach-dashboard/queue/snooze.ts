export type SnoozeChoice = 'tomorrow' | 'monday' | 'week'

/** Hour of the day at which a snoozed case comes back, on the device's clock. */
const BACK_AT_HOUR = 8

/** Returns the instant until which a choice hides a case. */
export function snoozedUntil(choice: SnoozeChoice, now = new Date()): string {
  const days = { tomorrow: 1, monday: (8 - now.getDay()) % 7 || 7, week: 7 }[choice]
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, BACK_AT_HOUR).toISOString()
}
