import * as THREE from 'three'
import { labels } from '../labels.js'
import { faceLabel, panel, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, place } from '../studio/shapes.js'
import { random } from '../studio/textures.js'
import { sidePrint, topPrint } from './cartons.js'
import { carton } from './wrappers.js'

const pasta = {
  ...labels['red-lentil-pasta'],
  house: 'sepid',
  bg: '#F6EDDD',
  fg: '#3B2116',
  accent: '#A83F1C',
  mark: '#D0602F',
  topBg: '#D0602F',
}

/** One fusillo: a two-lobed body, twisted. */
function fusillo(color = '#D5662F') {
  const [turns, length] = [1.9, 0.36]
  const geometry = new THREE.CylinderGeometry(1, 1, 1, 28, 56, false)
  geometry.rotateX(Math.PI / 2)
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    const [x, y, t] = [position.getX(i), position.getY(i), position.getZ(i)]
    const a = Math.atan2(y, x)
    const full = Math.hypot(x, y) * (1 - 0.25 * Math.abs(t * 2) ** 6)
    const r = full * (0.022 + 0.05 * Math.abs(Math.cos(a)) ** 1.6)
    const turned = a + t * turns * Math.PI * 2
    position.setXYZ(i, Math.cos(turned) * r, Math.sin(turned) * r, t * length)
  }
  geometry.computeVertexNormals()
  return group(mesh(geometry, m.matte(color, 0.75)))
}

/** Carton with a round window as large as the plate. */
export function pastaBox({ turn = -20, loose = 0 } = {}) {
  const [w, h, d] = [1.3, 2.0, 0.55]
  const face = faceLabel({
    w,
    h,
    bg: pasta.bg,
    draw: (ctx, cw, ch) => {
      panel(ctx, 0, 0, cw, ch, { ...pasta, plate: 0.001, amount: '', unit: '', facts: [] })
      const [x, y, r] = [cw * 0.5, ch * 0.672, cw * 0.345]
      ctx.fillStyle = '#7C2E12'
      ctx.beginPath()
      ctx.arc(x, y, r, 0, Math.PI * 2)
      ctx.fill()
      plate(ctx, x, y, r * 1.12, { color: '#E7D6BD', accent: '#D0602F', rings: [1], line: 0.07 })
      text(ctx, '21 g protein a portion', cw * 0.075, ch * 0.945, {
        size: cw * 0.05,
        weight: 600,
        color: '#3B2116',
      })
      text(ctx, '500 g', cw * 0.925, ch * 0.945, {
        size: cw * 0.07,
        weight: 800,
        stretch: 'expanded',
        color: '#3B2116',
        align: 'right',
      })
    },
  })
  const b = carton({
    w,
    h,
    d,
    color: pasta.bg,
    front: face,
    side: sidePrint(d, h, pasta),
    top: topPrint(w, d, { ...pasta, fg: '#fff' }),
  })
  const [cx, cy, r] = [0, h * (1 - 0.672), w * 0.345]
  const next = random(7)
  for (let i = 0; i < 46; i++) {
    const a = next() * Math.PI * 2
    const q = Math.sqrt(next()) * (r - 0.12)
    const f = fusillo(['#D5662F', '#C95A28', '#DE7440'][i % 3])
    f.scale.set(1, 1, 0.8)
    f.rotation.set(next() * 0.5, next() * 6, 0, 'ZYX')
    f.rotation.set(Math.PI / 2 + (next() - 0.5) * 0.4, 0, next() * 6, 'ZXY')
    f.position.set(cx + Math.cos(a) * q, cy + Math.sin(a) * q, d / 2 + 0.012 + next() * 0.01)
    f.scale.multiplyScalar(0.9)
    f.scale.z *= 0.85
    f.traverse((node) => (node.castShadow = false))
    b.add(f)
  }
  const pane = mesh(new THREE.CircleGeometry(r, 64), m.glassShell(0.8), {
    at: [cx, cy, d / 2 + 0.09],
    cast: false,
  })
  b.add(pane)
  const g = group(place(b, { turn }))
  for (let i = 0; i < loose; i++) {
    const f = fusillo(['#D5662F', '#C95A28', '#DE7440'][i % 3])
    g.add(place(f, { at: [0.2 + next() * 0.95, 0.06, 0.5 + next() * 0.55], turn: next() * 180 }))
  }
  return g
}
