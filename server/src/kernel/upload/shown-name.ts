const NAME_MAX = 150

/** A sender's file name as it is shown: one line, no folders, nothing that turns the reading direction. */
export function shownName(name: string): string {
  const clean = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .normalize('NFC')
  const points = [...clean]
  if (points.length <= NAME_MAX) return clean
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  return points.slice(0, NAME_MAX - extension.length).join('') + extension
}
