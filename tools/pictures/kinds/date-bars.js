import * as THREE from 'three'
import { labels } from '../labels.js'
import { faceLabel, panel, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, place } from '../studio/shapes.js'
import { sidePrint } from './cartons.js'
import { wrapper } from './wrappers.js'

const bars = {
  ...labels['date-bars'],
  house: 'sepid',
  bg: '#F3E6D2',
  fg: '#3B2116',
  accent: '#8A3F1D',
  mark: '#B5562A',
  topBg: '#8A3F1D',
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
      text(ctx, 'Date & Almond', w * 0.13, h * 0.72, {
        size: h * 0.24,
        max: w * 0.48,
        weight: 800,
        stretch: 'expanded',
        color: '#3B2116',
      })
      plate(ctx, w * 0.77, h * 0.55, h * 0.26, { color: '#E0CBAE', accent: '#B5562A' })
      text(ctx, '45 g', w * 0.77, h * 0.6, { size: h * 0.13, weight: 800, color: '#3B2116', align: 'center' })
    },
  })

/** Open display box with bars standing in it and two in front. */
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
