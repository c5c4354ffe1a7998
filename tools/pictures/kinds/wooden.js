import * as THREE from 'three'
import { decal, houses, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, turned, wrap } from '../studio/shapes.js'

const { pomegranate } = m.palette

/** A wooden ring (birch), standing in the x-y plane. */
export function ring(R = 1.0, r = 0.145) {
  const geometry = new THREE.TorusGeometry(R, r, 48, 200)
  const wooden = m.wood('#E4C492', '#C89A5F', { x: 6, y: 0.5, coat: 0.25 })
  const g = group(mesh(geometry, wooden))
  const brand = decal({
    w: 1,
    h: 0.3,
    draw: (ctx, w, h) =>
      text(ctx, 'Zagros', w / 2, h * 0.7, {
        size: h * 0.62,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(70,38,12,.85)',
        align: 'center',
      }),
  })
  const patch = new THREE.PlaneGeometry(0.9, 0.27, 30, 8)
  const { position } = patch.attributes
  for (let i = 0; i < position.count; i++) {
    const a = -Math.PI / 2 + position.getX(i) / R
    const b = position.getY(i) / r
    const rr = R - Math.sin(b) * (r + 0.004)
    position.setXYZ(i, Math.cos(a) * rr, Math.sin(a) * rr, Math.cos(b) * (r + 0.004))
  }
  patch.computeVertexNormals()
  g.add(mesh(patch, m.overlay(brand), { cast: false, part: 'label' }))
  return g
}

/** Persian club (mil): a long drop of wood, bands of brass and colour, a turned knob. */
export function meel({ wood: [light, deep] = ['#B77C47', '#7C4721'], band = pomegranate } = {}) {
  const body = turned(
    [
      [0, 0.02],
      [0.4, 0.02, 0.02],
      [0.46, 0.0, 0.05],
      [0.56, 0.12, 0.1],
      [0.66, 1.1, 0.9],
      [0.62, 1.9, 0.9],
      [0.44, 2.9, 0.9],
      [0.2, 3.9, 0.7],
      [0.135, 4.3, 0.5],
      [0.125, 5.25, 0.2],
      [0.15, 5.34, 0.05],
      [0.23, 5.46, 0.09],
      [0.2, 5.62, 0.1],
      [0, 5.66],
    ],
    128,
  )
  const grain = m.wood(light, deep, { x: 1.2, y: 2, turn: Math.PI / 2, coat: 0.55, roughness: 0.4 })
  const g = group(mesh(body, grain))
  const strip = (y, h, r1, r2, material) =>
    g.add(
      mesh(
        turned(
          [
            [r1, y],
            [r1 + 0.022, y + 0.012, 0.01],
            [r2 + 0.022, y + h - 0.012, 0.01],
            [r2, y + h],
          ],
          128,
        ),
        material,
      ),
    )
  const at = (y) => radiusAt(body, y)
  const brass = m.steel('#C9A14A', 0.24, [6, 1])
  strip(0.34, 0.12, at(0.34), at(0.46), brass)
  strip(2.3, 0.09, at(2.3), at(2.39), brass)
  strip(2.44, 0.34, at(2.44), at(2.78), m.plastic(band, { roughness: 0.4, coat: 0.4 }))
  strip(2.83, 0.09, at(2.83), at(2.92), brass)
  strip(4.26, 0.07, at(4.26), at(4.33), brass)
  const print = decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w * 0.45, w * 0.3, {
        color: 'rgba(255,236,200,.55)',
        accent: 'rgba(255,236,200,.95)',
        rings: [1, 0.72],
        line: 0.07,
      })
      text(ctx, '4', w / 2, w * 0.52, {
        size: w * 0.22,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(255,240,210,.95)',
        align: 'center',
      })
      text(ctx, houses.zagros.fa, w / 2, w * 0.93, {
        size: w * 0.16,
        weight: 600,
        color: 'rgba(255,240,210,.95)',
        align: 'center',
        family: 'Vazir',
      })
    },
  })
  const r = at(1.3) + 0.012
  g.add(
    mesh(wrap(at(0.95) + 0.014, 0.8, 0.8 / r, at(1.75) + 0.014), m.overlay(print), {
      at: [0, 1.35, 0],
      cast: false,
      part: 'label',
    }),
  )
  return g
}

function radiusAt(lathe, y) {
  const points = lathe.parameters.points
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (y >= a.y && y <= b.y && b.y > a.y) return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
  }
  return 0.1
}
