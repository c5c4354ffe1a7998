import * as THREE from 'three'
import * as m from '../studio/materials.js'
import { box, group, mesh, turned } from '../studio/shapes.js'

const { saffron, turquoise } = m.palette

/** Ab wheel: a wide tyre between two spoked discs, a bar with foam grips through it. */
export function abWheel() {
  const g = group()
  const R = 0.95
  const tyre = (x) => {
    const t = turned(
      [
        [R * 0.8, -0.2],
        [R * 0.97, -0.2, 0.05],
        [R, -0.1, 0.05],
        [R * 0.985, -0.03, 0.02],
        [R * 0.96, 0, 0.02],
        [R * 0.985, 0.03, 0.02],
        [R, 0.1, 0.05],
        [R * 0.97, 0.2, 0.05],
        [R * 0.8, 0.2],
      ],
      160,
    )
    g.add(mesh(t.rotateZ(Math.PI / 2), m.rubber('#1B201F', null, 6), { at: [x, 0, 0] }))
    const rim = turned(
      [
        [R * 0.7, -0.15, 0.02],
        [R * 0.82, -0.17, 0.03],
        [R * 0.82, 0.17, 0.03],
        [R * 0.7, 0.15, 0.02],
        [R * 0.7, -0.15],
      ],
      128,
    )
    g.add(mesh(rim.rotateZ(Math.PI / 2), m.plastic(turquoise, { roughness: 0.4 }), { at: [x, 0, 0] }))
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2
      g.add(
        mesh(box(0.16, R * 0.52, 0.2, 0.06), m.plastic(turquoise, { roughness: 0.4 }), {
          at: [x, Math.cos(a) * R * 0.47, Math.sin(a) * R * 0.47],
          turn: [a, 0, 0],
        }),
      )
    }
    const hub = turned(
      [
        [0, -0.24],
        [0.26, -0.24, 0.04],
        [0.3, -0.2, 0.03],
        [0.3, 0.2, 0.03],
        [0.26, 0.24, 0.04],
        [0, 0.24],
      ],
      96,
    )
    g.add(mesh(hub.rotateZ(Math.PI / 2), m.plastic('#1D2322', { roughness: 0.5 }), { at: [x, 0, 0] }))
  }
  tyre(-0.27)
  tyre(0.27)
  g.add(
    mesh(
      new THREE.CylinderGeometry(0.09, 0.09, 3.6, 48).rotateZ(Math.PI / 2),
      m.steel('#C9CCCB', 0.2, [1, 4]),
    ),
  )
  for (const side of [-1, 1]) {
    const grip = turned(
      [
        [0.1, 0],
        [0.19, 0.02, 0.04],
        [0.185, 0.3, 0.1],
        [0.2, 0.62, 0.2],
        [0.18, 1.0, 0.1],
        [0.2, 1.16, 0.04],
        [0.1, 1.2],
      ],
      64,
    ).rotateZ(-Math.PI / 2)
    g.add(mesh(grip, m.foam('#1D2322', 5, 8, 1.5), { at: [side * 0.62, 0, 0], scale: [side, 1, 1] }))
    g.add(
      mesh(
        turned(
          [
            [0, 0],
            [0.17, 0, 0.03],
            [0.19, 0.06, 0.02],
            [0.19, 0.14, 0.03],
            [0, 0.14],
          ],
          64,
        ).rotateZ(-Math.PI / 2),
        m.plastic(saffron),
        { at: [side * 1.8, 0, 0], scale: [side, 1, 1] },
      ),
    )
  }
  g.position.y = R
  const pad = mesh(box(3.5, 0.15, 1.7, 0.07, 5), m.foam('#37504A', 8, 4, 0.9), { at: [0, 0.075, 0] })
  return { wheel: group(g), pad: group(pad) }
}
