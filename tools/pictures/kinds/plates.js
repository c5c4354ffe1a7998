import * as THREE from 'three'
import { decal, plate } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, turned } from '../studio/shapes.js'

const { paper } = m.palette

/** Bumper plate with its axis along z: rubber with raised rings and a steel hub. */
export function bumper({ kg = 20, color = '#1C3F77', R = 2.25, depth = 0.62 } = {}) {
  const d = depth / 2
  const profile = [
    [0.32, -d * 0.8, 0.02],
    [0.62, -d * 0.8, 0.02],
    [0.7, -d * 0.55, 0.03],
    [R * 0.74, -d * 0.55, 0.06],
    [R * 0.79, -d, 0.08],
    [R * 0.97, -d, 0.1],
    [R, -d * 0.7, 0.1],
    [R, d * 0.7, 0.1],
    [R * 0.97, d, 0.1],
    [R * 0.79, d, 0.08],
    [R * 0.74, d * 0.55, 0.06],
    [0.7, d * 0.55, 0.03],
    [0.62, d * 0.8, 0.02],
    [0.32, d * 0.8, 0.02],
  ]
  const body = turned(profile, 200)
  body.rotateX(Math.PI / 2)
  const hub = turned(
    [
      [0.255, -d * 0.86],
      [0.34, -d * 0.86, 0.02],
      [0.36, -d * 0.8],
      [0.36, d * 0.8],
      [0.34, d * 0.86, 0.02],
      [0.255, d * 0.86],
      [0.255, -d * 0.86],
    ],
    96,
  )
  hub.rotateX(Math.PI / 2)
  const hubSteel = m.steel('#C6C9C8', 0.26, [8, 1])
  hubSteel.side = THREE.DoubleSide
  const g = group(mesh(body, m.rubber('#222827', '#2F3735', 4)), mesh(hub, hubSteel))
  const print = decal({
    w: 1,
    h: 1,
    px: 1600,
    draw: (ctx, w) => {
      const c = w / 2
      plate(ctx, c, c, w * 0.5, { color, rings: [1], line: 0.17 })
      curved(ctx, 'ZAGROS', c, c, w * 0.442, -Math.PI / 2, w * 0.062, paper)
      curved(ctx, `${kg} KG`, c, c, w * 0.442, Math.PI / 2, w * 0.062, paper, true)
      curved(ctx, `${kg}`, c, c, w * 0.442, 0, w * 0.062, paper)
      curved(ctx, `${kg}`, c, c, w * 0.442, Math.PI, w * 0.062, paper)
    },
  })
  const ring = new THREE.RingGeometry(R * 0.8, R * 0.965, 160, 1)
  const { position, uv } = ring.attributes
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / (R * 0.965) / 2 + 0.5, position.getY(i) / (R * 0.965) / 2 + 0.5)
  g.add(mesh(ring, m.overlay(print, 0.7), { at: [0, 0, d + 0.004], cast: false, part: 'label' }))
  return g
}

function curved(ctx, string, cx, cy, radius, middle, size, color, inside = false) {
  ctx.font = `800 ${size}px Mona`
  ctx.fontStretch = 'expanded'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.direction = 'ltr'
  ctx.fillStyle = color
  const widths = [...string].map((ch) => ctx.measureText(ch).width + size * 0.1)
  const total = widths.reduce((a, b) => a + b, 0) / radius
  let a = middle + (inside ? total / 2 : -total / 2)
  ;[...string].forEach((ch, i) => {
    const step = widths[i] / radius
    const at = a + (inside ? -step / 2 : step / 2)
    ctx.save()
    ctx.translate(cx + Math.cos(at) * radius, cy + Math.sin(at) * radius)
    ctx.rotate(at + (inside ? -Math.PI / 2 : Math.PI / 2))
    ctx.fillText(ch, 0, 0)
    ctx.restore()
    a += inside ? -step : step
  })
  ctx.textBaseline = 'alphabetic'
}
