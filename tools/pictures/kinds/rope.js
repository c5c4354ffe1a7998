import { decal, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, place, tube, turned, wrap } from '../studio/shapes.js'

const { paper, saffron } = m.palette

/** Speed rope: a coil of cable and two long handles. */
export function speedRope() {
  const g = group()
  const points = []
  const turns = 4
  for (let i = 0; i <= turns * 24; i++) {
    const t = i / 24
    const a = t * Math.PI * 2 + 0.6
    const r = 0.98 + 0.05 * Math.sin(t * 2.3) + 0.04 * t * 0.3
    points.push([
      Math.cos(a) * r + 0.03 * Math.sin(t * 5),
      0.035 + 0.055 * Math.min(t, turns) + 0.012 * Math.sin(a * 3),
      Math.sin(a) * r * 0.86,
    ])
  }
  const start = [
    [0.36, 0.19, 0.74],
    [0.1, 0.1, 0.83],
  ]
  const [ex, ey, ez] = points[points.length - 1]
  const end = [
    [ex + 0.12, ey + 0.14, ez + 0.3],
    [ex + 0.2, 0.42, ez + 0.62],
    [ex + 0.05, 0.26, ez + 1.02],
    [0.52, 0.19, 1.63],
  ]
  const path = [...start, ...points.slice(5), ...end]
  g.add(
    mesh(
      tube(path, 0.036, { segments: 900, sides: 14 }),
      m.plastic('#59625F', { roughness: 0.25, coat: 0.8 }),
    ),
  )
  const handle = () => {
    const h = turned(
      [
        [0, 0],
        [0.07, 0, 0.02],
        [0.115, 0.05, 0.03],
        [0.12, 0.5, 0.1],
        [0.1, 0.9, 0.1],
        [0.12, 1.3, 0.06],
        [0.1, 1.42, 0.03],
        [0, 1.43],
      ],
      64,
    )
    const grip = mesh(h, m.steel('#39433F', 0.42, [2, 8]))
    const collarRing = mesh(
      turned(
        [
          [0.08, 1.36],
          [0.126, 1.37, 0.01],
          [0.126, 1.5, 0.02],
          [0.06, 1.56, 0.02],
          [0, 1.56],
        ],
        64,
      ),
      m.steel('#CFD2D1', 0.2, [4, 1]),
    )
    const accent = mesh(
      turned(
        [
          [0.1, 0.12],
          [0.125, 0.13, 0.01],
          [0.125, 0.24, 0.01],
          [0.1, 0.25],
        ],
        64,
      ),
      m.plastic(saffron),
    )
    const word = decal({
      w: 0.7,
      h: 0.2,
      draw: (ctx, w, hh) =>
        text(ctx, 'Parvaz', w / 2, hh * 0.7, {
          size: hh * 0.7,
          weight: 800,
          stretch: 'expanded',
          color: paper,
          align: 'center',
        }),
    })
    word.center.set(0.5, 0.5)
    word.rotation = Math.PI / 2
    const label = mesh(wrap(0.121, 0.62, 1.4), m.overlay(word), {
      at: [0, 0.78, 0],
      cast: false,
      part: 'label',
    })
    return group(grip, collarRing, accent, label)
  }
  g.add(place(handle(), { tip: [0, 90], at: [2.55, 0.19, 1.2], turn: -12, scale: 1.45 }))
  const second = place(handle(), { tip: [0, -90], at: [-1.75, 0.19, 1.75], turn: 3, scale: 1.45 })
  g.add(second)
  return g
}
