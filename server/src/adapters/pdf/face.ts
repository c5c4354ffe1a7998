import type { ShapedFont } from './shaped-font'

export type Weight = 400 | 600

/** Part of a font family that has certain characters, in both weights. */
export interface Face {
  name: string
  characters: ReadonlySet<number>
  /** A file is shaped by pdfkit. */
  fonts: Readonly<Record<Weight, Buffer | ShapedFont>>
}

/** Drawn where no font has a character. */
export const REPLACEMENT = '\ufffd'
