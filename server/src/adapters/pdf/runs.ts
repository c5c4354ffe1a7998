import type { Bidi } from 'bidi-js'
import type { Face } from './fonts'

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
  hasGlyph: (face: Face, char: string) => boolean
}

/** The shaper chooses the direction of a run by its script, not by its level. */
const RIGHT_TO_LEFT_SCRIPT = /\p{Script=Arabic}/u
/** Bidi controls and control characters: they take part in the ordering and are not drawn. */
export const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cc}/u
/** Joiners, spaces and marks stay in the font of the character before them. */
const FOLLOWS = /\u200c|\u200d|\s|\p{M}/u

/** The runs of a line from left to right; `base` is the direction of the paragraph. */
export function splitIntoRuns(
  text: string,
  base: 'ltr' | 'rtl',
  { bidi, faces, hasGlyph }: RunOptions,
): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, base)
  const runs: TextRun[] = []
  for (let i = 0; i < text.length; ) {
    const char = String.fromCodePoint(text.codePointAt(i) as number)
    const level = levels[i] ?? 0
    i += char.length
    if (CONTROLS.test(char)) continue
    const last = runs.at(-1)
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(char) ?? char) : char
    const stays = last && FOLLOWS.test(char) && hasGlyph(last.face, mirrored)
    const found = stays ? last.face : faces.find((face) => hasGlyph(face, mirrored))
    const drawn = found ? mirrored : '?'
    const face = found ?? 'latin'
    if (last && last.level === level && last.face === face) last.text += drawn
    else runs.push({ text: drawn, face, level })
  }
  return inVisualOrder(runs)
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
