import * as THREE from 'three'
import { decal, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { band, box, group, mesh, rounded, spiral } from '../studio/shapes.js'

/** A strap rolled into a coil that lies on its side (axis up), with a buckle at its end. */
export function ribbonCoil({
  color = '#1F2725',
  width = 0.4,
  thick = 0.035,
  turns = 6,
  inner = 0.25,
  tail = 0,
  buckle = true,
  material,
} = {}) {
  const pitch = thick * 1.35
  const path = spiral({ inner, pitch, turns, tail, wave: thick * 0.12 })
  const strap = mesh(band(path, width, thick), material ?? m.webbing(color, 1.2, 1))
  const g = group(strap)
  const outer = inner + pitch * turns
  if (buckle)
    g.add(mesh(box(0.32, 0.09, width * 1.25, 0.03), m.iron('#2A3031', 3, 0.5), { at: [0.18, -0.01, 0] }))
  // The spiral is built on edge around z; after the rotation z points up.
  const laid = group(g)
  laid.rotation.x = -Math.PI / 2
  laid.position.set(0, width * (buckle ? 0.63 : 0.5), outer)
  return group(laid)
}

/** Coil of a mat, lying on its side. */
export function roll({ width, thick, turns, inner, tail = 0, material, wave = 0.1 }) {
  const pitch = thick * 1.08
  const path = spiral({ inner, pitch, turns, tail, wave: thick * wave })
  const lift = path[path.length - 1].y
  const g = group(mesh(band(path, width, thick), material))
  g.position.y = thick / 2 - Math.min(0, lift)
  return group(g)
}

/** Folded cloth with its fold to the front: layers that bend around the front edge. */
export function folded({ width = 2.6, depth = 1.7, thick = 0.13, layers = 4, material, seed = 1 }) {
  const points = []
  for (let i = 0; i < layers; i++) {
    const y = thick / 2 + i * thick * 1.06
    const forward = i % 2 === 0
    const inset = 0.03 * Math.sin(i * 2.1 + seed)
    const xs = forward
      ? [-depth / 2 + (i ? 0.06 : 0), depth / 2 - 0.02 + inset]
      : [depth / 2 - 0.02 + inset, -depth / 2 + 0.06]
    const n = 14
    for (let s = 0; s <= n; s++) {
      const t = s / n
      points.push([xs[0] + (xs[1] - xs[0]) * t, y + 0.012 * Math.sin(t * 5 + i + seed), thick * 0.5])
    }
  }
  const path = rounded(points, 8)
  const geometry = band(path, width, thick, { corner: thick * 0.45 })
  const g = mesh(geometry, material)
  g.rotation.y = -Math.PI / 2
  return group(g)
}

/** Small woven label sewn on an edge. */
export function sewnLabel(word, { w = 0.5, h = 0.22, bg = '#FAF7F0', fg = '#14211C' } = {}) {
  const map = decal({
    w,
    h,
    px: 500,
    draw: (ctx, cw, ch) => {
      ctx.fillStyle = bg
      ctx.fillRect(0, 0, cw, ch)
      text(ctx, word, cw / 2, ch * 0.66, {
        size: ch * 0.46,
        weight: 800,
        stretch: 'expanded',
        color: fg,
        align: 'center',
        max: cw * 0.84,
      })
    },
  })
  const material = m.printed(map, { roughness: 0.9 })
  material.side = THREE.DoubleSide
  return mesh(new THREE.PlaneGeometry(w, h), material, { cast: false, part: 'label' })
}
