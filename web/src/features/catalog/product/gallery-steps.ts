export const SWIPE_HINT = 20
export const SWIPE_CHANGE = 50

/** The picture `step` further; after the last comes the first, before the first the last. */
export function wrap(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

/**
 * Returns the direction of a swipe by `dx` pixels: 1 forward, -1 back. A right swipe goes forward in a mirrored page.
 */
export function direction(dx: number, dir: 'ltr' | 'rtl'): 1 | -1 {
  return dx < 0 === (dir === 'ltr') ? 1 : -1
}

/** The step that a finished swipe makes: more than 50 px changes the picture. */
export function swipeStep(dx: number, dir: 'ltr' | 'rtl'): -1 | 0 | 1 {
  return Math.abs(dx) > SWIPE_CHANGE ? direction(dx, dir) : 0
}

/** Returns the side that shows the next picture during a swipe: from 20 px on. */
export function swipeHint(dx: number, dir: 'ltr' | 'rtl'): -1 | 0 | 1 {
  return Math.abs(dx) >= SWIPE_HINT ? direction(dx, dir) : 0
}
