import * as THREE from 'three'
import { decal, faceLabel, houses, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, curve, group, mesh, polygon, rounded, slab, tube, turned, wrap } from '../studio/shapes.js'

const { ink, paper, pine, saffron, pomegranate } = m.palette
const along = (geometry) => geometry.rotateZ(-Math.PI / 2)

/** Print on a plate or a dumbbell: number, unit and house on a clear ground. */
const mark = (map, options = {}) => {
  const material = m.printed(map, { roughness: 0.6, ...options })
  material.transparent = true
  material.polygonOffset = true
  material.polygonOffsetFactor = -2
  return material
}

/** Kettlebell: a cast body with a flat foot, a thick bent handle and a colour ring on each horn. */
export function kettlebell({ kg = 16, color = pine, r = 0.95 }) {
  const body = turned(
    [
      [0, 0.02],
      [r * 0.6, 0.02, 0.02],
      [r * 0.66, 0, 0.06],
      [r * 0.93, r * 0.38, 0.5],
      [r * 1.03, r * 0.95, 0.7],
      [r * 0.86, r * 1.55, 0.7],
      [r * 0.46, r * 1.84, 0.5],
      [0, r * 1.88],
    ],
    160,
  )
  const cast = m.iron('#23292A', 5, 1.8)
  const [y, k] = [r * 1.55, r]
  const path = curve(
    [
      [-k * 0.5, y - k * 0.22, 0],
      [-k * 0.66, y + k * 0.22, 0],
      [-k * 0.74, y + k * 0.62, 0],
      [-k * 0.58, y + k * 0.93, 0],
      [-k * 0.24, y + k * 1.02, 0],
      [k * 0.24, y + k * 1.02, 0],
      [k * 0.58, y + k * 0.93, 0],
      [k * 0.74, y + k * 0.62, 0],
      [k * 0.66, y + k * 0.22, 0],
      [k * 0.5, y - k * 0.22, 0],
    ],
    false,
    0.5,
  )
  const handle = flared(
    path,
    (t) =>
      k * (0.165 + 0.1 * Math.max(0, 1 - t / 0.13) ** 1.6 + 0.1 * Math.max(0, 1 - (1 - t) / 0.13) ** 1.6),
  )
  const grip = m.iron('#2A3031', 7, 1.2)
  const g = group(mesh(body, cast), mesh(handle, grip))
  for (const t of [0.185, 0.815]) {
    const at = path.getPointAt(t)
    const way = path.getTangentAt(t)
    const ring = mesh(
      turned(
        [
          [k * 0.168, -0.06],
          [k * 0.185, -0.055, 0.012],
          [k * 0.185, 0.055, 0.012],
          [k * 0.168, 0.06],
        ],
        64,
      ),
      m.plastic(color, { roughness: 0.5 }),
    )
    ring.position.copy(at)
    ring.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), way)
    g.add(ring)
  }
  g.add(mesh(bodyDecal(r), mark(kettleMark(kg, color)), { cast: false, part: 'label' }))
  return g
}

/** A tube whose radius follows `radius(t)`. */
export function flared(path, radius, segments = 180, sides = 40) {
  const geometry = new THREE.TubeGeometry(path, segments, 1, sides, false)
  const { position } = geometry.attributes
  const centre = new THREE.Vector3()
  const p = new THREE.Vector3()
  for (let i = 0; i <= segments; i++) {
    path.getPointAt(i / segments, centre)
    const r = radius(i / segments)
    for (let j = 0; j <= sides; j++) {
      const k = i * (sides + 1) + j
      p.fromBufferAttribute(position, k).sub(centre).multiplyScalar(r).add(centre)
      position.setXYZ(k, p.x, p.y, p.z)
    }
  }
  geometry.computeVertexNormals()
  return geometry
}

