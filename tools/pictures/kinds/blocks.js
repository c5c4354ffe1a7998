import * as THREE from 'three'
import { decal, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, roundedRect, slab, turned } from '../studio/shapes.js'

const { ink } = m.palette

/** Cork block with soft edges and a burnt-in mark. */
export function corkBlock() {
  const g = group(mesh(box(2.3, 0.78, 1.5, 0.11, 6), m.cork(1.3, 0.9), { at: [0, 0.39, 0] }))
  const art = (w, h) =>
    decal({
      w,
      h,
      px: 900,
      draw: (ctx, cw, ch) => {
        plate(ctx, cw * 0.82, ch * 0.5, ch * 0.32, {
          color: 'rgba(42,20,6,.6)',
          accent: 'rgba(42,20,6,1)',
          rings: [1, 0.7],
          line: 0.1,
        })
        text(ctx, 'Parvaz', cw * 0.08, ch * 0.57, {
          size: ch * 0.22,
          weight: 800,
          stretch: 'expanded',
          color: 'rgba(42,20,6,1)',
          max: cw * 0.5,
        })
      },
    })
  g.add(
    mesh(new THREE.PlaneGeometry(2.0, 0.6), m.overlay(art(2, 0.6), 0.95), {
      at: [0, 0.39, 0.754],
      cast: false,
      part: 'label',
    }),
  )
  return g
}

/** Plyo box of plywood: three heights, a hand hole, big numbers cut by stencil. */
export function plyoBox() {
  const [w, h, d] = [5.1, 6.1, 7.6]
  const face = m.wood('#E6CCA0', '#CFA56C', { x: 1, y: 1.2, coat: 0.12, roughness: 0.6 })
  const edge = m.plywood(1, 0.35)
  const g = group()
  const t = 0.2
  const panelBox = (pw, ph, pd, at) => g.add(mesh(box(pw, ph, pd, 0.05, 3), face, { at }))
  panelBox(w, h - t * 2, t, [0, h / 2, d / 2 - t / 2])
  panelBox(w, h - t * 2, t, [0, h / 2, -d / 2 + t / 2])
  panelBox(t, h - t * 2, d - t * 2, [w / 2 - t / 2, h / 2, 0])
  panelBox(t, h - t * 2, d - t * 2, [-w / 2 + t / 2, h / 2, 0])
  panelBox(w, t, d, [0, h - t / 2, 0])
  panelBox(w, t, d, [0, t / 2, 0])
  // layered edges where a panel meets a face
  for (const y of [t / 2, h - t / 2]) {
    g.add(mesh(box(w - 0.06, t * 0.86, 0.02, 0.008, 2), edge, { at: [0, y, d / 2 + 0.002] }))
    g.add(mesh(box(0.02, t * 0.86, d - 0.06, 0.008, 2), edge, { at: [w / 2 + 0.002, y, 0] }))
  }
  const stencil = (cm, pw, ph) =>
    decal({
      w: pw,
      h: ph,
      px: 1400,
      draw: (ctx, cw, ch) => {
        plate(ctx, cw / 2, ch * 0.5, ch * 0.38, {
          color: 'rgba(20,33,28,.16)',
          accent: 'rgba(28,140,140,.95)',
          rings: [1],
          line: 0.075,
        })
        text(ctx, String(cm), cw / 2, ch * 0.6, {
          size: ch * 0.3,
          weight: 800,
          stretch: 'expanded',
          color: ink,
          align: 'center',
        })
        text(ctx, 'cm', cw / 2, ch * 0.72, { size: ch * 0.075, weight: 600, color: ink, align: 'center' })
        text(ctx, 'Parvaz', cw / 2, ch * 0.3, {
          size: ch * 0.06,
          weight: 800,
          stretch: 'expanded',
          color: ink,
          align: 'center',
        })
      },
    })
  g.add(
    mesh(new THREE.PlaneGeometry(4.4, 4.4), m.overlay(stencil(60, 1, 1), 0.85), {
      at: [0, h * 0.44, d / 2 + 0.006],
      cast: false,
      part: 'label',
    }),
  )
  g.add(
    mesh(new THREE.PlaneGeometry(4.4, 4.4), m.overlay(stencil(50, 1, 1), 0.85), {
      at: [w / 2 + 0.006, h * 0.44, 0],
      turn: [0, Math.PI / 2, 0],
      cast: false,
    }),
  )
  const hole = slab(roundedRect(1.3, 0.42, 0.2), 0.02, 0.008)
  g.add(mesh(hole, m.matte('#20140A', 1), { at: [0, h * 0.86, d / 2 + 0.002], cast: false }))
  g.add(
    mesh(hole, m.matte('#20140A', 1), {
      at: [w / 2 + 0.002, h * 0.86, 0],
      turn: [0, Math.PI / 2, 0],
      cast: false,
    }),
  )
  const screw = turned(
    [
      [0, 0.012],
      [0.05, 0.012, 0.008],
      [0.06, 0],
    ],
    24,
  ).rotateX(Math.PI / 2)
  const dark = m.steel('#6D706F', 0.4)
  for (const [x, y] of [
    [-0.94, 0.035],
    [0.94, 0.035],
    [-0.94, 0.965],
    [0.94, 0.965],
    [0, 0.035],
    [0, 0.965],
  ])
    g.add(mesh(screw, dark, { at: [(x * w) / 2, y * h, d / 2 + 0.01] }))
  return g
}
