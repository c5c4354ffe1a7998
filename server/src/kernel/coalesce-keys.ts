/**
 * Returns a function that hands keys to `work`, one run at a time: those that come during a run are the next one. Ignores
 * failures, so use it where something else does the same work later.
 */
export function coalesceKeys(work: (keys: readonly string[]) => Promise<void>): (key: string) => void {
  const waiting = new Set<string>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.size > 0) {
      const keys = [...waiting]
      waiting.clear()
      await work(keys).catch(() => undefined)
    }
    isRunning = false
  }

  return (key) => {
    waiting.add(key)
    if (!isRunning) void run()
  }
}
