import * as THREE from 'three'
import { blend, faceLabel, houses, plate, text, wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, slab, turned, wrap } from '../studio/shapes.js'

/** Screw cap with fine ribs on its side, standing on y = 0. */
export function cap(radius, height, color, { ribs = 90, top = null, roughness = 0.45 } = {}) {
  const points = []
  const n = ribs * 6
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const r = radius * (1 + 0.009 * Math.min(0.6, Math.cos(a * ribs)))
    points.push(new THREE.Vector2(Math.cos(a) * r, Math.sin(a) * r))
  }
  const bevel = Math.min(0.05, height * 0.18)
  const shape = new THREE.Shape(points)
  const body = slab(shape, height, bevel, 1)
  body.rotateX(-Math.PI / 2)
  body.translate(0, height / 2, 0)
  const disc = turned([
    [0, height - 0.005],
    [radius * 0.86, height - 0.005, 0.01],
    [radius * 0.885, height + 0.012, 0.012],
    [radius * 0.93, height + 0.012, 0.012],
    [radius * 0.95, height - 0.01],
  ])
  const material = m.plastic(color, { roughness })
  const parts = [mesh(body, material), mesh(disc, material)]
  if (top) {
    const t = mesh(new THREE.CircleGeometry(radius * 0.84, 96), m.printed(top, { roughness: 0.5 }), {
      at: [0, height + 0.002, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
    })
    parts.push(t)
  }
  return group(parts)
}

/** The printed lid of a tub: the plate, seen from above. */
function lidPrint(spec) {
  return faceLabel({
    w: 1,
    h: 1,
    px: 800,
    bg: spec.lid ?? spec.bg,
    draw: (ctx, w) => {
      const fg = spec.lidInk ?? spec.fg
      plate(ctx, w / 2, w / 2, w * 0.44, {
        color: blend(spec.lid ?? spec.bg, fg, 0.18),
        accent: spec.mark ?? spec.accent,
        share: 0.3,
        from: -0.6,
      })
      text(ctx, houses[spec.house].brand, w / 2, w * 0.53, {
        size: w * 0.1,
        weight: 800,
        stretch: 'expanded',
        color: fg,
        align: 'center',
      })
    },
  })
}

/** Wide tub for protein powder. */
export function tub(spec) {
  const { r = 0.66, h = 1.62, body = '#F4F1EA', lid = '#F4F1EA' } = spec
  const g = group(
    mesh(
      turned([
        [0, 0.03],
        [r * 0.8, 0.03, 0.03],
        [r * 0.84, 0, 0.04],
        [r * 0.95, 0, 0.07],
        [r, 0.1, 0.06],
        [r, h - 0.2, 0.1],
        [r * 0.93, h - 0.08, 0.06],
        [r * 0.93, h],
      ]),
      m.plastic(body, { roughness: 0.38 }),
    ),
  )
  const angle = Math.PI * 1.9
  const lh = h - 0.42
  g.add(
    mesh(
      wrap(r + 0.004, lh, angle),
      m.printed(wrapLabel({ radius: r, height: lh, angle, front: 1.9, ...spec }), {
        roughness: 0.42,
        coat: 0.25,
      }),
      {
        at: [0, 0.13 + lh / 2, 0],
        cast: false,
        part: 'label',
      },
    ),
  )
  const c = cap(r * 0.985, 0.34, lid, { ribs: 110, top: lidPrint({ ...spec, lid }) })
  c.position.y = h - 0.05
  g.add(c)
  return g
}

/** Straight jar for powders: narrower, with a taller cap. */
export function jar(spec) {
  const { r = 0.46, h = 0.98, body = '#F6F4EF', lid = '#1B211E' } = spec
  const g = group(
    mesh(
      turned([
        [0, 0.02],
        [r * 0.8, 0.02, 0.03],
        [r * 0.84, 0, 0.03],
        [r * 0.95, 0, 0.05],
        [r, 0.07, 0.05],
        [r, h - 0.12, 0.08],
        [r * 0.9, h - 0.03, 0.05],
        [r * 0.9, h],
      ]),
      m.plastic(body, { roughness: 0.36 }),
    ),
  )
  const angle = Math.PI * 1.9
  const lh = h - 0.27
  g.add(
    mesh(
      wrap(r + 0.003, lh, angle),
      m.printed(wrapLabel({ radius: r, height: lh, angle, front: 1.95, ...spec }), {
        roughness: 0.45,
        coat: 0.2,
      }),
      {
        at: [0, 0.09 + lh / 2, 0],
        cast: false,
        part: 'label',
      },
    ),
  )
  const c = cap(r * 0.99, spec.capH ?? 0.3, lid, {
    ribs: 84,
    top: lidPrint({ ...spec, lid, lidInk: spec.lidInk ?? '#FAF7F0' }),
  })
  c.position.y = h - 0.04
  g.add(c)
  return g
}
