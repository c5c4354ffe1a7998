/**
 * Room for as many numbers as there are products, made once: half a megabyte for each question would have the memory swept
 * every few questions. What one question left there the next one overwrites, so nothing of it outlives an `await`.
 */
export interface Workspace {
  /** The scores that a search takes one after the other. */
  scores: Uint16Array[]
  taken: number
  numbers: Int32Array
  sorted: Int32Array
}

export const emptyWorkspace = (): Workspace => ({
  scores: [],
  taken: 0,
  numbers: new Int32Array(0),
  sorted: new Int32Array(0),
})

/** Makes it as large as `length` products need. */
export function widenWorkspace(workspace: Workspace, length: number): void {
  workspace.scores = []
  workspace.numbers = new Int32Array(length)
  workspace.sorted = new Int32Array(length)
}

/** A score of 0 for each product. */
export function takeScores(workspace: Workspace): Uint16Array {
  const known = workspace.scores[workspace.taken]
  const scores = known ?? new Uint16Array(workspace.numbers.length)
  if (known) scores.fill(0)
  workspace.scores[workspace.taken++] = scores
  return scores
}
