// Formatting of every displayed sentence; part of the web's first load, so nothing else is in this file.

/** Persian (U+06F0) and Arabic (U+0660) digits to ASCII, for every field that holds a number or a code. */
export function asciiDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (d) => String(d.charCodeAt(0) & 0xf))
}

/** Fills `{name}` in a sentence; a name without a value stays as it is. */
export function fillText(text: string, params: Record<string, string | number> | undefined): string {
  return params ? text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole)) : text
}
