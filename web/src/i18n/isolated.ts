/** Isolates an amount or a code left-to-right within a sentence of any direction. */
export function isolated(text: string | number): string {
  return `\u2066${text}\u2069`
}

/** Isolates a name in the direction of its first strong letter within a sentence of any direction. */
export function isolatedName(name: string): string {
  return `\u2068${name}\u2069`
}
