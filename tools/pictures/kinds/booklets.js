import * as THREE from 'three'
import { faceLabel, houses, plate, rule, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, place } from '../studio/shapes.js'

const [W, H, D] = [1.5, 2.1, 0.1]

/** Cover of a program: the plate in the lower half, filled in proportion to the program's length. */
function cover(spec) {
  return faceLabel({
    w: W,
    h: H,
    px: 1700,
    bg: spec.bg,
    draw: (ctx, w, h) => {
      const x = w * 0.09
      plate(ctx, w * 0.74, h * 0.755, w * 0.52, {
        color: spec.soft,
        rings: [1, 0.86, 0.72, 0.58],
        line: 0.062,
      })
      plate(ctx, w * 0.74, h * 0.755, w * 0.52, {
        color: 'rgba(0,0,0,0)',
        accent: spec.mark,
        rings: [],
        line: 0.062,
        from: -0.5,
        share: spec.share,
      })
      text(ctx, 'Tavan', x, h * 0.085, { size: w * 0.085, weight: 800, stretch: 'expanded', color: spec.fg })
      text(ctx, houses.tavan.fa, w - x, h * 0.085, {
        size: w * 0.08,
        weight: 600,
        color: spec.fg,
        align: 'right',
        family: 'Vazir',
      })
      rule(ctx, x, h * 0.11, w - x * 2, spec.fg, 4)
      for (const [i, line] of spec.name.entries()) {
        text(ctx, line, x, h * (0.215 + i * 0.112), {
          size: w * 0.165,
          weight: 800,
          stretch: 'expanded',
          color: spec.fg,
          max: w - x * 2,
          track: -0.02,
        })
      }
      text(ctx, spec.sub, x, h * (0.215 + spec.name.length * 0.112 - 0.05), {
        size: w * 0.062,
        weight: 600,
        color: spec.mark,
        max: w - x * 2,
      })
      text(ctx, spec.number, w * 0.74, h * 0.79, {
        size: w * 0.3,
        weight: 800,
        stretch: 'expanded',
        color: spec.fg,
        align: 'center',
      })
      text(ctx, spec.unit, w * 0.74, h * 0.83, {
        size: w * 0.07,
        weight: 600,
        stretch: 'expanded',
        color: spec.fg,
        align: 'center',
      })
    },
  })
}

function spread(spec, side) {
  return faceLabel({
    w: W,
    h: H,
    px: 1500,
    bg: '#FBF7EE',
    draw: (ctx, w, h) => {
      const x = w * 0.1
      text(ctx, side ? spec.pages[1] : spec.pages[0], x, h * 0.1, {
        size: w * 0.075,
        weight: 800,
        stretch: 'expanded',
        color: '#14211C',
      })
      rule(ctx, x, h * 0.125, w * 0.8, '#14211C', 4)
      if (!side) {
        const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
        days.forEach((day, i) => {
          const y = h * (0.2 + i * 0.078)
          text(ctx, day, x, y, { size: w * 0.05, weight: 800, color: spec.bg })
          text(ctx, spec.week[i], w * 0.28, y, {
            size: w * 0.05,
            weight: 600,
            color: '#14211C',
            max: w * 0.6,
          })
          rule(ctx, x, y + h * 0.024, w * 0.8, '#D8CDB6', 2)
        })
        plate(ctx, w * 0.24, h * 0.85, w * 0.12, {
          color: '#E2D8C2',
          accent: spec.bg,
          rings: [1, 0.72],
          share: spec.share,
        })
        text(ctx, spec.progress, w * 0.42, h * 0.86, {
          size: w * 0.055,
          weight: 600,
          color: '#14211C',
          max: w * 0.5,
        })
        return
      }
      // A rising line of bars for the growing weekly load.
      const n = spec.bars
      for (let i = 0; i < n; i++) {
        const deload = (i + 1) % 4 === 0
        const bh = h * (0.08 + 0.3 * (i / n) - (deload ? 0.06 : 0))
        ctx.fillStyle = deload ? '#D8CDB6' : i === n - 1 ? spec.mark : spec.bg
        ctx.fillRect(x + (i * w * 0.8) / n, h * 0.62 - bh, ((w * 0.8) / n) * 0.66, bh)
      }
      rule(ctx, x, h * 0.622, w * 0.8, '#14211C', 4)
      text(ctx, spec.chart, x, h * 0.2, { size: w * 0.05, weight: 600, color: '#14211C' })
      text(ctx, '1', x, h * 0.655, { size: w * 0.04, weight: 600, color: '#14211C' })
      text(ctx, String(n), x + w * 0.8, h * 0.655, {
        size: w * 0.04,
        weight: 600,
        color: '#14211C',
        align: 'right',
      })
      for (let i = 0; i < 6; i++)
        rule(ctx, x, h * (0.74 + i * 0.032), w * (i === 5 ? 0.5 : 0.8), '#CFC5AE', 7)
    },
  })
}

/** Bound program, standing or lying. */
export function booklet(spec) {
  const g = group()
  g.add(mesh(box(W - 0.03, H - 0.04, D - 0.03, 0.01, 2), m.paperboard('#F6F0E2'), { at: [0.008, H / 2, 0] }))
  for (const z of [1, -1])
    g.add(mesh(box(W, H, 0.018, 0.008, 3), m.matte(spec.bg, 0.6), { at: [0, H / 2, z * (D / 2 - 0.006)] }))
  g.add(mesh(box(0.024, H, D, 0.01, 3), m.matte(spec.bg, 0.6), { at: [-W / 2 + 0.006, H / 2, 0] }))
  g.add(
    mesh(
      new THREE.PlaneGeometry(W - 0.006, H - 0.006),
      m.printed(cover(spec), { roughness: 0.5, coat: 0.12, bump: 0.06 }),
      { at: [0, H / 2, D / 2 + 0.006], cast: false, part: 'label' },
    ),
  )
  return g
}

/** Booklet open on a spread, lying flat. */
export function openBooklet(spec) {
  const g = group()
  for (const side of [0, 1]) {
    const s = side ? 1 : -1
    const leaf = new THREE.PlaneGeometry(W, H, 70, 1)
    const { position } = leaf.attributes
    for (let i = 0; i < position.count; i++) {
      const u = side ? position.getX(i) / W + 0.5 : 0.5 - position.getX(i) / W
      position.setZ(
        i,
        0.035 +
          0.14 * Math.sin(Math.min(1, u * 2) * Math.PI * 0.5) * Math.exp(-u * 1.2) * 1.2 -
          0.03 * Math.exp(-u * 22),
      )
    }
    leaf.computeVertexNormals()
    leaf.rotateX(-Math.PI / 2)
    const paper = m.printed(spread(spec, side), { roughness: 0.8 })
    paper.side = THREE.DoubleSide
    g.add(mesh(leaf, paper, { at: [(s * W) / 2, 0.01, 0], part: 'label' }))
    g.add(mesh(box(W, 0.03, H - 0.01, 0.01, 2), m.paperboard('#F6F0E2'), { at: [(s * W) / 2, 0.03, 0] }))
    g.add(
      mesh(box(W + 0.02, 0.018, H + 0.02, 0.008, 2), m.matte(spec.bg, 0.6), {
        at: [(s * (W + 0.01)) / 2, 0.01, 0],
      }),
    )
  }
  return g
}

/** Booklet leaning against a plain wedge. */
export const standing = (spec, options = {}) => place(place(booklet(spec), { tip: [-7, 0] }), options)
