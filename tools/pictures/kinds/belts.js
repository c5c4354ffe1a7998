import * as THREE from 'three'
import { decal, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { band, group, mesh, place, roundedRect, slab, spiral, strip, tube } from '../studio/shapes.js'
import { ribbonCoil, sewnLabel } from './cloth.js'

const { ink, paper, saffron, pomegranate } = m.palette

/** Lifting belt of thick leather, buckled round and lying on its edge. */
export function belt({ open = 0 } = {}) {
  const g = group()
  const [R, width, thick] = [1.45, 1.05, 0.1]
  const n = 200
  const path = []
  const overlap = 0.42
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const a = -Math.PI / 2 - overlap / 2 + t * (Math.PI * 2 + overlap) + open
    const r = R + (t > 0.9 ? (thick * 1.15 * (t - 0.9)) / 0.1 : 0)
    path.push(new THREE.Vector2(Math.cos(a) * r * 1.12, Math.sin(a) * r * 0.92))
  }
  const hide = m.leather('#7A4526', 10, 1.1, 2)
  const shape = band(path, width, thick, {
    corner: thick * 0.4,
    taper: (t) => (t > 0.985 ? 0.75 : t > 0.97 ? 0.92 : 1),
  })
  g.add(mesh(shape, hide))
  // four rows of stitches, two near each edge, on the outside
  const thread = m.matte('#E9D9B8', 0.9)
  const stitch = new THREE.CapsuleGeometry(0.012, 0.05, 4, 8)
  const count = 150
  const stitches = new THREE.InstancedMesh(stitch, thread, count * 4)
  const dummy = new THREE.Object3D()
  for (let i = 0; i < count; i++) {
    const k = 3 + (i / count) * (n - 12)
    const p = path[Math.floor(k)]
    const q = path[Math.floor(k) + 1]
    const f = k - Math.floor(k)
    const a = Math.atan2(q.y - p.y, q.x - p.x)
    for (const s of [0, 1, 2, 3]) {
      dummy.position.set(
        p.x + (q.x - p.x) * f + Math.sin(a) * (thick / 2 + 0.004),
        p.y + (q.y - p.y) * f - Math.cos(a) * (thick / 2 + 0.004),
        [-0.43, -0.37, 0.37, 0.43][s] * width,
      )
      dummy.rotation.set(0, 0, a - Math.PI / 2)
      dummy.updateMatrix()
      stitches.setMatrixAt(i * 4 + s, dummy.matrix)
    }
  }
  stitches.userData.unframed = true
  g.add(stitches)
  // embossed name along the right of the front
  const from = Math.round(n * 0.1)
  const piece = path.slice(from, from + Math.round(n * 0.17))
  const length = piece.reduce((sum, p, i) => sum + (i ? p.distanceTo(piece[i - 1]) : 0), 0)
  const art = decal({
    w: length,
    h: 0.6,
    px: 1200,
    draw: (ctx, w, h) => {
      plate(ctx, w * 0.83, h * 0.5, h * 0.36, {
        color: 'rgba(40,18,6,.6)',
        accent: 'rgba(226,170,80,.95)',
        rings: [1, 0.7],
        line: 0.1,
      })
      text(ctx, 'Chalak', w * 0.05, h * 0.63, {
        size: h * 0.4,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(40,18,6,.9)',
        max: w * 0.6,
      })
    },
  })
  g.add(mesh(strip(piece, 0.6, thick / 2 + 0.006), m.overlay(art, 0.6), { cast: false, part: 'label' }))
  // buckle with one prong at the join, holes in the tongue
  const steel = m.chrome('#D5D7D6')
  const y = -R * 0.92 - thick * 1.5
  const frame = (x) => {
    const shapeF = roundedRect(0.6, width * 1.12, 0.09)
    const holeF = roundedRect(0.4, width * 0.92, 0.05)
    shapeF.holes.push(holeF)
    const f = slab(shapeF, 0.09, 0.035)
    f.rotateX(Math.PI / 2)
    g.add(mesh(f, steel, { at: [x, y, 0] }))
  }
  frame(-0.42)
  for (const z of [0])
    g.add(
      mesh(
        tube(
          [
            [-0.68, y, z],
            [-0.4, y - 0.05, z],
            [-0.14, y - 0.02, z],
          ],
          0.032,
        ),
        steel,
      ),
    )
  const hole = new THREE.CylinderGeometry(0.042, 0.042, 0.02, 24)
  const dark = m.matte('#23120A', 1)
  for (let i = 1; i < 6; i++) {
    for (const z of [0]) {
      const a = -Math.PI / 2 + i * 0.085 - 0.24
      if (a > -1.35) continue
      g.add(
        mesh(hole, dark, {
          at: [Math.cos(a) * R * 1.12, Math.sin(a) * R * 0.92 - thick * 0.62, z],
          turn: [0, 0, a + Math.PI / 2],
          cast: false,
        }),
      )
    }
  }
  const keeper = slab(roundedRect(0.2, width * 1.08, 0.05), 0.07, 0.03)
  keeper.rotateX(Math.PI / 2)
  g.add(mesh(keeper, hide, { at: [0.3, -R * 0.92 - thick * 1.35, 0] }))
  g.rotation.x = -Math.PI / 2
  g.position.y = width / 2
  return group(g)
}

/** One cotton strap: a coil with a padded end and a loop. */
export function liftingStrap({ color = '#2A3330', tab = saffron } = {}) {
  const g = group(
    ribbonCoil({
      color,
      width: 0.42,
      thick: 0.05,
      turns: 4.2,
      inner: 0.2,
      tail: 1.7,
      buckle: false,
      material: m.webbing(color, 1.6, 1),
    }),
  )
  const label = sewnLabel('Chalak', { w: 0.62, h: 0.26, bg: tab, fg: ink })
  g.add(place(label, { at: [1.2, 0.21, 0.514] }))
  return g
}

/** Wrist wrap: an elastic roll with stripes and a thumb loop. */
export function wristWrap({ base = '#1F2725', stripe = pomegranate } = {}) {
  const g = group()
  const [width, thick] = [0.8, 0.055]
  const path = spiral({ inner: 0.14, pitch: thick * 1.2, turns: 7, tail: 0.5, wave: 0.006 })
  const map = decal({
    w: 1,
    h: 1,
    px: 512,
    draw: (ctx, w) => {
      ctx.fillStyle = base
      ctx.fillRect(0, 0, w, w)
      ctx.fillStyle = stripe
      for (const y of [0.16, 0.73]) ctx.fillRect(0, w * y, w, w * 0.11)
      ctx.fillStyle = paper
      for (const y of [0.3, 0.68]) ctx.fillRect(0, w * y, w, w * 0.02)
    },
  })
  const fabric = m.webbing('#ffffff', 1.5, 1)
  fabric.map = map
  g.add(mesh(band(path, width, thick), fabric))
  const outer = path.at(-25).y
  const loop = tube(
    [
      [0.4, outer * 0 + 0.03, -0.1],
      [0.62, 0.1, -0.3],
      [0.9, 0.13, -0.1],
      [0.9, 0.13, 0.14],
      [0.62, 0.1, 0.3],
      [0.4, 0.03, 0.1],
    ],
    0.03,
  )
  g.add(mesh(loop, m.matte('#2B3532')))
  g.rotation.x = -Math.PI / 2
  g.position.y = width / 2
  const tag = sewnLabel('Chalak', { w: 0.5, h: 0.22, bg: stripe, fg: paper })
  const laid = group(g)
  laid.add(place(tag, { at: [0.27, width / 2, 0.045] }))
  return laid
}
