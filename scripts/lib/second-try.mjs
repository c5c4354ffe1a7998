/** More flaky tests than this are a failure of the run, so more failed tests get no second try. */
export const FLAKY_MAX = 3

/**
 * Runs failed tests again one by one, and returns the names of those that passed. `tries` are `{ name, run }`; `run`
 * returns the counts of its report and rejects without one.
 */
export async function trySecondTime(tries, say = console.log) {
  if (tries.length > FLAKY_MAX) return []
  const flaky = []
  for (const { name, run } of tries) {
    say(`\nOnce more, alone: ${name}`)
    const { passed, failed } = await run().catch(() => ({ passed: 0, failed: 1 }))
    if (passed > 0 && failed === 0) flaky.push(name)
  }
  return flaky
}
