import * as THREE from 'three'
import { faceLabel, houses, panel, plate, smallPrint, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, place, turned } from '../studio/shapes.js'
import { random } from '../studio/textures.js'
import { carton, wrapper } from './containers.js'

const { ink, saffron, turquoise } = m.palette

/** Front of a carton: a panel on the whole face. */
export const front = (w, h, spec) =>
  faceLabel({ w, h, bg: spec.bg, draw: (ctx, cw, ch) => panel(ctx, 0, 0, cw, ch, spec) })

export const sidePrint = (w, h, spec) =>
  faceLabel({
    w,
    h,
    bg: spec.sideBg ?? spec.bg,
    draw: (ctx, cw, ch) =>
      smallPrint(ctx, cw * 0.12, ch * 0.06, cw * 0.76, ch * 0.88, {
        bg: spec.sideBg ?? spec.bg,
        fg: spec.fg,
        rows: spec.rows ?? [
          ['Energy', '92 kJ'],
          ['Sodium', '500 mg'],
          ['Potassium', '200 mg'],
          ['Magnesium', '60 mg'],
          ['Sugars', '0 g'],
        ],
      }),
  })

export const topPrint = (w, h, spec) =>
  faceLabel({
    w,
    h,
    bg: spec.topBg ?? spec.bg,
    draw: (ctx, cw, ch) => {
      text(ctx, houses[spec.house].brand, cw * 0.07, ch * 0.62, {
        size: ch * 0.34,
        weight: 800,
        stretch: 'expanded',
        color: spec.fg,
        max: cw * 0.5,
      })
      text(ctx, houses[spec.house].fa, cw * 0.93, ch * 0.62, {
        size: ch * 0.3,
        weight: 600,
        color: spec.fg,
        align: 'right',
        family: 'Vazir',
      })
    },
  })

const electrolyte = {
  house: 'damavand',
  name: ['Electrolyte', 'Mix'],
  variety: 'Lime & sea salt',
  amount: '30',
  unit: 'sticks',
  bg: '#DDEFEA',
  fg: ink,
  accent: '#0F6B6B',
  mark: turquoise,
  topBg: turquoise,
  facts: [
    ['500 mg', 'sodium a stick'],
    ['0 g', 'sugar'],
  ],
}

const stickPrint = () =>
  faceLabel({
    w: 1.3,
    h: 0.34,
    px: 1300,
    bg: '#DDEFEA',
    draw: (ctx, w, h) => {
      ctx.fillStyle = turquoise
      ctx.fillRect(0, 0, w * 0.2, h)
      ctx.fillRect(w * 0.93, 0, w * 0.07, h)
      plate(ctx, w * 0.77, h * 0.5, h * 0.33, { color: '#B9DAD4', accent: turquoise })
      text(ctx, 'Damavand', w * 0.25, h * 0.4, {
        size: h * 0.15,
        weight: 800,
        stretch: 'expanded',
        color: ink,
      })
      text(ctx, 'Electrolyte Mix', w * 0.25, h * 0.68, {
        size: h * 0.22,
        weight: 800,
        stretch: 'expanded',
        color: ink,
        max: w * 0.38,
      })
      text(ctx, '6 g', w * 0.77, h * 0.56, { size: h * 0.17, weight: 800, color: ink, align: 'center' })
    },
  })

/** A carton of sticks with some of them in front. */
export function stickBox({ lying = 2, turn = -22 }) {
  const [w, h, d] = [1.25, 1.5, 0.8]
  const spec = electrolyte
  const g = group(
    place(
      carton({
        w,
        h,
        d,
        color: spec.bg,
        front: front(w, h, spec),
        side: sidePrint(d, h, spec),
        top: topPrint(w, d, { ...spec, topBg: turquoise, fg: '#fff' }),
      }),
      { turn, at: [-0.1, 0, -0.2] },
    ),
  )
  const map = stickPrint()
  const spots = [
    { at: [0.32, 0, 0.66], turn: 14 },
    { at: [0.52, 0, 0.98], turn: -12 },
    { at: [-0.6, 0, 0.92], turn: 34 },
  ]
  for (const spot of spots.slice(0, lying))
    g.add(place(wrapper({ w: 1.3, h: 0.34, d: 0.14, map, color: '#DDEFEA' }), spot))
  return g
}

const bars = {
  house: 'sepid',
  name: ['Date', 'Bars'],
  variety: 'Pistachio & cardamom',
  amount: '12',
  unit: 'bars',
  bg: '#F3E6D2',
  fg: '#3B2116',
  accent: '#8A3F1D',
  mark: '#B5562A',
  topBg: '#8A3F1D',
  facts: [
    ['40 g', 'each'],
    ['4', 'ingredients'],
  ],
  rows: [
    ['Energy', '612 kJ'],
    ['Protein', '4.1 g'],
    ['Carbohydrate', '24 g'],
    ['Fat', '3.9 g'],
    ['Fibre', '3.2 g'],
  ],
}

