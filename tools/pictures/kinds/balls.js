import * as THREE from 'three'
import { decal, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, place, sphereDecal, turned } from '../studio/shapes.js'
import { grit, tiled } from '../studio/textures.js'

const { paper, saffron, turquoise } = m.palette

/** Massage balls: a smooth one with a seam, and a spiky one. */
export function massageBalls() {
  const g = group()
  const smooth = mesh(new THREE.SphereGeometry(0.62, 96, 64), m.rubber('#1F5B45', '#2E7358', 3), {
    at: [0, 0.62, 0],
  })
  const seam = mesh(new THREE.TorusGeometry(0.617, 0.012, 12, 160), m.matte('#184936'), {
    at: [0, 0.62, 0],
    turn: [0.5, 0.5, 0],
  })
  const map = decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.46, {
        color: 'rgba(250,247,240,.3)',
        accent: saffron,
        rings: [1],
        line: 0.07,
      })
      text(ctx, 'Parvaz', w / 2, w * 0.5, {
        size: w * 0.17,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'firm', w / 2, w * 0.65, { size: w * 0.12, weight: 600, color: paper, align: 'center' })
    },
  })
  g.add(
    smooth,
    seam,
    mesh(sphereDecal(0.62, 0.62), m.overlay(map), {
      at: [0, 0.62, 0],
      turn: [-0.3, 0.12, 0],
      cast: false,
      part: 'label',
    }),
  )
  const spiky = group(mesh(new THREE.SphereGeometry(0.5, 96, 64), m.rubber('#E2A22B', null, 3)))
  const count = 150
  const knob = turned(
    [
      [0.075, -0.02],
      [0.062, 0.03, 0.02],
      [0.045, 0.085, 0.03],
      [0, 0.1],
    ],
    24,
  )
  const amber = m.rubber('#E2A22B', null, 1)
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.39996
    const n = new THREE.Vector3(Math.cos(a) * r, y, Math.sin(a) * r)
    const k = mesh(knob, amber)
    k.position.copy(n).multiplyScalar(0.495)
    k.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), n)
    spiky.add(k)
  }
  return { smooth: g, spiky: place(spiky, { at: [0, 0.585, 0] }) }
}

/** Medicine ball: twelve-panel seams, grip texture, a printed weight. */
export function medicineBall({ kg = 6 } = {}) {
  const R = 1.2
  const rubberMap = m.rubber('#232A29', null, 5)
  rubberMap.bumpMap = tiled(grit(), 10, 6)
  rubberMap.bumpScale = 2.2
  const g = group(mesh(new THREE.SphereGeometry(R, 160, 100), rubberMap))
  const ridge = m.rubber(turquoise, null, 2)
  const belt = (turn, r = 0.045, material = m.rubber('#191E1D')) =>
    g.add(mesh(new THREE.TorusGeometry(R - 0.012, r, 16, 200), material, { turn }))
  belt([0, 0, 0], 0.05)
  const cap = (sign) => {
    const rings = [0.42, 0.6, 0.78]
    for (const ring of rings) {
      const a = Math.asin(ring)
      g.add(
        mesh(new THREE.TorusGeometry(R * Math.sin(a), 0.028, 12, 160), ridge, {
          at: [0, 0, sign * (R * Math.cos(a) - 0.008)],
        }),
      )
    }
  }
  cap(1)
  cap(-1)
  const map = decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      text(ctx, String(kg), w / 2, w * 0.6, {
        size: w * 0.44,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'kg', w / 2, w * 0.77, {
        size: w * 0.13,
        weight: 600,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'Parvaz', w / 2, w * 0.2, {
        size: w * 0.11,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
    },
  })
  g.add(mesh(sphereDecal(R, 0.86), m.overlay(map), { cast: false, part: 'label' }))
  return place(g, { at: [0, R, 0] })
}
