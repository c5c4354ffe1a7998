import * as THREE from 'three'
import { decal, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { band, box, curve, group, mesh, roundedRect, slab, tube, turned } from '../studio/shapes.js'

const { paper, saffron } = m.palette

/** Duffel: a soft barrel with end panels, zip, two handles, a strap and a sewn patch. */
export function duffel() {
  const g = group()
  const [L, R] = [5.2, 1.28]
  const fabric = m.cloth('#46605A', 16, 12, 2.2)
  const radius = (a, x) => {
    const flat = 1 - 0.1 * Math.max(0, -Math.sin(a)) ** 2
    const sag = 1 + 0.025 * Math.sin(x * 2.1 + a * 2) + 0.016 * Math.sin(x * 5.3 - a * 3)
    return R * flat * sag * (1 - 0.05 * Math.abs(x / (L / 2)) ** 4)
  }
  const body = new THREE.CylinderGeometry(R, R, L, 160, 80, true)
  const { position } = body.attributes
  for (let i = 0; i < position.count; i++) {
    const x = position.getY(i)
    const a = Math.atan2(position.getZ(i), position.getX(i))
    const r = radius(a, x)
    position.setXYZ(i, x, Math.sin(a) * r, Math.cos(a) * r)
  }
  body.index.array.reverse()
  body.computeVertexNormals()
  const skin = fabric
  skin.side = THREE.DoubleSide
  g.add(mesh(body, skin))
  for (const side of [-1, 1]) {
    const end = turned(
      [
        [0, 0.16],
        [R * 0.7, 0.13, 0.3],
        [R * 0.92, 0.02, 0.1],
        [R * 0.945, -0.06],
      ],
      120,
    )
    end.scale(1, 1, 0.97)
    end.rotateZ((-side * Math.PI) / 2)
    g.add(mesh(end, m.cloth('#37504A', 8, 4, 2.2), { at: [(side * L) / 2, -0.03, 0] }))
    const piping = []
    for (let i = 0; i < 90; i++) {
      const a = (i / 90) * Math.PI * 2
      const r = radius(a, L / 2) + 0.012
      piping.push([(side * L) / 2, Math.sin(a) * r, Math.cos(a) * r])
    }
    g.add(mesh(tube(piping, 0.045, { closed: true, segments: 240, sides: 16 }), m.matte('#161E1C', 0.7)))
    g.add(
      mesh(box(0.12, 0.5, 0.9, 0.05), m.webbing('#161E1C', 1, 1), {
        at: [(side * L) / 2 + side * 0.16, 0.45, 0],
      }),
    )
  }
  // webbing that goes around the bag and rises into the handles
  const web = m.webbing('#161E1C', 1.5, 1)
  for (const x of [-1.05, 1.05]) {
    const around = []
    for (let i = 0; i <= 140; i++) {
      const a = -1.2 + (i / 140) * (Math.PI + 2.4)
      const r = radius(a, x) + 0.03
      around.push(new THREE.Vector2(Math.cos(a) * r, Math.sin(a) * r))
    }
    const loop = mesh(band(around, 0.34, 0.05), web)
    loop.rotation.y = -Math.PI / 2
    g.add(group(loop))
    loop.parent.position.x = x
  }
  for (const side of [-1, 1]) {
    const points = [
      [-1.05, 0.55],
      [-1.0, 1.15],
      [-0.62, 1.72 + (side < 0 ? 0.1 : 0)],
      [0, 1.86 + (side < 0 ? 0.12 : 0)],
      [0.62, 1.72 + (side < 0 ? 0.1 : 0)],
      [1.0, 1.15],
      [1.05, 0.55],
    ]
    const line = curve(
      points.map(([x, y]) => [x, y, 0]),
      false,
      0.5,
    )
      .getPoints(120)
      .map((p) => new THREE.Vector2(p.x, p.y))
    const handle = mesh(band(line, 0.3, 0.06), web)
    const holder = group(handle)
    holder.position.z = side * 0.92
    holder.rotation.x = side * -0.34
    g.add(holder)
  }
  g.add(
    mesh(
      turned(
        [
          [0.12, -0.5],
          [0.17, -0.48, 0.05],
          [0.17, 0.48, 0.05],
          [0.12, 0.5],
        ],
        48,
      ).rotateZ(Math.PI / 2),
      m.leather('#7A4526', 3, 1, 1.6),
      { at: [0, 1.86, 0.42] },
    ),
  )
  const zip = []
  for (let i = 0; i <= 60; i++) {
    const x = -L / 2 + 0.2 + (i / 60) * (L - 0.4)
    zip.push([x, radius(Math.PI / 2, x) + 0.02, 0])
  }
  g.add(mesh(tube(zip, 0.05, { segments: 200 }), m.steel('#8E9391', 0.4)))
  const pocket = slab(roundedRect(1.74, 1.2, 0.16), 0.1, 0.045)
  g.add(mesh(pocket, m.cloth('#37504A', 2, 2, 2.2), { at: [0, -0.22, R * 0.995], turn: [-0.12, 0, 0] }))
  const art = decal({
    w: 1.6,
    h: 0.9,
    px: 1000,
    draw: (ctx, w, h) => {
      plate(ctx, w * 0.5, h * 0.42, h * 0.3, {
        color: 'rgba(250,247,240,.28)',
        accent: saffron,
        rings: [1, 0.74],
        line: 0.09,
      })
      text(ctx, '40 l', w * 0.5, h * 0.48, {
        size: h * 0.16,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'Chalak', w * 0.5, h * 0.93, {
        size: h * 0.18,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
    },
  })
  g.add(
    mesh(new THREE.PlaneGeometry(1.5, 0.84), m.overlay(art, 0.9), {
      at: [0, -0.2, R * 0.995 + 0.06],
      turn: [-0.12, 0, 0],
      cast: false,
      part: 'label',
    }),
  )
  g.position.y = R * 0.9 - 0.02
  return group(g)
}
