import * as THREE from 'three'
import { decal, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { curve, flared, group, mesh, rounded, turned } from '../studio/shapes.js'

const { paper, pine, saffron } = m.palette

/** Kettlebell: a cast body with a flat foot, a thick bent handle and a colour ring on each horn. */
export function kettlebell({ kg = 16, color = pine, r = 0.95 }) {
  const body = turned(
    [
      [0, 0.02],
      [r * 0.6, 0.02, 0.02],
      [r * 0.66, 0, 0.06],
      [r * 0.93, r * 0.38, 0.5],
      [r * 1.03, r * 0.95, 0.7],
      [r * 0.86, r * 1.55, 0.7],
      [r * 0.46, r * 1.84, 0.5],
      [0, r * 1.88],
    ],
    160,
  )
  const cast = m.iron('#23292A', 5, 1.8)
  const [y, k] = [r * 1.55, r]
  const path = curve(
    [
      [-k * 0.5, y - k * 0.22, 0],
      [-k * 0.66, y + k * 0.22, 0],
      [-k * 0.74, y + k * 0.62, 0],
      [-k * 0.58, y + k * 0.93, 0],
      [-k * 0.24, y + k * 1.02, 0],
      [k * 0.24, y + k * 1.02, 0],
      [k * 0.58, y + k * 0.93, 0],
      [k * 0.74, y + k * 0.62, 0],
      [k * 0.66, y + k * 0.22, 0],
      [k * 0.5, y - k * 0.22, 0],
    ],
    false,
    0.5,
  )
  const handle = flared(
    path,
    (t) =>
      k * (0.165 + 0.1 * Math.max(0, 1 - t / 0.13) ** 1.6 + 0.1 * Math.max(0, 1 - (1 - t) / 0.13) ** 1.6),
  )
  const grip = m.iron('#2A3031', 7, 1.2)
  const g = group(mesh(body, cast), mesh(handle, grip))
  for (const t of [0.185, 0.815]) {
    const at = path.getPointAt(t)
    const way = path.getTangentAt(t)
    const ring = mesh(
      turned(
        [
          [k * 0.168, -0.06],
          [k * 0.185, -0.055, 0.012],
          [k * 0.185, 0.055, 0.012],
          [k * 0.168, 0.06],
        ],
        64,
      ),
      m.plastic(color, { roughness: 0.5 }),
    )
    ring.position.copy(at)
    ring.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), way)
    g.add(ring)
  }
  g.add(mesh(bodyDecal(r), m.overlay(kettleMark(kg, color)), { cast: false, part: 'label' }))
  return g
}

function kettleMark(kg, color) {
  return decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.47, {
        color: 'rgba(250,247,240,.2)',
        accent: color === '#23292A' ? saffron : blendUp(color),
        rings: [1],
        line: 0.06,
        from: -0.5,
        share: 0.3,
      })
      text(ctx, String(kg), w / 2, w * 0.6, {
        size: w * 0.42,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'kg', w / 2, w * 0.74, {
        size: w * 0.12,
        weight: 600,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'Zagros', w / 2, w * 0.25, {
        size: w * 0.085,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
    },
  })
}

const blendUp = (color) => (color === pine ? '#4FA583' : color)

/** Square patch on the belly of the bell. */
function bodyDecal(r) {
  const geometry = new THREE.PlaneGeometry(r * 1.15, r * 1.15, 40, 40)
  const profile = rounded([
    [0, 0.02],
    [r * 0.6, 0.02, 0.02],
    [r * 0.66, 0, 0.06],
    [r * 0.93, r * 0.38, 0.5],
    [r * 1.03, r * 0.95, 0.7],
    [r * 0.86, r * 1.55, 0.7],
    [r * 0.46, r * 1.84, 0.5],
    [0, r * 1.88],
  ])
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i) + r * 0.9
    let radius = r
    for (let j = 1; j < profile.length; j++) {
      const [a, b] = [profile[j - 1], profile[j]]
      if (y >= a.y && y <= b.y && b.y > a.y) radius = a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    }
    const x = position.getX(i)
    const a = x / r
    position.setXYZ(i, Math.sin(a) * (radius + 0.008), y, Math.cos(a) * (radius + 0.008))
  }
  geometry.computeVertexNormals()
  return geometry
}
