import * as THREE from 'three'
import { decal, faceLabel, houses, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, tube } from '../studio/shapes.js'

const { paper, saffron } = m.palette

/** Flat bench: a padded board on a steel frame with rubber feet. */
export function bench() {
  const frame = m.iron('#20282A', 6, 0.6)
  const pad = m.leather('#1E2624', 9, 3, 1.4)
  const g = group()
  g.add(mesh(box(11, 0.62, 2.7, 0.24, 8), pad, { at: [0, 4.1, 0] }))
  g.add(mesh(box(10.7, 0.16, 2.4, 0.06), m.plywood(1, 1), { at: [0, 3.74, 0] }))
  g.add(mesh(box(8.6, 0.5, 0.5, 0.08), frame, { at: [0, 3.42, 0] }))
  const stitch = mesh(
    tube(
      [
        [-5.3, 4.32, 1.35],
        [5.3, 4.32, 1.35],
      ],
      0.022,
    ),
    m.matte('#3A4643'),
  )
  g.add(stitch)
  for (const side of [-1, 1]) {
    g.add(mesh(box(0.5, 3.4, 0.5, 0.08), frame, { at: [side * 3.8, 1.75, 0], turn: [0, 0, side * 0.14] }))
    g.add(mesh(box(0.5, 0.5, side > 0 ? 4.4 : 3.4, 0.08), frame, { at: [side * 4.05, 0.3, 0] }))
    for (const z of [-1, 1])
      g.add(
        mesh(box(0.66, 0.5, 0.5, 0.12), m.rubber('#151817'), {
          at: [side * 4.05, 0.26, z * (side > 0 ? 2.2 : 1.7)],
        }),
      )
  }
  g.add(mesh(box(7.8, 0.4, 0.4, 0.07), frame, { at: [0, 0.75, 0] }))
  const map = faceLabel({
    w: 2.4,
    h: 0.5,
    bg: '#20282A',
    px: 900,
    draw: (ctx, w, h) => {
      text(ctx, 'Zagros', w * 0.04, h * 0.68, {
        size: h * 0.6,
        weight: 800,
        stretch: 'expanded',
        color: paper,
      })
      text(ctx, houses.zagros.fa, w * 0.96, h * 0.66, {
        size: h * 0.5,
        weight: 600,
        color: saffron,
        align: 'right',
        family: 'Vazir',
      })
    },
  })
  g.add(
    mesh(new THREE.PlaneGeometry(1.9, 0.4), m.printed(map), {
      at: [0, 3.42, 0.256],
      cast: false,
      part: 'label',
    }),
  )
  const patch = decal({
    w: 2,
    h: 1,
    draw: (ctx, w, h) =>
      text(ctx, 'Zagros', w / 2, h * 0.65, {
        size: h * 0.4,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(250,247,240,.75)',
        align: 'center',
      }),
  })
  g.add(
    mesh(new THREE.PlaneGeometry(2.2, 1.1), m.overlay(patch), {
      at: [3.9, 4.415, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
    }),
  )
  return g
}
