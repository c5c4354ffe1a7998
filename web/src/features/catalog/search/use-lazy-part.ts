import { type ComponentType, useCallback, useState } from 'react'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * Returns a part once it has loaded, and a function that loads it, resolving to whether it is there. Where it cannot
 * load, the page does without, and the next call tries again. `load` must stay the same function.
 */
export function useLazyPart<P>(load: Load<P>) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const want = useCallback(async () => {
    try {
      const loaded = await load()
      setPart(() => loaded.default)
      return true
    } catch {
      return false
    }
  }, [load])
  return [Part, want] as const
}
