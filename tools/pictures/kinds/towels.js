import * as m from '../studio/materials.js'
import { band, group, mesh, place, spiral } from '../studio/shapes.js'
import { folded } from './cloth.js'

/** A pile of folded towels with a woven stripe and a sewn label. */
export function towels(count = 3) {
  const g = group()
  const colors = ['#3B5B50', '#F1ECE0', '#B9C4BC']
  let y = 0
  for (let i = 0; i < count; i++) {
    const material = m.terry(colors[i % 3], 3.2, 3)
    const cloth = folded({
      width: 2.7 - i * 0.05,
      depth: 1.9 - i * 0.04,
      thick: 0.135,
      layers: 4,
      material,
      seed: i * 2 + 1,
    })
    g.add(place(cloth, { at: [(i % 2) * 0.05 - 0.02, y, i * 0.01], turn: i === 1 ? 2.5 : i === 2 ? -2 : 0 }))
    y += 0.135 * 1.06 * 4 - 0.01
  }
  return g
}

/** One towel rolled up, its spiral to the front. */
export function towelRoll(color = '#3B5B50') {
  const path = spiral({ inner: 0.08, pitch: 0.15, turns: 4, wave: 0.012 })
  const g = group(mesh(band(path, 2.6, 0.13, { corner: 0.06 }), m.terry(color, 1.4, 3)))
  g.position.y = 0.07
  return group(g)
}
