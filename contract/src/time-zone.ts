/** Names such as `Europe/Amsterdam` or `Etc/GMT+3`: no bare offsets, which databases and browsers read differently. */
const SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,3}$/

/** Returns true for a name of the time zone database that this platform knows. */
export function isTimeZone(name: string): boolean {
  if (name.length > 60 || !SHAPE.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
