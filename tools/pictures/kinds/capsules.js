import * as THREE from 'three'
import { wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, turned, wrap } from '../studio/shapes.js'
import { random } from '../studio/textures.js'
import { cap } from './tubs.js'

/** Capsule bottle with shoulders; amber or white. */
export function capsuleBottle(spec) {
  const { r = 0.31, h = 0.86, amber = false, lid = '#F3F0E8' } = spec
  const material = amber
    ? m.filled('#7A3A0C', { roughness: 0.1, coat: 1 })
    : m.plastic('#F5F3EE', { roughness: 0.32 })
  if (amber) {
    material.sheen = 1
    material.sheenRoughness = 0.35
    material.sheenColor = new THREE.Color('#C9711E')
    material.emissive = new THREE.Color('#2A0D00')
  }
  const g = group(
    mesh(
      turned([
        [0, 0.02],
        [r * 0.75, 0.02, 0.03],
        [r * 0.8, 0, 0.03],
        [r * 0.94, 0, 0.06],
        [r, 0.07, 0.06],
        [r, h - 0.2, 0.16],
        [r * 0.72, h - 0.04, 0.08],
        [r * 0.7, h + 0.06],
      ]),
      material,
    ),
  )
  const angle = Math.PI * 1.86
  const lh = h - 0.36
  g.add(
    mesh(
      wrap(r + 0.003, lh, angle),
      m.printed(wrapLabel({ radius: r, height: lh, angle, front: 2.05, ...spec }), { roughness: 0.6 }),
      {
        at: [0, 0.1 + lh / 2, 0],
        cast: false,
        part: 'label',
      },
    ),
  )
  const c = cap(r * 0.8, 0.24, lid, { ribs: 60 })
  c.position.y = h - 0.02
  g.add(c)
  return g
}

/** Two-part capsules or tablets scattered by a seed. */
export function capsules(
  count,
  { colors = ['#D98E3A', '#D98E3A'], seed = 4, spread = 0.5, size = 0.055, soft = false } = {},
) {
  const next = random(seed)
  const g = group()
  const spots = []
  for (let tries = 0; spots.length < count && tries < 400; tries++) {
    const spot = [(next() - 0.5) * 2 * spread, (next() - 0.5) * 1.2 * spread]
    if (spots.every(([x, z]) => Math.hypot(x - spot[0], z - spot[1]) > size * 3.6)) spots.push(spot)
  }
  for (const [x, z] of spots) {
    const one = group()
    const half = (flip, color) =>
      mesh(
        turned(
          [
            [size, 0],
            [size, size * 1.25, size * 0.2],
            [size * 0.72, size * 2.0, size],
            [0, size * 2.15],
          ],
          32,
        ),
        soft ? m.filled(color, { roughness: 0.12 }) : m.plastic(color, { roughness: 0.25, coat: 0.6 }),
        { turn: [flip ? Math.PI : 0, 0, 0] },
      )
    one.add(half(false, colors[0]), half(true, colors[1]))
    one.rotation.set(0, next() * Math.PI, Math.PI / 2)
    one.rotation.order = 'YXZ'
    one.position.set(x, size, z)
    g.add(one)
  }
  return g
}

/** A mound of powder with a scoop in it. */
export function scoop(color = '#F2F0EA', powder = '#FBF8F0') {
  const outer = turned([
    [0, 0],
    [0.17, 0, 0.05],
    [0.21, 0.26, 0.02],
    [0.225, 0.265, 0.01],
    [0.19, 0.265, 0.01],
    [0.16, 0.06, 0.04],
    [0, 0.05],
  ])
  const heap = turned([
    [0.195, 0.2],
    [0.15, 0.27, 0.1],
    [0.06, 0.33, 0.1],
    [0, 0.34],
  ])
  const handle = box(0.56, 0.035, 0.12, 0.017)
  return group(
    mesh(outer, m.plastic(color, { roughness: 0.35 })),
    mesh(heap, m.foam(powder, 3, 2, 1.5)),
    mesh(handle, m.plastic(color, { roughness: 0.35 }), { at: [0.46, 0.245, 0] }),
  )
}
