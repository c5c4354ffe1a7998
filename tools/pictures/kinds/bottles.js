import { decal, houses, plate, rule, text, wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, tube, turned, wrap } from '../studio/shapes.js'
import { cap } from './tubs.js'

const { ink, paper, pine, saffron, turquoise } = m.palette

/** Shaker: a frosted cup with a scale, a dark lid with a flip spout and a loop. */
export function shaker() {
  const g = group()
  const h = 1.9
  const r = (y) => 0.4 + 0.075 * (y / h)
  const inner = turned([
    [0, 0.06],
    [r(0) - 0.03, 0.06, 0.04],
    [r(1.05) - 0.03, 1.05, 0.01],
    [0, 1.05],
  ])
  g.add(mesh(inner, m.filled('#DDBD8C', { roughness: 0.5, coat: 0.1 })))
  const shell = m.tinted('#CFDAD4', 0.42, 0.28)
  shell.clearcoatRoughness = 0.2
  g.add(
    mesh(
      turned([
        [0, 0],
        [r(0) * 0.94, 0, 0.06],
        [r(0), 0.08, 0.05],
        [r(h), h, 0.02],
        [r(h) - 0.02, h],
      ]),
      shell,
      { part: 'body' },
    ),
  )
  const lid = m.plastic(ink, { roughness: 0.48 })
  const c = cap(r(h) + 0.025, 0.34, ink, { ribs: 70 })
  c.position.y = h - 0.12
  g.add(c)
  g.add(
    mesh(
      turned([
        [0.44, 0],
        [0.43, 0.06, 0.04],
        [0.32, 0.2, 0.1],
        [0, 0.24],
      ]),
      lid,
      { at: [0, h + 0.2, 0] },
    ),
  )
  g.add(
    mesh(
      turned(
        [
          [0.17, 0],
          [0.18, 0.02, 0.02],
          [0.165, 0.2, 0.03],
          [0, 0.21],
        ],
        64,
      ),
      m.plastic(saffron, { roughness: 0.42 }),
      { at: [0.17, h + 0.33, 0.02] },
    ),
  )
  g.add(mesh(box(0.62, 0.09, 0.26, 0.045), lid, { at: [-0.03, h + 0.46, 0.02], turn: [0, 0, 0.1] }))
  g.add(
    mesh(
      tube(
        [
          [-0.3, h + 0.28, 0],
          [-0.46, h + 0.46, 0],
          [-0.36, h + 0.68, 0],
          [-0.12, h + 0.66, 0],
          [-0.06, h + 0.46, 0],
        ],
        0.04,
      ),
      lid,
    ),
  )
  const art = decal({
    w: 1.1,
    h: 1.3,
    px: 1300,
    draw: (ctx, w, hh) => {
      plate(ctx, w * 0.38, hh * 0.4, w * 0.24, {
        color: 'rgba(20,33,28,.25)',
        accent: saffron,
        rings: [1, 0.74],
        line: 0.08,
      })
      text(ctx, '700', w * 0.38, hh * 0.425, {
        size: w * 0.13,
        weight: 800,
        stretch: 'expanded',
        color: ink,
        align: 'center',
      })
      text(ctx, 'ml', w * 0.38, hh * 0.47, { size: w * 0.05, weight: 600, color: ink, align: 'center' })
      text(ctx, 'Chalak', w * 0.1, hh * 0.76, {
        size: w * 0.17,
        weight: 800,
        stretch: 'expanded',
        color: ink,
      })
      text(ctx, houses.chalak.fa, w * 0.1 + w * 0.24, hh * 0.87, {
        size: w * 0.11,
        weight: 600,
        color: ink,
        align: 'right',
        family: 'Vazir',
      })
      for (let i = 0; i <= 6; i++) {
        const y = hh * (0.97 - i * 0.155)
        rule(ctx, w * 0.86, y, w * 0.12, ink, 5)
        if (i)
          text(ctx, String(i * 100), w * 0.83, y + w * 0.02, {
            size: w * 0.058,
            weight: 600,
            color: ink,
            align: 'right',
          })
      }
    },
  })
  g.add(
    mesh(wrap(r(0.2) + 0.006, 1.3, 1.1 / 0.45, r(1.5) + 0.006), m.overlay(art, 0.5), {
      at: [0, 0.85, 0],
      cast: false,
      part: 'label',
    }),
  )
  return g
}