function kettleMark(kg, color) {
  return decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.47, {
        color: 'rgba(250,247,240,.2)',
        accent: color === '#23292A' ? saffron : blendUp(color),
        rings: [1],
        line: 0.06,
        from: -0.5,
        share: 0.3,
      })
      text(ctx, String(kg), w / 2, w * 0.6, {
        size: w * 0.42,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'kg', w / 2, w * 0.74, {
        size: w * 0.12,
        weight: 600,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'Zagros', w / 2, w * 0.25, {
        size: w * 0.085,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
    },
  })
}
const blendUp = (color) => (color === pine ? '#4FA583' : color)

/** A square patch that lies on the belly of the bell. */
function bodyDecal(r) {
  const geometry = new THREE.PlaneGeometry(r * 1.15, r * 1.15, 40, 40)
  const profile = rounded([
    [0, 0.02],
    [r * 0.6, 0.02, 0.02],
    [r * 0.66, 0, 0.06],
    [r * 0.93, r * 0.38, 0.5],
    [r * 1.03, r * 0.95, 0.7],
    [r * 0.86, r * 1.55, 0.7],
    [r * 0.46, r * 1.84, 0.5],
    [0, r * 1.88],
  ])
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i) + r * 0.9
    let radius = r
    for (let j = 1; j < profile.length; j++) {
      const [a, b] = [profile[j - 1], profile[j]]
      if (y >= a.y && y <= b.y && b.y > a.y) radius = a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    }
    const x = position.getX(i)
    const a = x / r
    position.setXYZ(i, Math.sin(a) * (radius + 0.008), y, Math.cos(a) * (radius + 0.008))
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Hex dumbbell along x, lying on a flat side. */
export function hexDumbbell({ kg = 10 } = {}) {
  const [R, depth, grip] = [0.62, 0.62, 1.32]
  const head = (side) => {
    const geometry = slab(polygon(6, R, 0.14, Math.PI / 6 + Math.PI / 6), depth, 0.11)
    geometry.rotateY(Math.PI / 2)
    const g = group(mesh(geometry, m.rubber('#24292A')))
    g.position.x = side * (grip / 2 + depth / 2 - 0.06)
    const face = mesh(new THREE.CircleGeometry(R * 0.74, 72), mark(weightMark(kg)), {
      at: [side * (depth / 2 + 0.003), 0, 0],
      turn: [0, (side * Math.PI) / 2, 0],
      cast: false,
      part: 'label',
    })
    const disc = mesh(
      along(
        turned(
          [
            [0, 0],
            [0.2, 0, 0.02],
            [0.24, 0.06, 0.02],
            [0.24, 0.1],
          ],
          64,
        ),
      ),
      m.chrome(),
      { at: [side * -(depth / 2 + 0.06), 0, 0], scale: [-side, 1, 1] },
    )
    g.add(face, disc)
    return g
  }
  const bar = flared(
    curve([
      [-grip / 2, 0, 0],
      [0, 0, 0],
      [grip / 2, 0, 0],
    ]),
    (t) => 0.125 + 0.028 * Math.sin(t * Math.PI) ** 2,
  )
  const g = group(head(-1), head(1), mesh(bar, m.knurled('#C2C5C4', 26, 8)))
  g.position.y = R * Math.cos(Math.PI / 6)
  return group(g)
}

function weightMark(kg, color = paper, unit = 'kg') {
  return decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.49, {
        color: 'rgba(250,247,240,.16)',
        accent: saffron,
        rings: [1],
        line: 0.07,
        from: -0.5,
        share: 0.3,
      })
      text(ctx, String(kg), w / 2, w * 0.6, {
        size: w * 0.36,
        weight: 800,
        stretch: 'expanded',
        color,
        align: 'center',
      })
      text(ctx, unit, w / 2, w * 0.75, {
        size: w * 0.12,
        weight: 600,
        stretch: 'expanded',
        color,
        align: 'center',
      })
      text(ctx, 'Zagros', w / 2, w * 0.26, {
        size: w * 0.1,
        weight: 800,
        stretch: 'expanded',
        color,
        align: 'center',
      })
    },
  })
}

