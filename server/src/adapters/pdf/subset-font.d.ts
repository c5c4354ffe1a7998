declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype'
    variationAxes: Record<string, number>
    keepAllGlyphs: true
    noHinting: boolean
  }
  /** Cuts a font file of any format; without a text it keeps all glyphs. */
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>
}
