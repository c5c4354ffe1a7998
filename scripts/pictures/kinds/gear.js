import * as THREE from 'three'
import { decal, faceLabel, houses, plate, rule, text, wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import {
  band,
  box,
  curve,
  group,
  mesh,
  place,
  polygon,
  roundedRect,
  slab,
  spiral,
  tube,
  turned,
  wrap,
} from '../studio/shapes.js'
import { folded, ribbonCoil, sewnLabel } from './cloth.js'
import { strip } from './conditioning.js'
import { cap } from './containers.js'

const { ink, paper, pine, saffron, pomegranate, turquoise } = m.palette
const print = (map, roughness = 0.7, extra = {}) => {
  const material = m.printed(map, { roughness, ...extra })
  material.transparent = true
  material.polygonOffset = true
  material.polygonOffsetFactor = -2
  return material
}

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
    mesh(wrap(r(0.2) + 0.006, 1.3, 1.1 / 0.45, r(1.5) + 0.006), print(art, 0.5), {
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
      text(ctx, 'litre', w * 0.5, h * 0.34, { size: w * 0.075, weight: 600, color: paper, align: 'center' })
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
    mesh(wrap(r + 0.005, 1.7, 1.0 / r), print(art, 0.5), { at: [0, 1.12, 0], cast: false, part: 'label' }),
  )
  return g
}

/** Lifting belt of thick leather, buckled into its own round, lying upright on its edge. */
export function belt({ open = 0 } = {}) {
  const g = group()
  const [R, width, thick] = [1.45, 1.05, 0.1]
  const n = 200
  const path = []
  const overlap = 0.42
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const a = -Math.PI / 2 - overlap / 2 + t * (Math.PI * 2 + overlap) + open
    const r = R + (t > 0.9 ? (thick * 1.15 * (t - 0.9)) / 0.1 : 0)
    path.push(new THREE.Vector2(Math.cos(a) * r * 1.12, Math.sin(a) * r * 0.92))
  }
  const hide = m.leather('#7A4526', 10, 1.1, 2)
  const shape = band(path, width, thick, {
    corner: thick * 0.4,
    taper: (t) => (t > 0.985 ? 0.75 : t > 0.97 ? 0.92 : 1),
  })
  g.add(mesh(shape, hide))
  // two rows of stitches near each edge, on the outside
  const thread = m.matte('#E9D9B8', 0.9)
  const stitch = new THREE.CapsuleGeometry(0.012, 0.05, 4, 8)
  const count = 150
  const stitches = new THREE.InstancedMesh(stitch, thread, count * 2)
  const dummy = new THREE.Object3D()
  for (let i = 0; i < count; i++) {
    const k = 3 + (i / count) * (n - 12)
    const p = path[Math.floor(k)]
    const q = path[Math.floor(k) + 1]
    const f = k - Math.floor(k)
    const a = Math.atan2(q.y - p.y, q.x - p.x)
    for (const s of [0, 1]) {
      dummy.position.set(
        p.x + (q.x - p.x) * f + Math.sin(a) * (thick / 2 + 0.004),
        p.y + (q.y - p.y) * f - Math.cos(a) * (thick / 2 + 0.004),
        (s - 0.5) * width * 0.84,
      )
      dummy.rotation.set(0, 0, a - Math.PI / 2)
      dummy.updateMatrix()
      stitches.setMatrixAt(i * 2 + s, dummy.matrix)
    }
  }
  stitches.userData.unframed = true
  g.add(stitches)
  // embossed name along the right of the front
  const from = Math.round(n * 0.1)
  const piece = path.slice(from, from + Math.round(n * 0.17))
  const length = piece.reduce((sum, p, i) => sum + (i ? p.distanceTo(piece[i - 1]) : 0), 0)
  const art = decal({
    w: length,
    h: 0.6,
    px: 1200,
    draw: (ctx, w, h) => {
      plate(ctx, w * 0.83, h * 0.5, h * 0.36, {
        color: 'rgba(40,18,6,.6)',
        accent: 'rgba(226,170,80,.95)',
        rings: [1, 0.7],
        line: 0.1,
      })
      text(ctx, 'Chalak', w * 0.05, h * 0.63, {
        size: h * 0.4,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(40,18,6,.9)',
        max: w * 0.6,
      })
    },
  })
  g.add(mesh(strip(piece, 0.6, thick / 2 + 0.006), print(art, 0.6), { cast: false, part: 'label' }))
  // buckle with two prongs at the join, holes in the tongue
  const steel = m.chrome('#D5D7D6')
  const y = -R * 0.92 - thick * 1.5
  const frame = (x) => {
    const shapeF = roundedRect(0.6, width * 1.12, 0.09)
    const holeF = roundedRect(0.4, width * 0.92, 0.05)
    shapeF.holes.push(holeF)
    const f = slab(shapeF, 0.09, 0.035)
    f.rotateX(Math.PI / 2)
    g.add(mesh(f, steel, { at: [x, y, 0] }))
  }
  frame(-0.42)
  for (const z of [-0.22, 0.22])
    g.add(
      mesh(
        tube(
          [
            [-0.68, y, z],
            [-0.4, y - 0.05, z],
            [-0.14, y - 0.02, z],
          ],
          0.032,
        ),
        steel,
      ),
    )
  const hole = new THREE.CylinderGeometry(0.042, 0.042, 0.02, 24)
  const dark = m.matte('#23120A', 1)
  for (let i = 1; i < 6; i++) {
    for (const z of [-0.22, 0.22]) {
      const a = -Math.PI / 2 + i * 0.085 - 0.24
      if (a > -1.35) continue
      g.add(
        mesh(hole, dark, {
          at: [Math.cos(a) * R * 1.12, Math.sin(a) * R * 0.92 - thick * 0.62, z],
          turn: [0, 0, a + Math.PI / 2],
          cast: false,
        }),
      )
    }
  }
  const keeper = slab(roundedRect(0.2, width * 1.08, 0.05), 0.07, 0.03)
  keeper.rotateX(Math.PI / 2)
  g.add(mesh(keeper, hide, { at: [0.3, -R * 0.92 - thick * 1.35, 0] }))
  g.rotation.x = -Math.PI / 2
  g.position.y = width / 2
  return group(g)
}

