import * as THREE from 'three'
import { decal, faceLabel, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, roundedRect, slab, turned } from '../studio/shapes.js'
import { roll } from './cloth.js'

const { paper, saffron } = m.palette

/** Ridged foam roller: blocks around a tube, open at both ends. */
export function foamRoller({ color = '#1C8C8C' } = {}) {
  const [R, L] = [0.7, 4.5]
  const g = group()
  const foam = m.foam(color, 3, 3, 0.8)
  const core = turned(
    [
      [0.48, -L / 2],
      [0.6, -L / 2, 0.03],
      [0.62, -L / 2 + 0.06],
      [0.62, L / 2 - 0.06],
      [0.6, L / 2, 0.03],
      [0.48, L / 2],
      [0.46, L / 2 - 0.04, 0.02],
      [0.46, -L / 2 + 0.04, 0.02],
      [0.48, -L / 2],
    ],
    96,
  )
  g.add(mesh(core, foam))
  const inner = turned(
    [
      [0.46, -L / 2 - 0.005],
      [0.485, -L / 2 - 0.005, 0.005],
      [0.485, L / 2 + 0.005, 0.005],
      [0.46, L / 2 + 0.005],
      [0.43, L / 2 - 0.02],
      [0.43, -L / 2 + 0.02],
      [0.46, -L / 2 - 0.005],
    ],
    96,
  )
  const black = m.plastic('#1B2120', { roughness: 0.5 })
  black.side = THREE.DoubleSide
  g.add(mesh(inner, black))
  const blocks = 12
  const rows = 7
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < blocks; i++) {
      const wide = j % 3 !== 1
      const arc = ((Math.PI * 2) / blocks) * 0.8
      const h = (L - 0.3) / rows - 0.1
      if (!wide && i % 2) continue
      const span = wide ? arc : arc * 2.2
      const shape = roundedRect(span * R, h, 0.07)
      const geometry = slab(shape, 0.13, 0.045, 8)
      const fine = geometry
      const { position } = fine.attributes
      for (let k = 0; k < position.count; k++) {
        const a = position.getX(k) / R + (i / blocks) * Math.PI * 2 + (wide ? (j % 2) * 0.26 : 0.13)
        const r = R - 0.035 + position.getZ(k)
        position.setXYZ(k, Math.sin(a) * r, position.getY(k), Math.cos(a) * r)
      }
      fine.computeVertexNormals()
      g.add(mesh(fine, foam, { at: [0, -L / 2 + 0.15 + (j + 0.5) * ((L - 0.3) / rows), 0] }))
    }
  }
  const end = faceLabel({
    w: 1,
    h: 1,
    px: 700,
    bg: '#1B2120',
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.46, { color: '#33403C', accent: saffron })
      text(ctx, 'Parvaz', w / 2, w * 0.52, {
        size: w * 0.13,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, '45 cm', w / 2, w * 0.64, { size: w * 0.09, weight: 600, color: paper, align: 'center' })
    },
  })
  g.add(
    mesh(new THREE.CircleGeometry(0.45, 96), m.printed(end), {
      at: [0, L / 2 - 0.03, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
      part: 'label',
    }),
  )
  g.rotation.set(0, 0, -Math.PI / 2)
  g.position.y = R + 0.02
  return group(g)
}

/** Yoga mat, part rolled; the top face carries the plate. */
export function yogaMat({ tail = 5.2, turns = 5, color = '#2F6F68' } = {}) {
  const foam = m.foam(color, 0.8, 5, 1.1)
  const g = group()
  const [thick, width] = [0.09, 6.1]
  const mat = roll({ width, thick, turns, inner: 0.18, tail, material: foam })
  g.add(mat)
  if (tail) {
    const art = decal({
      w: 4,
      h: 6.1,
      px: 1600,
      draw: (ctx, w, h) => {
        plate(ctx, w * 1.0, h * 0.47, h * 0.27, {
          color: 'rgba(250,247,240,.2)',
          accent: 'rgba(226,162,43,.95)',
          rings: [1, 0.8, 0.6],
          line: 0.05,
          from: 0.62,
          share: 0.24,
        })
        ctx.save()
        ctx.translate(w * 0.9, h * 0.975)
        ctx.rotate(-Math.PI / 2)
        text(ctx, 'Parvaz', 0, 0, { size: h * 0.055, weight: 800, stretch: 'expanded', color: paper })
        ctx.restore()
      },
    })
    const sheet = mesh(new THREE.PlaneGeometry(4, width - 0.1), m.overlay(art, 0.9), {
      at: [tail - 2.02, thick + 0.006, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
      part: 'label',
    })
    g.add(sheet)
  }
  return g
}
