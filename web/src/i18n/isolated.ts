/** Keeps an amount or a code left-to-right inside a sentence of any direction (left-to-right isolate). */
export function isolated(text: string | number): string {
  return `\u2066${text}\u2069`
}

/** Keeps a name in the direction of its own letters inside a sentence of any direction (first-strong isolate). */
export function isolatedName(name: string): string {
  return `\u2068${name}\u2069`
}
