const tints = {
  sand: 'tint-sand',
  clay: 'tint-clay',
  sage: 'tint-sage',
  sky: 'tint-sky',
  stone: 'tint-stone',
  rose: 'tint-rose',
} as const

/** The class of the colour that a category owns; stone for a name that is not ours. */
export function tintClass(tint: string | undefined): string {
  return tint && Object.hasOwn(tints, tint) ? tints[tint as keyof typeof tints] : tints.stone
}
