/** Browsers by the mark that only they (of those still to come in this list) leave; most also carry the marks below. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const LONGEST = 500

/**
 * Browser and system of a `User-Agent`, for a person to recognise a session by: `Firefox · Windows`. Another program
 * is named by its first word; empty where there is nothing to read. Never contains free text of the caller.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST)
  const first = (list: [RegExp, string][]) => list.find(([mark]) => mark.test(text))?.[1]
  const known = [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' · ') : (/^[A-Za-z][\w.-]{0,30}/.exec(text)?.[0] ?? '')
}