/** One cotton strap: a coil with a padded end and a loop. */
export function liftingStrap({ color = '#2A3330', tab = saffron } = {}) {
  const g = group(
    ribbonCoil({
      color,
      width: 0.42,
      thick: 0.05,
      turns: 4.2,
      inner: 0.2,
      tail: 1.7,
      buckle: false,
      material: m.webbing(color, 1.6, 1),
    }),
  )
  const label = sewnLabel('Chalak', { w: 0.62, h: 0.26, bg: tab, fg: ink })
  g.add(place(label, { at: [1.2, 0.21, 0.514] }))
  return g
}

/** Wrist wrap: an elastic roll with stripes and a thumb loop. */
export function wristWrap({ base = '#1F2725', stripe = pomegranate } = {}) {
  const g = group()
  const [width, thick] = [0.8, 0.055]
  const path = spiral({ inner: 0.14, pitch: thick * 1.2, turns: 7, tail: 0.5, wave: 0.006 })
  const map = decal({
    w: 1,
    h: 1,
    px: 512,
    draw: (ctx, w) => {
      ctx.fillStyle = base
      ctx.fillRect(0, 0, w, w)
      ctx.fillStyle = stripe
      for (const y of [0.16, 0.73]) ctx.fillRect(0, w * y, w, w * 0.11)
      ctx.fillStyle = paper
      for (const y of [0.3, 0.68]) ctx.fillRect(0, w * y, w, w * 0.02)
    },
  })
  const fabric = m.webbing('#ffffff', 1.5, 1)
  fabric.map = map
  g.add(mesh(band(path, width, thick), fabric))
  const outer = path.at(-25).y
  const loop = tube(
    [
      [0.4, outer * 0 + 0.03, -0.1],
      [0.62, 0.1, -0.3],
      [0.9, 0.13, -0.1],
      [0.9, 0.13, 0.14],
      [0.62, 0.1, 0.3],
      [0.4, 0.03, 0.1],
    ],
    0.03,
  )
  g.add(mesh(loop, m.matte('#2B3532')))
  g.rotation.x = -Math.PI / 2
  g.position.y = width / 2
  const tag = sewnLabel('Chalak', { w: 0.5, h: 0.22, bg: stripe, fg: paper })
  const laid = group(g)
  laid.add(place(tag, { at: [0.27, width / 2, 0.045] }))
  return laid
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
            ['Alcohol', '50%'],
            ['Magnesium carbonate', '35%'],
            ['Water', '15%'],
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

/** A pile of folded towels with a woven stripe and a sewn label. */
export function towels(count = 3) {
  const g = group()
  const colors = ['#3B5B50', '#F1ECE0', '#B9C4BC']
  let y = 0
  for (let i = 0; i < count; i++) {
    const material = m.terry(colors[i % 3], 3.2, 3)
    const cloth = folded({
      width: 2.7 - i * 0.05,
      depth: 1.9 - i * 0.04,
      thick: 0.135,
      layers: 4,
      material,
      seed: i * 2 + 1,
    })
    g.add(place(cloth, { at: [(i % 2) * 0.05 - 0.02, y, i * 0.01], turn: i === 1 ? 2.5 : i === 2 ? -2 : 0 }))
    y += 0.135 * 1.06 * 4 - 0.01
  }
  return g
}

/** One towel rolled up, its spiral to the front. */
export function towelRoll(color = '#3B5B50') {
  const path = spiral({ inner: 0.08, pitch: 0.15, turns: 4, wave: 0.012 })
  const g = group(mesh(band(path, 2.6, 0.13, { corner: 0.06 }), m.terry(color, 1.4, 3)))
  g.position.y = 0.07
  return group(g)
}

/** Duffel: a soft barrel with end panels, zip, two handles, a strap and a sewn patch. */
export function duffel() {
  const g = group()
  const [L, R] = [5.2, 1.28]
  const fabric = m.cloth('#46605A', 16, 12, 2.2)
  const radius = (a, x) => {
    const flat = 1 - 0.1 * Math.max(0, -Math.sin(a)) ** 2
    const sag = 1 + 0.025 * Math.sin(x * 2.1 + a * 2) + 0.016 * Math.sin(x * 5.3 - a * 3)
    return R * flat * sag * (1 - 0.05 * Math.abs(x / (L / 2)) ** 4)
  }
  const body = new THREE.CylinderGeometry(R, R, L, 160, 80, true)
  const { position } = body.attributes
  for (let i = 0; i < position.count; i++) {
    const x = position.getY(i)
    const a = Math.atan2(position.getZ(i), position.getX(i))
    const r = radius(a, x)
    position.setXYZ(i, x, Math.sin(a) * r, Math.cos(a) * r)
  }
  body.index.array.reverse()
  body.computeVertexNormals()
  const skin = fabric
  skin.side = THREE.DoubleSide
  g.add(mesh(body, skin))
  for (const side of [-1, 1]) {
    const end = turned(
      [
        [0, 0.16],
        [R * 0.7, 0.13, 0.3],
        [R * 0.92, 0.02, 0.1],
        [R * 0.945, -0.06],
      ],
      120,
    )
    end.scale(1, 1, 0.97)
    end.rotateZ((-side * Math.PI) / 2)
    g.add(mesh(end, m.cloth('#37504A', 8, 4, 2.2), { at: [(side * L) / 2, -0.03, 0] }))
    const piping = []
    for (let i = 0; i < 90; i++) {
      const a = (i / 90) * Math.PI * 2
      const r = radius(a, L / 2) + 0.012
      piping.push([(side * L) / 2, Math.sin(a) * r, Math.cos(a) * r])
    }
    g.add(mesh(tube(piping, 0.045, { closed: true, segments: 240, sides: 16 }), m.matte('#161E1C', 0.7)))
    g.add(
      mesh(box(0.12, 0.5, 0.9, 0.05), m.webbing('#161E1C', 1, 1), {
        at: [(side * L) / 2 + side * 0.16, 0.45, 0],
      }),
    )
  }
  // webbing that goes around the bag and rises into the handles
  const web = m.webbing('#161E1C', 1.5, 1)
  for (const x of [-1.05, 1.05]) {
    const around = []
    for (let i = 0; i <= 140; i++) {
      const a = -1.2 + (i / 140) * (Math.PI + 2.4)
      const r = radius(a, x) + 0.03
      around.push(new THREE.Vector2(Math.cos(a) * r, Math.sin(a) * r))
    }
    const loop = mesh(band(around, 0.34, 0.05), web)
    loop.rotation.y = -Math.PI / 2
    g.add(group(loop))
    loop.parent.position.x = x
  }
  for (const side of [-1, 1]) {
    const points = [
      [-1.05, 0.55],
      [-1.0, 1.15],
      [-0.62, 1.72 + (side < 0 ? 0.1 : 0)],
      [0, 1.86 + (side < 0 ? 0.12 : 0)],
      [0.62, 1.72 + (side < 0 ? 0.1 : 0)],
      [1.0, 1.15],
      [1.05, 0.55],
    ]
    const line = curve(
      points.map(([x, y]) => [x, y, 0]),
      false,
      0.5,
    )
      .getPoints(120)
      .map((p) => new THREE.Vector2(p.x, p.y))
    const handle = mesh(band(line, 0.3, 0.06), web)
    const holder = group(handle)
    holder.position.z = side * 0.92
    holder.rotation.x = side * -0.34
    g.add(holder)
  }
  g.add(
    mesh(
      turned(
        [
          [0.12, -0.5],
          [0.17, -0.48, 0.05],
          [0.17, 0.48, 0.05],
          [0.12, 0.5],
        ],
        48,
      ).rotateZ(Math.PI / 2),
      m.leather('#7A4526', 3, 1, 1.6),
      { at: [0, 1.86, 0.42] },
    ),
  )
  const zip = []
  for (let i = 0; i <= 60; i++) {
    const x = -L / 2 + 0.2 + (i / 60) * (L - 0.4)
    zip.push([x, radius(Math.PI / 2, x) + 0.02, 0])
  }
  g.add(mesh(tube(zip, 0.05, { segments: 200 }), m.steel('#8E9391', 0.4)))
  const pocket = slab(roundedRect(1.74, 1.2, 0.16), 0.1, 0.045)
  g.add(mesh(pocket, m.cloth('#37504A', 2, 2, 2.2), { at: [0, -0.22, R * 0.995], turn: [-0.12, 0, 0] }))
  const art = decal({
    w: 1.6,
    h: 0.9,
    px: 1000,
    draw: (ctx, w, h) => {
      plate(ctx, w * 0.5, h * 0.42, h * 0.3, {
        color: 'rgba(250,247,240,.28)',
        accent: saffron,
        rings: [1, 0.74],
        line: 0.09,
      })
      text(ctx, '40 l', w * 0.5, h * 0.48, {
        size: h * 0.16,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'Chalak', w * 0.5, h * 0.93, {
        size: h * 0.18,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
    },
  })
  g.add(
    mesh(new THREE.PlaneGeometry(1.5, 0.84), print(art, 0.9), {
      at: [0, -0.2, R * 0.995 + 0.06],
      turn: [-0.12, 0, 0],
      cast: false,
      part: 'label',
    }),
  )
  g.position.y = R * 0.9 - 0.02
  return group(g)
}

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
      mesh(new THREE.PlaneGeometry(w, h), print(art, 0.5), {
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
