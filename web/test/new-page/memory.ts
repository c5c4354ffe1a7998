const resets: (() => void)[] = []

/** Called by each module that keeps something in memory (plugin.ts), once for each variable. */
export function remember(read: () => unknown, write?: (value: never) => void): void {
  const value = read()
  const refill = refillOf(value)
  resets.push(() => {
    write?.(value as never)
    refill?.()
  })
}

/** Gives all modules the memory of a new page. */
export function forgetPage(): void {
  for (const reset of resets) reset()
}

/** Returns a function that puts back what a container holds now. */
function refillOf(value: unknown): (() => void) | undefined {
  if (value instanceof Map) {
    const held = [...value]
    return () => {
      value.clear()
      for (const [key, one] of held) value.set(key, one)
    }
  }
  if (value instanceof Set) {
    const held = [...value]
    return () => {
      value.clear()
      for (const one of held) value.add(one)
    }
  }
  if (Array.isArray(value)) {
    const held = [...value]
    return () => void value.splice(0, Infinity, ...held)
  }
  if (!isPlain(value)) return undefined
  const held = Object.entries(value)
  return () => {
    for (const key of Object.keys(value)) delete value[key]
    Object.assign(value, Object.fromEntries(held))
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
