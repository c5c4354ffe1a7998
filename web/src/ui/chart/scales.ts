/** Maps instants and values to positions in the drawing, in percent of its box from the left and from the top. */
export interface Scales {
  x: (at: string) => number
  y: (value: number) => number
}

/** Margins beside the first and last point (SIDE) and above and below the values (ROOM), in percent of the box. */
const SIDE = 5
const ROOM = 12

interface Spanned {
  at: string
  value: number
}

interface Ranged {
  at: string
  low: number | null
  high: number | null
}

/** Returns the scales of the points; a single instant or value is centred. */
export function scalesOf(points: readonly (Spanned & Ranged)[], target?: number, base?: number): Scales {
  const times = points.map(({ at }) => Date.parse(at))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const [low, high] = extentOf(points, target, base)
  return {
    x: (at) => between(Date.parse(at), from, to, SIDE, 100 - SIDE),
    y: (value) => between(value, low, high, 100 - ROOM, ROOM),
  }
}

/**
 * Maximum distance of a range end from the values, in multiples of their spread, at which the chart still includes it.
 */
const NEAR = 1.5

/**
 * Returns the lowest and highest number of the chart: all values, the target, the base, and range ends unless they are
 * so distant that the values would flatten into a line.
 */
export function extentOf(
  points: readonly (Spanned & Ranged)[],
  target?: number,
  base?: number,
): [low: number, high: number] {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const reach = NEAR * Math.max(most - least, Math.abs(most) / 4)
  const isNear = (end: number) => end >= least - reach && end <= most + reach
  // A range end that a value has crossed is always included.
  const near = points.flatMap(({ value, low, high }) => [
    ...(low !== null && (value < low || isNear(low)) ? [low] : []),
    ...(high !== null && (value > high || isNear(high)) ? [high] : []),
  ])
  const shown = [...near, target, base].filter((one) => one !== undefined)
  return [Math.min(least, ...shown), Math.max(most, ...shown)]
}

function between(value: number, low: number, high: number, start: number, end: number): number {
  // All values are equal, so any other number is outside the drawing.
  if (high === low) return 50 + Math.sign(value - low) * 2 * (end - start)
  return start + ((value - low) / (high - low)) * (end - start)
}

/** Stretch of time with one reference range; start and end in percent of the box. */
export interface Band {
  start: number
  end: number
  low: number | null
  high: number | null
}

/** Returns the ranges of the points as bands; each band reaches halfway to a neighbour with another range. */
export function bandsOf(points: readonly Ranged[], x: Scales['x']): Band[] {
  const bands: Band[] = []
  points.forEach(({ at, low, high }, index) => {
    const last = bands.at(-1)
    if (last && last.low === low && last.high === high) return
    const before = points[index - 1]
    const start = before ? (x(before.at) + x(at)) / 2 : 0
    if (last) last.end = start
    bands.push({ start, end: 100, low, high })
  })
  return bands.filter(({ low, high }) => low !== null || high !== null)
}

/** Returns round numbers between the bounds, at most about `most` of them. */
export function ticksOf(low: number, high: number, most = 4): number[] {
  if (!(high > low)) return [low]
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough
  const ticks: number[] = []
  for (let n = Math.ceil(low / step); n * step <= high + step / 1000; n++)
    ticks.push(Number((n * step).toPrecision(12)))
  return ticks
}

/** Returns the indexes of ascending places that keep a label: the first and last always, others if there is room. */
export function spacedOut(places: readonly number[], room: number): number[] {
  const last = places.length - 1
  const kept: number[] = []
  places.forEach((place, index) => {
    const before = kept.at(-1)
    const clear = before === undefined || place - (places[before] ?? 0) >= room
    const clearOfLast = index === last || (places[last] ?? 0) - place >= room
    if (index === 0 || index === last || (clear && clearOfLast)) kept.push(index)
  })
  // The last label wins when the first one is too close.
  const [first] = kept
  if (kept.length > 1 && first !== undefined && (places[last] ?? 0) - (places[first] ?? 0) < room)
    return [last]
  return kept
}

/** Returns the index of the nearest place. */
export function nearestOf(places: readonly number[], spot: number): number {
  let nearest = 0
  places.forEach((place, index) => {
    if (Math.abs(place - spot) < Math.abs((places[nearest] ?? 0) - spot)) nearest = index
  })
  return nearest
}

export interface Spot {
  /** At the right end of the line, else at the left. */
  atEnd: boolean
  /** Below its line, else above. */
  below: boolean
}

/** Size of a label in the smallest drawing, in percent. */
const LABEL = { width: 36, height: 12 }
const FIRST: Spot = { atEnd: false, below: false }
const SPOTS: readonly Spot[] = [
  FIRST,
  { atEnd: false, below: true },
  { atEnd: true, below: false },
  { atEnd: true, below: true },
]

/** Returns the spot at either end, above or below the line, where the label covers the fewest values. */
export function clearestSpot(top: number, path: readonly (readonly [x: number, y: number])[]): Spot {
  const hidden = ({ atEnd, below }: Spot) => {
    const from = atEnd ? 100 - LABEL.width : 0
    const head = below ? top : top - LABEL.height
    if (head < 0 || head + LABEL.height > 100) return Number.POSITIVE_INFINITY
    const isUnder = ([x, y]: readonly [number, number]) =>
      x >= from && x <= from + LABEL.width && y >= head && y <= head + LABEL.height
    // Covering a value costs more than covering a line segment.
    return path.filter(isUnder).length * 10 + alongOf(path).filter(isUnder).length
  }
  const rated = SPOTS.map((spot) => ({ spot, hidden: hidden(spot) }))
  const least = Math.min(...rated.map((one) => one.hidden))
  return (rated.find((one) => one.hidden === least) ?? { spot: FIRST }).spot
}

/** Returns sample points along the line segments between values. */
function alongOf(path: readonly (readonly [number, number])[]): [number, number][] {
  const STEPS = 16
  return path.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [x, y]
    return Array.from({ length: STEPS }, (_, step): [number, number] => {
      const share = (step + 0.5) / STEPS
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  })
}
