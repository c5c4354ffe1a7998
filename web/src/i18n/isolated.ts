/** Keeps an amount or a code left-to-right inside a sentence of any direction (left-to-right isolate). */
export function isolated(text: string | number): string {
  return `\u2066${text}\u2069`
}