/** Adjustable dumbbell: plates in a row, a dial on each end, in its cradle. */
export function adjustable({ cradle = true, lift = 0 } = {}) {
  const g = group()
  const bell = group()
  const black = m.iron('#2A2F30', 4, 0.7)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const R = 0.82 - i * 0.028
      const shape = new THREE.Shape(
        rounded(
          [
            [-R, -R * 0.86, 0.28],
            [R, -R * 0.86, 0.28],
            [R, R * 0.72, 0.5],
            [R * 0.5, R, 0.4],
            [-R * 0.5, R, 0.4],
            [-R, R * 0.72, 0.5],
          ],
          8,
          true,
        ),
      )
      const p = slab(shape, 0.105, 0.028)
      p.rotateY(Math.PI / 2)
      bell.add(mesh(p, black, { at: [side * (0.76 + i * 0.125), 0.06, 0] }))
    }
    const dial = turned(
      [
        [0, 0],
        [0.5, 0, 0.03],
        [0.5, 0.12, 0.05],
        [0.42, 0.17, 0.04],
        [0, 0.17],
      ],
      96,
    )
    bell.add(
      mesh(along(dial), m.plastic('#1B211F', { roughness: 0.5 }), {
        at: [side * 1.45, 0.06, 0],
        scale: [side, 1, 1],
      }),
    )
    bell.add(
      mesh(new THREE.CircleGeometry(0.42, 96), mark(dialMark()), {
        at: [side * 1.624, 0.06, 0],
        turn: [0, (side * Math.PI) / 2, 0],
        cast: false,
        part: 'label',
      }),
    )
  }
  bell.add(
    mesh(
      flared(
        curve([
          [-0.72, 0, 0],
          [0, 0, 0],
          [0.72, 0, 0],
        ]),
        (t) => 0.15 + 0.035 * Math.sin(t * Math.PI) ** 2,
      ),
      m.rubber('#1A1E1D', null, 4),
    ),
  )
  for (const side of [-1, 1])
    bell.add(
      mesh(
        along(
          turned(
            [
              [0.18, -0.05],
              [0.24, -0.05, 0.02],
              [0.24, 0.05, 0.02],
              [0.18, 0.05],
            ],
            64,
          ),
        ),
        m.plastic(saffron),
        { at: [side * 0.62, 0, 0] },
      ),
    )
  bell.position.y = 0.94 + lift
  g.add(bell)
  if (cradle) {
    const tray = m.plastic('#202624', { roughness: 0.55 })
    for (const side of [-1, 1]) {
      g.add(mesh(box(1.1, 0.3, 1.5, 0.1), tray, { at: [side * 1.12, 0.15, 0] }))
      g.add(mesh(box(1.1, 0.5, 0.14, 0.06), tray, { at: [side * 1.12, 0.34, 0.74] }))
      g.add(mesh(box(1.1, 0.5, 0.14, 0.06), tray, { at: [side * 1.12, 0.34, -0.74] }))
    }
    g.add(mesh(box(1.4, 0.16, 0.8, 0.06), tray, { at: [0, 0.08, 0] }))
    const strip = faceLabel({
      w: 1,
      h: 0.2,
      px: 700,
      bg: '#202624',
      draw: (ctx, w, h) => {
        text(ctx, 'Zagros', w * 0.06, h * 0.66, {
          size: h * 0.46,
          weight: 800,
          stretch: 'expanded',
          color: paper,
        })
        text(ctx, '2.5–24 kg', w * 0.94, h * 0.66, {
          size: h * 0.4,
          weight: 600,
          color: saffron,
          align: 'right',
        })
      },
    })
    for (const side of [-1, 1])
      g.add(
        mesh(new THREE.PlaneGeometry(0.9, 0.18), m.printed(strip), {
          at: [side * 1.12, 0.36, 0.813],
          cast: false,
          part: 'label',
        }),
      )
  }
  return g
}