/** Steel bottle: powder-coated body, bare steel foot and neck, screw lid with a carrying loop. */
export function steelBottle({ color = pine } = {}) {
  const g = group()
  const coat = m.iron(color, 4, 0.45)
  coat.metalness = 0.1
  coat.roughness = 0.46
  const r = 0.44
  g.add(
    mesh(
      turned([
        [r * 0.93, 0.1],
        [r, 0.12, 0.02],
        [r, 2.1, 0.3],
        [r * 0.62, 2.52, 0.14],
        [r * 0.6, 2.6],
      ]),
      coat,
    ),
  )
  const bare = m.steel('#CDD0CF', 0.24, [8, 1])
  g.add(
    mesh(
      turned([
        [0, 0.02],
        [r * 0.8, 0.02, 0.02],
        [r * 0.86, 0, 0.02],
        [r * 0.97, 0.03, 0.03],
        [r * 0.985, 0.125],
      ]),
      bare,
    ),
  )
  g.add(
    mesh(
      turned([
        [r * 0.61, 2.58],
        [r * 0.64, 2.6, 0.01],
        [r * 0.64, 2.68, 0.01],
        [r * 0.58, 2.69],
      ]),
      bare,
    ),
  )
  const c = cap(r * 0.68, 0.3, '#1A1F1E', { ribs: 48 })
  c.position.y = 2.68
  g.add(c)
  g.add(
    mesh(
      turned([
        [r * 0.56, 0],
        [r * 0.54, 0.02, 0.02],
        [0, 0.02],
      ]),
      bare,
      { at: [0, 2.985, 0] },
    ),
  )
  const loop = tube(
    [
      [-0.24, 2.86, 0],
      [-0.32, 3.06, 0],
      [-0.24, 3.28, 0],
      [0, 3.34, 0],
      [0.24, 3.28, 0],
      [0.32, 3.06, 0],
      [0.24, 2.86, 0],
    ],
    0.05,
    { segments: 120 },
  )
  g.add(mesh(loop, m.plastic('#1A1F1E', { roughness: 0.5 })))
  const art = decal({
    w: 1.0,
    h: 1.7,
    px: 1500,
    draw: (ctx, w, h) => {
      plate(ctx, w * 0.5, h * 0.27, w * 0.33, {
        color: 'rgba(250,247,240,.32)',
        accent: saffron,
        rings: [1, 0.78],
        line: 0.075,
      })
      text(ctx, '1', w * 0.5, h * 0.3, {
        size: w * 0.28,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'liter', w * 0.5, h * 0.34, { size: w * 0.075, weight: 600, color: paper, align: 'center' })
      text(ctx, 'Chalak', w * 0.5, h * 0.66, {
        size: w * 0.2,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, houses.chalak.fa, w * 0.5, h * 0.77, {
        size: w * 0.14,
        weight: 600,
        color: paper,
        align: 'center',
        family: 'Vazir',
      })
    },
  })
  g.add(
    mesh(wrap(r + 0.005, 1.7, 1.0 / r), m.overlay(art, 0.5), {
      at: [0, 1.12, 0],
      cast: false,
      part: 'label',
    }),
  )
  return g
}

/** Squeeze bottle with a flip cap: an oval body. */
export function chalkBottle() {
  const spec = {
    house: 'chalak',
    name: ['Liquid', 'Chalk'],
    variety: 'Dry in ten seconds',
    amount: '200',
    unit: 'ml',
    bg: '#F6F4EF',
    fg: ink,
    accent: pine,
    mark: turquoise,
    bandColor: turquoise,
    facts: [['Low', 'dust']],
    plate: 0.33,
  }
  const h = 1.5
  const r = 0.36
  const g = group()
  const body = group()
  body.add(
    mesh(
      turned([
        [0, 0.02],
        [r * 0.84, 0.02, 0.03],
        [r * 0.88, 0, 0.03],
        [r * 0.97, 0.02, 0.05],
        [r, 0.12, 0.1],
        [r, h - 0.3, 0.3],
        [r * 0.55, h - 0.02, 0.12],
        [r * 0.5, h],
      ]),
      m.plastic('#F3F2EE', { roughness: 0.3, coat: 0.2 }),
    ),
  )
  const lh = 1.04
  body.add(
    mesh(
      wrap(r + 0.003, lh, Math.PI * 1.9),
      m.printed(
        wrapLabel({
          radius: r,
          height: lh,
          angle: Math.PI * 1.9,
          front: 2.05,
          ...spec,
          rows: [
            ['Uses', 'about 150'],
            ['Dries in', '10 s'],
            ['Scent', 'none'],
          ],
        }),
        { roughness: 0.38, coat: 0.3 },
      ),
      { at: [0, 0.11 + lh / 2, 0], cast: false, part: 'label' },
    ),
  )
  body.scale.z = 0.78
  g.add(body)
  const c = cap(r * 0.62, 0.3, turquoise, { ribs: 36, roughness: 0.4 })
  c.position.y = h - 0.03
  g.add(c)
  g.add(
    mesh(
      turned([
        [r * 0.6, 0],
        [r * 0.63, 0.02, 0.02],
        [r * 0.6, 0.1, 0.05],
        [0, 0.13],
      ]),
      m.plastic(turquoise, { roughness: 0.4 }),
      { at: [0, h + 0.275, 0] },
    ),
  )
  return g
}