const barPrint = () =>
  faceLabel({
    w: 1.2,
    h: 0.42,
    px: 1300,
    bg: '#F3E6D2',
    draw: (ctx, w, h) => {
      ctx.fillStyle = '#8A3F1D'
      ctx.fillRect(0, 0, w, h * 0.24)
      ctx.fillRect(0, h * 0.84, w, h * 0.16)
      text(ctx, 'Sepid', w * 0.13, h * 0.47, {
        size: h * 0.15,
        weight: 800,
        stretch: 'expanded',
        color: '#3B2116',
      })
      text(ctx, 'Date Bar', w * 0.13, h * 0.72, {
        size: h * 0.24,
        weight: 800,
        stretch: 'expanded',
        color: '#3B2116',
      })
      plate(ctx, w * 0.77, h * 0.55, h * 0.26, { color: '#E0CBAE', accent: '#B5562A' })
      text(ctx, '40 g', w * 0.77, h * 0.6, { size: h * 0.13, weight: 800, color: '#3B2116', align: 'center' })
    },
  })

/** Display box, open at the top, bars standing in it and two in front. */
export function barBox({ turn = -20, lying = 2 } = {}) {
  const [w, h, d] = [1.75, 0.78, 1.25]
  const card = m.paperboard('#8A3F1D')
  const inside = m.paperboard('#CDB596')
  const t = 0.03
  const b = group(
    mesh(box(w, t, d, 0.01, 2), inside, { at: [0, t / 2, 0] }),
    mesh(box(w, h, t, 0.012, 2), card, { at: [0, h / 2, d / 2] }),
    mesh(box(w, h * 1.05, t, 0.012, 2), card, { at: [0, h * 0.525, -d / 2] }),
    mesh(box(t, h, d, 0.012, 2), card, { at: [w / 2, h / 2, 0] }),
    mesh(box(t, h, d, 0.012, 2), card, { at: [-w / 2, h / 2, 0] }),
  )
  const wide = faceLabel({
    w,
    h,
    bg: bars.bg,
    draw: (ctx, cw, ch) =>
      panel(ctx, 0, 0, cw, ch, { ...bars, margin: 0.05, plate: 0.56, tall: 1, nameSize: 0.24, facts: [] }),
  })
  b.add(
    mesh(new THREE.PlaneGeometry(w - 0.02, h - 0.02), m.printed(wide), {
      at: [0, h / 2, d / 2 + t / 2 + 0.002],
      cast: false,
      part: 'label',
    }),
  )
  b.add(
    mesh(
      new THREE.PlaneGeometry(d - 0.02, h - 0.02),
      m.printed(sidePrint(d, h, { ...bars, sideBg: bars.bg })),
      { at: [w / 2 + t / 2 + 0.002, h / 2, 0], turn: [0, Math.PI / 2, 0], cast: false },
    ),
  )
  const map = barPrint()
  const bar = () => wrapper({ w: 1.2, h: 0.46, d: 0.2, map, color: '#F3E6D2' })
  for (let i = 0; i < 6; i++) {
    const spun = group(place(bar(), { tip: [90, 0] }))
    spun.position.set(0, 0.36 + 0.42, -d / 2 + 0.16 + i * 0.185)
    b.add(spun)
  }
  const g = group(place(b, { turn, at: [-0.1, 0, -0.35] }))
  const spots = [
    { at: [0.5, 0, 0.86], turn: 12 },
    { at: [-0.75, 0, 1.0], turn: -16 },
  ]
  for (const spot of spots.slice(0, lying)) g.add(place(bar(), spot))
  return g
}

const pasta = {
  house: 'sepid',
  name: ['Red Lentil', 'Pasta'],
  variety: 'Fusilli · one ingredient',
  amount: '500',
  unit: 'g',
  bg: '#F6EDDD',
  fg: '#3B2116',
  accent: '#A83F1C',
  mark: '#D0602F',
  topBg: '#D0602F',
  facts: [
    ['25 g', 'protein per 100 g'],
    ['8 min', 'to cook'],
  ],
  rows: [
    ['Energy', '1460 kJ'],
    ['Protein', '25 g'],
    ['Carbohydrate', '51 g'],
    ['Fat', '1.9 g'],
    ['Fibre', '11 g'],
  ],
}

/** One fusillo: a two-lobed body, twisted. */
export function fusillo(color = '#D5662F') {
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

/** Carton with a round window, the size of the plate. */
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
      text(ctx, '25 g protein per 100 g', cw * 0.075, ch * 0.945, {
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

/** A puffed round cake: a disc of grains. */
export function riceCake(color = '#F1DDA6') {
  const r = 0.46
  const geometry = turned(
    [
      [0, 0.02],
      [r * 0.9, 0.02, 0.04],
      [r, 0.06, 0.04],
      [r, 0.1, 0.04],
      [r * 0.9, 0.15, 0.04],
      [0, 0.15],
    ],
    90,
  )
  const material = m.foam(color, 5, 3, 4)
  return mesh(geometry, material)
}

const cakes = {
  house: 'sepid',
  name: ['Saffron', 'Rice Cakes'],
  variety: 'Eight cakes, sea salt',
  amount: '110',
  unit: 'g',
  bg: '#FBF3DF',
  fg: '#3B2116',
  accent: '#94650A',
  mark: saffron,
  bandColor: saffron,
  facts: [
    ['8', 'cakes'],
    ['52 kcal', 'each'],
  ],
}
export const pantryLabels = { bars, pasta, cakes }
