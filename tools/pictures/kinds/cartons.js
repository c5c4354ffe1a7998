import { labels } from '../labels.js'
import { faceLabel, houses, panel, plate, smallPrint, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, place } from '../studio/shapes.js'
import { carton, wrapper } from './wrappers.js'

const { ink, turquoise } = m.palette

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
        rows: spec.rows,
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
  ...labels['electrolyte-mix'],
  house: 'damavand',
  bg: '#DDEFEA',
  fg: ink,
  accent: '#0F6B6B',
  mark: turquoise,
  topBg: turquoise,
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
      text(ctx, '8 g', w * 0.77, h * 0.56, { size: h * 0.17, weight: 800, color: ink, align: 'center' })
    },
  })

/** Carton of sticks with some of them in front. */
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
