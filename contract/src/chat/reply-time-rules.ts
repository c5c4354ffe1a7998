/** Returns a reply time in whole hours, from a day on in whole days; never less than it took. */
export function replyTimeOf(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(1, Math.ceil(minutes / 60))
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) }
}
