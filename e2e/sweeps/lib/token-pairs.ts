/**
 * Colour pairs: text on its background, and components that must be visible on theirs. Each token is in one of the
 * lists.
 */
const grounds = ['paper', 'raised', 'sunken', 'raise-1', 'raise-2', 'raise-2-sunken']
const hues = ['pine', 'pomegranate', 'turquoise', 'saffron']
const washesOf = (hue: string) => [`${hue}-wash`, `raise-2-${hue}-wash`]
const washes = hues.flatMap(washesOf)
const tints = ['tint-sand', 'tint-clay', 'tint-sage', 'tint-sky', 'tint-stone', 'tint-rose']

const on = (inks: readonly string[], under: readonly string[]) =>
  inks.flatMap((ink) => under.map((ground) => [ink, ground] as const))

/** Contrast of at least 4.5. */
export const textPairs = [
  ...on(['ink', 'ink-soft', 'pine', 'pomegranate', 'turquoise', 'saffron-ink'], grounds),
  ...on(['ink'], [...washes, ...tints]),
  ...on(['ink-soft'], washes),
  ...['pine', 'pomegranate', 'turquoise'].flatMap((hue) => on([hue], washesOf(hue))),
  ...on(['saffron-ink'], washesOf('saffron')),
  ...on(['on-pine'], ['pine', 'pine-strong']),
  ...on(['on-saffron'], ['saffron']),
  ...on(['on-pomegranate'], ['pomegranate', 'pomegranate-strong']),
  ...on(['on-night', 'on-night-soft'], ['night']),
  ...on(['on-night'], ['message']),
  ...on(['paper'], ['ink']),
]

/** Contrast of at least 3: the edge of a field, the focus ring, filled components. */
export const partPairs = [
  ...on(['edge', 'turquoise', 'pine', 'pomegranate'], grounds),
  ...on(['saffron'], ['night', 'message']),
]

/** Tokens without a contrast requirement, with the reason. */
export const silent: Record<string, string> = {
  hairline: 'separates what space already separates',
  'raise-1-edge': 'a hairline round what has a ground of its own',
  'raise-2-edge': 'a hairline round what has a ground of its own',
  'message-edge': 'a hairline round what has a ground of its own',
}
