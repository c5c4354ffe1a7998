import type { Bidi } from 'bidi-js'
import { CLUSTER, UNSEEN } from 'contract/printable'
import { type Face, REPLACEMENT } from './face'

/** A stretch of text of one font and one direction, in the order in which the shaper needs its characters. */
export interface TextRun {
  text: string
  face: Face
  /** Embedding level of the Unicode bidirectional algorithm: odd levels run right to left. */
  level: number
}

export interface RunOptions {
  bidi: Bidi
  /** The fonts in the order in which they are tried. */
  faces: readonly Face[]
}

/** The shapers choose the direction of a run by its script, not by its level. */
const RIGHT_TO_LEFT_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u
/** Bidi controls and control characters: they take part in the ordering and are not drawn. */
export const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cc}/u

/** The runs of a line from left to right; `base` is the direction of the paragraph. */
export function splitIntoRuns(text: string, base: 'ltr' | 'rtl', { bidi, faces }: RunOptions): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, base)
  const runs: TextRun[] = []
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const level = levels[index] ?? 0
    const chars = [...cluster].filter((char) => !CONTROLS.test(char))
    const shown = level % 2 === 1 ? chars.map((char) => bidi.getMirroredCharacter(char) ?? char) : chars
    for (const part of setCluster(shown, faces, runs.at(-1)?.face)) {
      const last = runs.at(-1)
      if (last && last.level === level && last.face === part.face) last.text += part.text
      else runs.push({ ...part, level })
    }
  }
  return inVisualOrder(runs)
}

/** Matches unseen characters that change the glyphs around them; others are left out, since fonts draw a soft hyphen as a hyphen. */
const SHAPES = /\u200c|\u200d|[\ufe00-\ufe0f]/
const isDropped = (char: string) => UNSEEN.test(char) && !SHAPES.test(char)

const has = (face: Face, char: string) => face.characters.has(char.codePointAt(0) as number)

/** Chooses the font of a letter with its marks and joiners; spaces and lone joiners stay in that of the letter before. */
function setCluster(
  chars: readonly string[],
  faces: readonly Face[],
  last: Face | undefined,
): Pick<TextRun, 'text' | 'face'>[] {
  const seen = chars.filter((char) => !UNSEEN.test(char))
  const setIn = (face: Face, shown = chars) => [
    { text: shown.filter((char) => has(face, char) && !isDropped(char)).join(''), face },
  ]
  if (last && seen.every((char) => /\s/.test(char) && has(last, char))) return setIn(last)
  if (seen.length === 0) return []
  const face = faces.find((one) => seen.every((char) => has(one, char)))
  if (face) return setIn(face)
  // Letter and mark are in two fonts.
  const each = seen.map((char) => faces.find((one) => has(one, char)))
  if (each.every((one) => one !== undefined)) return seen.flatMap((char, i) => setIn(each[i] as Face, [char]))
  const replacing = faces.find((one) => has(one, REPLACEMENT))
  return replacing ? [{ text: REPLACEMENT, face: replacing }] : []
}

/** Rule L2 of the bidirectional algorithm, applied to runs; a run that the shaper would reverse is reversed beforehand. */
function inVisualOrder(runs: TextRun[]): TextRun[] {
  const result = [...runs]
  const highest = Math.max(0, ...runs.map((run) => run.level))
  for (let level = highest; level > 0; level--) {
    for (let i = 0; i < result.length; i++) {
      let end = i
      while (end < result.length && (result[end] as TextRun).level >= level) end++
      if (end > i) result.splice(i, end - i, ...result.slice(i, end).reverse())
      i = Math.max(i, end)
    }
  }
  return result.map((run) =>
    RIGHT_TO_LEFT_SCRIPT.test(run.text) === (run.level % 2 === 1)
      ? run
      : { ...run, text: [...run.text].reverse().join('') },
  )
}