function dialMark() {
  return decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.49, {
        color: 'rgba(250,247,240,.2)',
        accent: saffron,
        rings: [1],
        line: 0.06,
        from: -0.5,
        share: 0.36,
      })
      const steps = ['2.5', '5', '8', '11', '14', '17', '20', '24']
      steps.forEach((step, i) => {
        const a = -Math.PI / 2 + (i / steps.length) * Math.PI * 2
        text(ctx, step, w / 2 + Math.cos(a) * w * 0.355, w / 2 + Math.sin(a) * w * 0.355 + w * 0.03, {
          size: w * 0.085,
          weight: 600,
          color: paper,
          align: 'center',
        })
      })
      text(ctx, '24', w / 2, w * 0.56, {
        size: w * 0.2,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'kg', w / 2, w * 0.66, { size: w * 0.075, weight: 600, color: paper, align: 'center' })
    },
  })
}

/** Bumper plate, its axis along z: rubber with raised rings and a steel hub. */
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
  g.add(mesh(ring, mark(print, { roughness: 0.7 }), { at: [0, 0, d + 0.004], cast: false, part: 'label' }))
  return g
}

export function curved(ctx, string, cx, cy, radius, middle, size, color, inside = false) {
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

/** Barbell along x: `length` of it, its sleeve to +x. */
export function barbell({ shaft = 4.4, sleeve = 4.0, both = false } = {}) {
  const g = group()
  const rod = new THREE.CylinderGeometry(0.14, 0.14, shaft, 64)
  g.add(mesh(along(rod), m.knurled('#B4B8B7', 10, shaft * 7), { at: [-shaft / 2, 0, 0] }))
  g.add(
    mesh(along(new THREE.CylinderGeometry(0.1405, 0.1405, 0.5, 64)), m.steel('#C6C9C8', 0.2, [1, 1]), {
      at: [-0.25, 0, 0],
    }),
  )
  g.add(
    mesh(along(new THREE.CylinderGeometry(0.1405, 0.1405, 0.07, 64)), m.steel('#C6C9C8', 0.2, [1, 1]), {
      at: [-2.2, 0, 0],
    }),
  )
  const end = turned(
    [
      [0.14, -0.02],
      [0.28, -0.02, 0.03],
      [0.38, 0.02, 0.03],
      [0.38, 0.2, 0.04],
      [0.27, 0.24, 0.03],
      [0.25, 0.27, 0.01],
      [0.25, sleeve - 0.06],
      [0.23, sleeve, 0.03],
      [0.17, sleeve + 0.01, 0.01],
      [0.15, sleeve - 0.03, 0.01],
      [0, sleeve - 0.03],
    ],
    128,
  )
  const bright = m.steel('#D2D5D4', 0.18, [1, 6])
  g.add(mesh(along(end), bright))
  const capMap = faceLabel({
    w: 1,
    h: 1,
    px: 500,
    bg: pine,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.48, { color: '#2E6E57', accent: saffron, rings: [1], line: 0.1 })
      text(ctx, 'Zagros', w / 2, w * 0.5, {
        size: w * 0.16,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, '20 kg', w / 2, w * 0.68, { size: w * 0.13, weight: 600, color: paper, align: 'center' })
    },
  })
  g.add(
    mesh(new THREE.CircleGeometry(0.15, 64), m.printed(capMap, { roughness: 0.4 }), {
      at: [sleeve - 0.026, 0, 0],
      turn: [0, Math.PI / 2, 0],
      cast: false,
      part: 'label',
    }),
  )
  if (both) g.add(mesh(along(end.clone()), bright, { at: [-shaft, 0, 0], turn: [0, Math.PI, 0] }))
  return g
}

/** Spring collar for a sleeve. */
export function collar() {
  const body = along(
    turned(
      [
        [0.26, 0],
        [0.42, 0, 0.04],
        [0.42, 0.4, 0.05],
        [0.26, 0.4],
      ],
      96,
    ),
  )
  const lever = box(0.16, 0.5, 0.24, 0.05)
  return group(
    mesh(body, m.plastic(saffron, { roughness: 0.4 })),
    mesh(lever, m.plastic(ink), { at: [0.2, 0.5, 0] }),
    mesh(box(0.42, 0.1, 0.3, 0.04), m.plastic(ink), { at: [0.2, 0.42, 0] }),
  )
}

