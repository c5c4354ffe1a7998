import type { Font, GlyphRun } from 'fontkit'

/** A font of fontkit whose text is shaped by HarfBuzz. */
export type ShapedFont = Font

/**
 * Reads a TrueType file. fontkit mistakes the order of Indic and Khmer letters or fails on them, so the glyphs and their
 * places are HarfBuzz's. Like fontkit it chooses the direction of a run by its script.
 */
export async function createShapedFont(file: Buffer): Promise<ShapedFont> {
  const [{ create }, hb] = await Promise.all([import('fontkit'), import('harfbuzzjs')])
  const font = create(file) as Font
  const shaper = new hb.Font(new hb.Face(new hb.Blob(file)))
  const layout = (text: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    // The language of the process, which is the default, must not change a document.
    buffer.setLanguage('und')
    buffer.guessSegmentProperties()
    hb.shape(shaper, buffer)
    return runOf(font, text, buffer.getGlyphInfosAndPositions())
  }
  return Object.assign(font, { layout })
}

interface ShapedGlyph {
  codepoint: number
  cluster: number
  xAdvance?: number
  yAdvance?: number
  xOffset?: number
  yOffset?: number
}

/** The run in the form in which pdfkit reads one of fontkit. */
function runOf(font: Font, text: string, shaped: readonly ShapedGlyph[]): GlyphRun {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }))
  const glyphs = shaped.map(({ codepoint: id, cluster }, i) => {
    // The first glyph of a cluster stands for all of its text.
    const isFirst = shaped[i - 1]?.cluster !== cluster
    const written = isFirst
      ? text.slice(
          cluster,
          starts.find((start) => start > cluster),
        )
      : ''
    return {
      id,
      advanceWidth: font.getGlyph(id).advanceWidth,
      codePoints: [...written].map((char) => char.codePointAt(0) as number),
    }
  })
  return {
    glyphs,
    positions,
    // pdfkit scales the positions after this.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  } as unknown as GlyphRun
}
