import * as THREE from 'three'
import { decal, faceLabel, plate, rule, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, place, polygon, roundedRect, slab, tube } from '../studio/shapes.js'

const { ink, pine, saffron, pomegranate } = m.palette

/** Training journal: cloth cover, page block, elastic, ribbon; or open with a plan on the page. */
export function journal({ open = false } = {}) {
  const [w, h, d] = [1.48, 2.1, 0.2]
  const cover = m.cloth('#1F4A3B', 5, 7, 1.6)
  const pages = m.paperboard('#F6F0E2')
  const g = group()
  if (!open) {
    g.add(mesh(box(w - 0.04, d - 0.06, h - 0.06, 0.02, 3), pages, { at: [0.0, d / 2, 0] }))
    g.add(mesh(box(w, 0.035, h, 0.015, 3), cover, { at: [0, d - 0.015, 0] }))
    g.add(mesh(box(w, 0.035, h, 0.015, 3), cover, { at: [0, 0.018, 0] }))
    g.add(mesh(box(0.05, d, h, 0.022, 3), cover, { at: [-w / 2 + 0.012, d / 2, 0] }))
    for (let i = 1; i < 7; i++)
      g.add(
        mesh(box(w - 0.035, 0.004, h - 0.055, 0.0015, 1), m.matte('#DCD2BC'), {
          at: [0.002, 0.03 + (i / 7) * (d - 0.06), 0],
          cast: false,
        }),
      )
    const art = decal({
      w,
      h,
      px: 1300,
      draw: (ctx, cw, ch) => {
        plate(ctx, cw * 0.44, ch * 0.4, cw * 0.3, {
          color: 'rgba(232,196,110,.45)',
          accent: '#E8C46E',
          rings: [1, 0.8, 0.6],
          line: 0.06,
        })
        text(ctx, 'Training', cw * 0.12, ch * 0.8, {
          size: cw * 0.13,
          weight: 800,
          stretch: 'expanded',
          color: '#E8C46E',
        })
        text(ctx, 'Journal', cw * 0.12, ch * 0.88, {
          size: cw * 0.13,
          weight: 800,
          stretch: 'expanded',
          color: '#E8C46E',
        })
        text(ctx, 'Chalak', cw * 0.12, ch * 0.1, {
          size: cw * 0.065,
          weight: 800,
          stretch: 'expanded',
          color: '#E8C46E',
        })
      },
    })
    g.add(
      mesh(new THREE.PlaneGeometry(w, h), m.overlay(art, 0.5), {
        at: [0, d + 0.006, 0],
        turn: [-Math.PI / 2, 0, 0],
        cast: false,
        part: 'label',
      }),
    )
    const elastic = new THREE.Shape()
    elastic.copy(roundedRect(0.07, d + 0.03, 0.012))
    const e = slab(elastic, h + 0.03, 0.008)
    g.add(mesh(e, m.webbing(saffron, 1, 4), { at: [w / 2 - 0.19, d / 2 + 0.002, 0] }))
    g.add(
      mesh(
        tube(
          [
            [-0.3, 0.1, h / 2 - 0.1],
            [-0.3, 0.08, h / 2 + 0.1],
            [-0.24, 0.012, h / 2 + 0.24],
            [-0.26, 0.012, h / 2 + 0.42],
          ],
          0.018,
        ),
        m.matte(pomegranate),
      ),
    )
    return g
  }
  const page = (side) =>
    faceLabel({
      w,
      h,
      px: 1400,
      bg: '#F8F3E7',
      draw: (ctx, cw, ch) => {
        const x = cw * 0.1
        text(ctx, side ? 'Notes' : 'Week 3 · Day 2', x, ch * 0.09, {
          size: cw * 0.06,
          weight: 800,
          stretch: 'expanded',
          color: ink,
        })
        rule(ctx, x, ch * 0.115, cw * 0.8, ink, 4)
        if (side) {
          for (let i = 0; i < 22; i++) rule(ctx, x, ch * (0.17 + i * 0.035), cw * 0.8, '#D9CFB9', 2)
          plate(ctx, cw * 0.7, ch * 0.78, cw * 0.18, { color: '#DCCFB2', accent: saffron })
        } else {
          const rows = [
            ['Back squat', '5 × 5', '92.5'],
            ['Bench press', '5 × 5', '70'],
            ['Row', '4 × 8', '60'],
            ['Split squat', '3 × 10', '24'],
            ['Swing', '5 × 15', '24'],
            ['Meel', '4 × 20', '4'],
            ['Hang', '3 × 40 s', ''],
          ]
          rows.forEach(([name, sets, kg], i) => {
            const y = ch * (0.19 + i * 0.085)
            text(ctx, name, x, y, { size: cw * 0.05, weight: 600, color: ink })
            text(ctx, sets, cw * 0.6, y, { size: cw * 0.05, weight: 400, color: ink, align: 'center' })
            text(ctx, kg && `${kg} kg`, cw * 0.9, y, {
              size: cw * 0.05,
              weight: 800,
              color: pine,
              align: 'right',
            })
            rule(ctx, x, y + ch * 0.025, cw * 0.8, '#CFC4AC', 2)
          })
          plate(ctx, cw * 0.23, ch * 0.87, cw * 0.1, { color: '#DCCFB2', accent: pine, rings: [1, 0.7] })
          text(ctx, 'Slept 7 h 40', cw * 0.4, ch * 0.88, { size: cw * 0.045, weight: 600, color: ink })
        }
      },
    })
  for (const side of [0, 1]) {
    const s = side ? 1 : -1
    const leaf = new THREE.PlaneGeometry(w, h, 60, 1)
    const { position } = leaf.attributes
    for (let i = 0; i < position.count; i++) {
      const u = side ? position.getX(i) / w + 0.5 : 0.5 - position.getX(i) / w
      const z =
        0.1 + 0.09 * Math.sin(Math.min(1, u * 2.4) * Math.PI * 0.5) - 0.06 * u - 0.09 * Math.exp(-u * 16)
      position.setZ(i, z)
    }
    leaf.computeVertexNormals()
    leaf.rotateX(-Math.PI / 2)
    g.add(mesh(leaf, m.printed(page(side), { roughness: 0.85 }), { at: [(s * w) / 2, 0, 0], part: 'label' }))
    g.add(mesh(box(w, 0.1, h - 0.02, 0.03, 3), pages, { at: [(s * w) / 2, 0.08, 0] }))
    g.add(mesh(box(w + 0.05, 0.035, h + 0.06, 0.015, 3), cover, { at: [(s * (w + 0.03)) / 2, 0.018, 0] }))
  }
  const pencil = group(
    mesh(slab(polygon(6, 0.045, 0.012), 1.5, 0.005), m.plastic(saffron, { roughness: 0.35, coat: 0.5 })),
    mesh(new THREE.ConeGeometry(0.043, 0.14, 24).rotateX(Math.PI / 2), m.matte('#E2C08F'), {
      at: [0, 0, 0.82],
    }),
    mesh(new THREE.ConeGeometry(0.014, 0.05, 16).rotateX(Math.PI / 2), m.matte(ink), { at: [0, 0, 0.868] }),
  )
  g.add(place(pencil, { at: [0.85, 0.215, 0.15], turn: 28 }))
  return g
}