/** EZ bar: a shaft in a double W. */
export function ezBar() {
  const points = [
    [-3.1, 0],
    [-2.1, 0],
    [-1.55, 0.36],
    [-0.95, -0.1],
    [-0.4, 0.3],
    [0.4, 0.3],
    [0.95, -0.1],
    [1.55, 0.36],
    [2.1, 0],
    [3.1, 0],
  ]
  const line = rounded(
    points.map(([x, y]) => [x, y, 0.2]),
    10,
  )
  const path = new THREE.CurvePath()
  for (let i = 1; i < line.length; i++)
    path.add(
      new THREE.LineCurve3(
        new THREE.Vector3(line[i - 1].x, 0, line[i - 1].y),
        new THREE.Vector3(line[i].x, 0, line[i].y),
      ),
    )
  const shaft = new THREE.TubeGeometry(path, 400, 0.135, 32, false)
  const g = group(mesh(shaft, m.knurled('#B9BDBC', 70, 8)))
  for (const side of [-1, 1]) {
    const end = turned(
      [
        [0.13, -0.02],
        [0.26, -0.02, 0.03],
        [0.34, 0.02, 0.03],
        [0.34, 0.14, 0.04],
        [0.25, 0.17, 0.03],
        [0.25, 1.5],
        [0.22, 1.56, 0.03],
        [0, 1.56],
      ],
      96,
    )
    g.add(
      mesh(along(end), m.steel('#D2D5D4', 0.18, [1, 4]), { at: [side * 2.75, 0, 0], scale: [side, 1, 1] }),
    )
    const capMap = faceLabel({
      w: 1,
      h: 1,
      px: 400,
      bg: pomegranate,
      draw: (ctx, w) => {
        text(ctx, 'Zagros', w / 2, w * 0.5, {
          size: w * 0.18,
          weight: 800,
          stretch: 'expanded',
          color: paper,
          align: 'center',
        })
        text(ctx, '8 kg', w / 2, w * 0.7, { size: w * 0.16, weight: 600, color: paper, align: 'center' })
      },
    })
    g.add(
      mesh(new THREE.CircleGeometry(0.2, 64), m.printed(capMap, { roughness: 0.4 }), {
        at: [side * 4.314, 0, 0],
        turn: [0, (side * Math.PI) / 2, 0],
        cast: false,
        part: 'label',
      }),
    )
  }
  return g
}

