import * as THREE from 'three'
import * as m from '../studio/materials.js'
import { box, group, mesh, smooth } from '../studio/shapes.js'

/** A carton with a printed front, side and top. */
export function carton({ w, h, d, front, side, top, color = '#F3EDE0', r = 0.018 }) {
  const g = group(mesh(box(w, h, d, r, 3), m.paperboard(color), { at: [0, h / 2, 0] }))
  const face = (map, fw, fh, at, turn) =>
    map &&
    g.add(
      mesh(new THREE.PlaneGeometry(fw - r, fh - r), m.printed(map, { roughness: 0.6, coat: 0.08 }), {
        at,
        turn,
        cast: false,
        part: 'label',
      }),
    )
  face(front, w, h, [0, h / 2, d / 2 + 0.002], [0, 0, 0])
  face(side, d, h, [w / 2 + 0.002, h / 2, 0], [0, Math.PI / 2, 0])
  if (side) face(side, d, h, [-w / 2 - 0.002, h / 2, 0], [0, -Math.PI / 2, 0])
  face(top, w, d, [0, h + 0.002, 0], [-Math.PI / 2, 0, 0])
  return g
}

/** A stick or bar in film, sealed at both ends, lying on its back along x. */
export function wrapper({ w, h, d, map, color = '#F3EDE0', crimp = 0.08 }) {
  const side = (sign) => {
    const geometry = new THREE.PlaneGeometry(w, h, 120, 24)
    const { position } = geometry.attributes
    for (let i = 0; i < position.count; i++) {
      const u = position.getX(i) / w + 0.5
      const v = position.getY(i) / h + 0.5
      const end = Math.min(u, 1 - u) * w
      const open = smooth(crimp * 0.9, crimp + d * 0.55, end)
      const arch = Math.sqrt(Math.max(0, 1 - Math.abs(v * 2 - 1) ** 3))
      const pucker =
        0.008 * Math.sin(v * 40) * smooth(crimp + d, crimp * 0.8, end) * (end > crimp * 0.8 ? 1 : 0.3)
      const ridge = end < crimp * 0.85 ? 0.006 * Math.sin(end * 190) : 0
      position.setXYZ(
        i,
        (u - 0.5) * w,
        (v - 0.5) * h * (1 - 0.1 * open),
        sign * ((d / 2) * open * arch + 0.004) + ridge + pucker,
      )
    }
    if (sign < 0) geometry.index.array.reverse()
    geometry.computeVertexNormals()
    geometry.rotateX(-Math.PI / 2)
    geometry.translate(0, d / 2 + 0.004, 0)
    return geometry
  }
  const print = map ? m.printed(map, { roughness: 0.32, coat: 0.3 }) : m.plastic(color, { roughness: 0.3 })
  return group(mesh(side(1), print, { part: 'label' }), mesh(side(-1), m.plastic(color, { roughness: 0.3 })))
}