/** Flat bench: a padded board on a steel frame with rubber feet. */
export function bench() {
  const frame = m.iron('#20282A', 6, 0.6)
  const pad = m.leather('#1E2624', 9, 3, 1.4)
  const g = group()
  g.add(mesh(box(11, 0.62, 2.7, 0.24, 8), pad, { at: [0, 4.1, 0] }))
  g.add(mesh(box(10.7, 0.16, 2.4, 0.06), m.plywood(1, 1), { at: [0, 3.74, 0] }))
  g.add(mesh(box(8.6, 0.5, 0.5, 0.08), frame, { at: [0, 3.42, 0] }))
  const stitch = mesh(
    tube(
      [
        [-5.3, 4.32, 1.35],
        [5.3, 4.32, 1.35],
      ],
      0.022,
    ),
    m.matte('#3A4643'),
  )
  g.add(stitch)
  for (const side of [-1, 1]) {
    g.add(mesh(box(0.5, 3.4, 0.5, 0.08), frame, { at: [side * 3.8, 1.75, 0], turn: [0, 0, side * 0.14] }))
    g.add(mesh(box(0.5, 0.5, side > 0 ? 4.4 : 3.4, 0.08), frame, { at: [side * 4.05, 0.3, 0] }))
    for (const z of [-1, 1])
      g.add(
        mesh(box(0.66, 0.5, 0.5, 0.12), m.rubber('#151817'), {
          at: [side * 4.05, 0.26, z * (side > 0 ? 2.2 : 1.7)],
        }),
      )
  }
  g.add(mesh(box(7.8, 0.4, 0.4, 0.07), frame, { at: [0, 0.75, 0] }))
  const map = faceLabel({
    w: 2.4,
    h: 0.5,
    bg: '#20282A',
    px: 900,
    draw: (ctx, w, h) => {
      text(ctx, 'Zagros', w * 0.04, h * 0.68, {
        size: h * 0.6,
        weight: 800,
        stretch: 'expanded',
        color: paper,
      })
      text(ctx, houses.zagros.fa, w * 0.96, h * 0.66, {
        size: h * 0.5,
        weight: 600,
        color: saffron,
        align: 'right',
        family: 'Vazir',
      })
    },
  })
  g.add(
    mesh(new THREE.PlaneGeometry(1.9, 0.4), m.printed(map), {
      at: [0, 3.42, 0.256],
      cast: false,
      part: 'label',
    }),
  )
  const patch = decal({
    w: 2,
    h: 1,
    draw: (ctx, w, h) =>
      text(ctx, 'Zagros', w / 2, h * 0.65, {
        size: h * 0.4,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(250,247,240,.75)',
        align: 'center',
      }),
  })
  g.add(
    mesh(new THREE.PlaneGeometry(2.2, 1.1), mark(patch), {
      at: [3.9, 4.415, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
    }),
  )
  return g
}

/** Doorway bar: a chromed tube with foam grips and big rubber ends. */
export function doorBar() {
  const g = group()
  g.add(mesh(along(new THREE.CylinderGeometry(0.17, 0.17, 7.4, 64)), m.steel('#CDD0CF', 0.16, [1, 8])))
  g.add(
    mesh(along(new THREE.CylinderGeometry(0.195, 0.195, 3.1, 64)), m.iron('#22292A', 6, 0.5), {
      at: [-1.9, 0, 0],
    }),
  )
  for (const x of [-1.55, 1.55]) {
    const grip = turned(
      [
        [0.2, 0],
        [0.27, 0.02, 0.04],
        [0.27, 1.5, 0.04],
        [0.2, 1.52],
      ],
      64,
    )
    g.add(mesh(along(grip), m.foam('#1D2322', 6, 10, 1.6), { at: [x - 0.76, 0, 0] }))
  }
  for (const side of [-1, 1]) {
    const foot = turned(
      [
        [0.18, -0.34],
        [0.3, -0.3, 0.04],
        [0.34, -0.08, 0.05],
        [0.52, 0.0, 0.04],
        [0.56, 0.1, 0.03],
        [0.56, 0.24, 0.05],
        [0, 0.25],
      ],
      96,
    )
    g.add(mesh(along(foot), m.rubber('#1A1E1D'), { at: [side * 3.75, 0, 0], scale: [side, 1, 1] }))
    g.add(
      mesh(
        along(
          turned(
            [
              [0.18, 0],
              [0.3, 0, 0.02],
              [0.3, 0.16, 0.02],
              [0.18, 0.16],
            ],
            64,
          ),
        ),
        m.plastic(saffron, { roughness: 0.4 }),
        { at: [side * 3.3 - 0.08, 0, 0] },
      ),
    )
  }
  const map = faceLabel({
    w: 1.2,
    h: 0.5,
    bg: '#22292A',
    px: 800,
    draw: (ctx, w, h) =>
      text(ctx, 'Zagros', w / 2, h * 0.62, {
        size: h * 0.4,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      }),
  })
  const label = wrap(0.199, 1.1, 2.2)
  label.rotateZ(Math.PI / 2)
  label.rotateX(-0.5)
  map.center.set(0.5, 0.5)
  map.rotation = -Math.PI / 2
  g.add(mesh(label, m.printed(map), { at: [-2.85, 0, 0], cast: false, part: 'label' }))
  g.position.y = 0.56
  return group(g)
}

/** A wooden ring (birch), standing in the x-y plane. */
export function ring(R = 1.0, r = 0.145) {
  const geometry = new THREE.TorusGeometry(R, r, 48, 200)
  const wooden = m.wood('#E4C492', '#C89A5F', { x: 6, y: 0.5, coat: 0.25 })
  const g = group(mesh(geometry, wooden))
  const brand = decal({
    w: 1,
    h: 0.3,
    draw: (ctx, w, h) =>
      text(ctx, 'Zagros', w / 2, h * 0.7, {
        size: h * 0.62,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(70,38,12,.85)',
        align: 'center',
      }),
  })
  const patch = new THREE.PlaneGeometry(0.9, 0.27, 30, 8)
  const { position } = patch.attributes
  for (let i = 0; i < position.count; i++) {
    const a = -Math.PI / 2 + position.getX(i) / R
    const b = position.getY(i) / r
    const rr = R - Math.sin(b) * (r + 0.004)
    position.setXYZ(i, Math.cos(a) * rr, Math.sin(a) * rr, Math.cos(b) * (r + 0.004))
  }
  patch.computeVertexNormals()
  g.add(mesh(patch, mark(brand), { cast: false, part: 'label' }))
  return g
}

/** Persian club (mil): a long drop of wood, bands of brass and colour, a turned knob. */
export function meel({ wood: [light, deep] = ['#B77C47', '#7C4721'], band = pomegranate } = {}) {
  const body = turned(
    [
      [0, 0.02],
      [0.4, 0.02, 0.02],
      [0.46, 0.0, 0.05],
      [0.56, 0.12, 0.1],
      [0.66, 1.1, 0.9],
      [0.62, 1.9, 0.9],
      [0.44, 2.9, 0.9],
      [0.2, 3.9, 0.7],
      [0.135, 4.3, 0.5],
      [0.125, 5.25, 0.2],
      [0.15, 5.34, 0.05],
      [0.23, 5.46, 0.09],
      [0.2, 5.62, 0.1],
      [0, 5.66],
    ],
    128,
  )
  const grain = m.wood(light, deep, { x: 1.2, y: 2, turn: Math.PI / 2, coat: 0.55, roughness: 0.4 })
  const g = group(mesh(body, grain))
  const strip = (y, h, r1, r2, material) =>
    g.add(
      mesh(
        turned(
          [
            [r1, y],
            [r1 + 0.022, y + 0.012, 0.01],
            [r2 + 0.022, y + h - 0.012, 0.01],
            [r2, y + h],
          ],
          128,
        ),
        material,
      ),
    )
  const at = (y) => radiusAt(body, y)
  const brass = m.steel('#C9A14A', 0.24, [6, 1])
  strip(0.34, 0.12, at(0.34), at(0.46), brass)
  strip(2.3, 0.09, at(2.3), at(2.39), brass)
  strip(2.44, 0.34, at(2.44), at(2.78), m.plastic(band, { roughness: 0.4, coat: 0.4 }))
  strip(2.83, 0.09, at(2.83), at(2.92), brass)
  strip(4.26, 0.07, at(4.26), at(4.33), brass)
  const print = decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w * 0.45, w * 0.3, {
        color: 'rgba(255,236,200,.55)',
        accent: 'rgba(255,236,200,.95)',
        rings: [1, 0.72],
        line: 0.07,
      })
      text(ctx, '4', w / 2, w * 0.52, {
        size: w * 0.22,
        weight: 800,
        stretch: 'expanded',
        color: 'rgba(255,240,210,.95)',
        align: 'center',
      })
      text(ctx, houses.zagros.fa, w / 2, w * 0.93, {
        size: w * 0.16,
        weight: 600,
        color: 'rgba(255,240,210,.95)',
        align: 'center',
        family: 'Vazir',
      })
    },
  })
  const r = at(1.3) + 0.012
  g.add(
    mesh(wrap(at(0.95) + 0.014, 0.8, 0.8 / r, at(1.75) + 0.014), mark(print), {
      at: [0, 1.35, 0],
      cast: false,
      part: 'label',
    }),
  )
  return g
}

function radiusAt(lathe, y) {
  const points = lathe.parameters.points
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (y >= a.y && y <= b.y && b.y > a.y) return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
  }
  return 0.1
}
