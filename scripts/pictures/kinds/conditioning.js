import * as THREE from 'three'
import { decal, faceLabel, plate, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { band, box, group, mesh, place, roundedRect, slab, tube, turned, wrap } from '../studio/shapes.js'
import { grit, random, tiled } from '../studio/textures.js'
import { roll } from './cloth.js'

const { ink, paper, saffron, turquoise } = m.palette

const print = (map, roughness = 0.7) => {
  const material = m.printed(map, { roughness })
  material.transparent = true
  material.polygonOffset = true
  material.polygonOffsetFactor = -2
  return material
}

/** A loop of latex, laid as a long soft oval with a little life in it; lies flat, its width upright. */
export function loopBand({
  color,
  width = 0.3,
  length = 2.6,
  waist = 0.55,
  thick = 0.07,
  word,
  seed = 1,
  sway = 0.06,
}) {
  const next = random(seed)
  const [p, q] = [next() * 6, next() * 6]
  const n = 220
  const path = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const x = Math.cos(a) * length * 0.5
    const pinch = 1 - 0.22 * Math.cos(a * 2) ** 2
    const y =
      Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.85 * waist * pinch +
      sway * Math.sin(a * 3 + p) +
      sway * 0.5 * Math.sin(a * 5 + q)
    path.push(new THREE.Vector2(x, y))
  }
  const body = band(path, width, thick, { closed: true, corner: thick * 0.42 })
  const material = m.plastic(color, { roughness: 0.56, bump: 0.5 })
  material.side = THREE.DoubleSide
  const g = group(mesh(body, material))
  if (word) {
    // print follows the front of the loop
    const from = Math.round(n * 0.64)
    const count = Math.round(n * 0.22)
    const front = Array.from({ length: count }, (_, i) => path[(from + i) % n])
    g.add(
      mesh(strip(front, width * 0.9, thick / 2 + 0.006), print(bandPrint(word, width, front)), {
        cast: false,
        part: 'label',
      }),
    )
  }
  g.rotation.x = -Math.PI / 2
  g.position.y = width / 2
  return group(g)
}

const lengthOf = (path) => path.reduce((sum, p, i) => sum + (i ? p.distanceTo(path[i - 1]) : 0), 0)

function bandPrint([big, small], width, path) {
  return decal({
    w: lengthOf(path),
    h: width * 0.9,
    px: 1200,
    draw: (ctx, w, h) => {
      text(ctx, 'Parvaz', h * 0.3, h * 0.66, {
        size: h * 0.48,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        max: w * 0.4,
      })
      text(ctx, big, w - h * 0.3, h * 0.66, {
        size: h * 0.5,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'right',
        max: w * 0.35,
      })
      if (small)
        text(ctx, small, w * 0.55, h * 0.64, {
          size: h * 0.36,
          weight: 600,
          color: paper,
          align: 'center',
          max: w * 0.2,
        })
    },
  })
}

/** An upright sheet along a line, a little off it: for prints on bands and belts. */
export function strip(path, height, off) {
  const [position, uv, index] = [[], [], []]
  const total = lengthOf(path)
  let run = 0
  path.forEach((p, i) => {
    const a = path[Math.max(0, i - 1)]
    const b = path[Math.min(path.length - 1, i + 1)]
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [nx, ny] = [(b.y - a.y) / l, -(b.x - a.x) / l]
    if (i) run += p.distanceTo(path[i - 1])
    for (const s of [0, 1]) {
      position.push(p.x + nx * off, p.y + ny * off, (s - 0.5) * height)
      uv.push(run / total, s)
    }
    if (i) {
      const k = i * 2
      index.push(k - 2, k, k - 1, k, k + 1, k - 1)
    }
  })
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** Five long loops in one stack, widest below. */
export function bandSet(view = 0) {
  const set = [
    ['#1F5B45', 0.64, ['XL', '30–60 kg']],
    ['#1C8C8C', 0.45, ['L', '20–40 kg']],
    ['#2B3E7A', 0.32, ['M', '12–25 kg']],
    ['#A82A3C', 0.22, ['S', '8–15 kg']],
    ['#E2A22B', 0.15, ['XS', '3–8 kg']],
  ]
  const g = group()
  const spots = view
    ? [
        [-0.1, -1.35, 6],
        [0.05, -0.5, -3],
        [0.0, 0.2, 4],
        [0.1, 0.75, -5],
        [0, 1.25, 3],
      ]
    : [
        [0, -1.4, 0],
        [0.05, -0.55, 1.5],
        [-0.05, 0.15, -1],
        [0.08, 0.7, 1],
        [0, 1.2, -1],
      ]
  set.forEach(([color, width, word], i) => {
    const [x, z, turn] = spots[i]
    g.add(
      place(
        loopBand({
          color,
          width,
          word,
          length: 2.9 - i * 0.06,
          waist: 0.17,
          seed: i + 2,
          sway: view ? 0.03 : 0.012,
          thick: 0.055,
        }),
        { at: [x, 0, z], turn },
      ),
    )
  })
  return g
}

export function miniBands(view = 0) {
  const set = [
    ['#A9D3C4', 'Light'],
    ['#1C8C8C', 'Medium'],
    ['#14403B', 'Heavy'],
  ]
  const g = group()
  const spots = view
    ? [
        [-0.2, -0.75, 18],
        [0.3, 0.05, -6],
        [-0.25, 0.8, 8],
      ]
    : [
        [0, -0.62, 0],
        [0.12, 0, 0],
        [0.02, 0.62, 0],
      ]
  set.forEach(([color, word], i) => {
    const [x, z, turn] = spots[i]
    const loop = loopBand({
      color,
      width: 0.5,
      word: [word],
      length: 2.3,
      waist: 0.26,
      thick: 0.03,
      seed: i + 11,
      sway: 0.03,
    })
    g.add(place(loop, { at: [x, 0, z], turn }))
  })
  return g
}

/** Speed rope: a coil of cable and two long handles. */
export function speedRope() {
  const g = group()
  const points = []
  const turns = 4
  for (let i = 0; i <= turns * 24; i++) {
    const t = i / 24
    const a = t * Math.PI * 2 + 0.6
    const r = 0.98 + 0.05 * Math.sin(t * 2.3) + 0.04 * t * 0.3
    points.push([
      Math.cos(a) * r + 0.03 * Math.sin(t * 5),
      0.035 + 0.055 * Math.min(t, turns) + 0.012 * Math.sin(a * 3),
      Math.sin(a) * r * 0.86,
    ])
  }
  const start = [
    [1.75, 0.12, 0.95],
    [1.45, 0.08, 0.9],
  ]
  const [ex, ey, ez] = points[points.length - 1]
  const end = [
    [ex + 0.1, ey - 0.02, ez + 0.36],
    [0.35, 0.12, 1.5],
    [-0.35, 0.1, 1.55],
  ]
  const path = [...start, ...points.slice(3), ...end]
  g.add(
    mesh(
      tube(path, 0.03, { segments: 900, sides: 14 }),
      m.plastic('#1D2523', { roughness: 0.35, coat: 0.4 }),
    ),
  )
  const handle = () => {
    const h = turned(
      [
        [0, 0],
        [0.07, 0, 0.02],
        [0.115, 0.05, 0.03],
        [0.12, 0.5, 0.1],
        [0.1, 0.9, 0.1],
        [0.12, 1.3, 0.06],
        [0.1, 1.42, 0.03],
        [0, 1.43],
      ],
      64,
    )
    const grip = mesh(h, m.rubber('#202725', null, 4))
    const collarRing = mesh(
      turned(
        [
          [0.08, 1.36],
          [0.126, 1.37, 0.01],
          [0.126, 1.5, 0.02],
          [0.06, 1.56, 0.02],
          [0, 1.56],
        ],
        64,
      ),
      m.steel('#CFD2D1', 0.2, [4, 1]),
    )
    const accent = mesh(
      turned(
        [
          [0.1, 0.12],
          [0.125, 0.13, 0.01],
          [0.125, 0.24, 0.01],
          [0.1, 0.25],
        ],
        64,
      ),
      m.plastic(saffron),
    )
    const word = decal({
      w: 0.7,
      h: 0.2,
      draw: (ctx, w, hh) =>
        text(ctx, 'Parvaz', w / 2, hh * 0.7, {
          size: hh * 0.7,
          weight: 800,
          stretch: 'expanded',
          color: paper,
          align: 'center',
        }),
    })
    word.center.set(0.5, 0.5)
    word.rotation = Math.PI / 2
    const label = mesh(wrap(0.121, 0.62, 1.4), print(word), { at: [0, 0.78, 0], cast: false, part: 'label' })
    return group(grip, collarRing, accent, label)
  }
  g.add(place(handle(), { tip: [0, 90], at: [3.15, 0.13, 1.22], turn: -12 }))
  const second = place(handle(), { tip: [0, -90], at: [-1.85, 0.13, 1.62], turn: 3 })
  g.add(second)
  return g
}

/** Ridged foam roller: blocks around a tube, open at both ends. */
export function foamRoller({ color = '#1C8C8C' } = {}) {
  const [R, L] = [0.7, 4.5]
  const g = group()
  const foam = m.foam(color, 3, 3, 0.8)
  const core = turned(
    [
      [0.48, -L / 2],
      [0.6, -L / 2, 0.03],
      [0.62, -L / 2 + 0.06],
      [0.62, L / 2 - 0.06],
      [0.6, L / 2, 0.03],
      [0.48, L / 2],
      [0.46, L / 2 - 0.04, 0.02],
      [0.46, -L / 2 + 0.04, 0.02],
      [0.48, -L / 2],
    ],
    96,
  )
  g.add(mesh(core, foam))
  const inner = turned(
    [
      [0.46, -L / 2 - 0.005],
      [0.485, -L / 2 - 0.005, 0.005],
      [0.485, L / 2 + 0.005, 0.005],
      [0.46, L / 2 + 0.005],
      [0.43, L / 2 - 0.02],
      [0.43, -L / 2 + 0.02],
      [0.46, -L / 2 - 0.005],
    ],
    96,
  )
  const black = m.plastic('#1B2120', { roughness: 0.5 })
  black.side = THREE.DoubleSide
  g.add(mesh(inner, black))
  const blocks = 12
  const rows = 7
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < blocks; i++) {
      const wide = j % 3 !== 1
      const arc = ((Math.PI * 2) / blocks) * 0.8
      const h = (L - 0.3) / rows - 0.1
      if (!wide && i % 2) continue
      const span = wide ? arc : arc * 2.2
      const shape = roundedRect(span * R, h, 0.07)
      const geometry = slab(shape, 0.13, 0.045, 8)
      const fine = geometry
      const { position } = fine.attributes
      for (let k = 0; k < position.count; k++) {
        const a = position.getX(k) / R + (i / blocks) * Math.PI * 2 + (wide ? (j % 2) * 0.26 : 0.13)
        const r = R - 0.035 + position.getZ(k)
        position.setXYZ(k, Math.sin(a) * r, position.getY(k), Math.cos(a) * r)
      }
      fine.computeVertexNormals()
      g.add(mesh(fine, foam, { at: [0, -L / 2 + 0.15 + (j + 0.5) * ((L - 0.3) / rows), 0] }))
    }
  }
  const end = faceLabel({
    w: 1,
    h: 1,
    px: 700,
    bg: '#1B2120',
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.46, { color: '#33403C', accent: saffron })
      text(ctx, 'Parvaz', w / 2, w * 0.52, {
        size: w * 0.13,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, '45 cm', w / 2, w * 0.64, { size: w * 0.09, weight: 600, color: paper, align: 'center' })
    },
  })
  g.add(
    mesh(new THREE.CircleGeometry(0.45, 96), m.printed(end), {
      at: [0, L / 2 - 0.03, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
      part: 'label',
    }),
  )
  g.rotation.set(0, 0, -Math.PI / 2)
  g.position.y = R + 0.02
  return group(g)
}

/** Massage balls: a smooth one with a seam, and a spiky one. */
export function massageBalls() {
  const g = group()
  const smooth = mesh(new THREE.SphereGeometry(0.62, 96, 64), m.rubber('#1F5B45', '#2E7358', 3), {
    at: [0, 0.62, 0],
  })
  const seam = mesh(new THREE.TorusGeometry(0.617, 0.012, 12, 160), m.matte('#184936'), {
    at: [0, 0.62, 0],
    turn: [0.5, 0.5, 0],
  })
  const map = decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      plate(ctx, w / 2, w / 2, w * 0.46, {
        color: 'rgba(250,247,240,.3)',
        accent: saffron,
        rings: [1],
        line: 0.07,
      })
      text(ctx, 'Parvaz', w / 2, w * 0.5, {
        size: w * 0.17,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'firm', w / 2, w * 0.65, { size: w * 0.12, weight: 600, color: paper, align: 'center' })
    },
  })
  g.add(
    smooth,
    seam,
    mesh(sphereDecal(0.62, 0.62), print(map), {
      at: [0, 0.62, 0],
      turn: [-0.3, 0.12, 0],
      cast: false,
      part: 'label',
    }),
  )
  const spiky = group(mesh(new THREE.SphereGeometry(0.5, 96, 64), m.rubber('#E2A22B', null, 3)))
  const count = 150
  const knob = turned(
    [
      [0.075, -0.02],
      [0.062, 0.03, 0.02],
      [0.045, 0.085, 0.03],
      [0, 0.1],
    ],
    24,
  )
  const amber = m.rubber('#E2A22B', null, 1)
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.39996
    const n = new THREE.Vector3(Math.cos(a) * r, y, Math.sin(a) * r)
    const k = mesh(knob, amber)
    k.position.copy(n).multiplyScalar(0.495)
    k.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), n)
    spiky.add(k)
  }
  return { smooth: g, spiky: place(spiky, { at: [0, 0.585, 0] }) }
}

/** A patch on a ball, facing the camera. */
export function sphereDecal(R, size, off = 0.004) {
  const geometry = new THREE.PlaneGeometry(size, size, 40, 40)
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    const [a, b] = [position.getX(i) / R, position.getY(i) / R]
    position.setXYZ(
      i,
      Math.sin(a) * Math.cos(b) * (R + off),
      Math.sin(b) * (R + off),
      Math.cos(a) * Math.cos(b) * (R + off),
    )
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Yoga mat, part rolled; the top face carries the plate. */
export function yogaMat({ tail = 5.2, turns = 5, color = '#2F6F68' } = {}) {
  const foam = m.foam(color, 0.8, 5, 1.1)
  const g = group()
  const [thick, width] = [0.09, 6.1]
  const mat = roll({ width, thick, turns, inner: 0.18, tail, material: foam })
  g.add(mat)
  if (tail) {
    const art = decal({
      w: 4,
      h: 6.1,
      px: 1600,
      draw: (ctx, w, h) => {
        plate(ctx, w * 1.0, h * 0.47, h * 0.27, {
          color: 'rgba(250,247,240,.2)',
          accent: 'rgba(226,162,43,.95)',
          rings: [1, 0.8, 0.6],
          line: 0.05,
          from: 0.62,
          share: 0.24,
        })
        ctx.save()
        ctx.translate(w * 0.9, h * 0.975)
        ctx.rotate(-Math.PI / 2)
        text(ctx, 'Parvaz', 0, 0, { size: h * 0.055, weight: 800, stretch: 'expanded', color: paper })
        ctx.restore()
      },
    })
    const sheet = mesh(new THREE.PlaneGeometry(4, width - 0.1), print(art, 0.9), {
      at: [tail - 2.02, thick + 0.006, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
      part: 'label',
    })
    g.add(sheet)
  }
  return g
}

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
    mesh(new THREE.PlaneGeometry(2.0, 0.6), print(art(2, 0.6), 0.95), {
      at: [0, 0.39, 0.754],
      cast: false,
      part: 'label',
    }),
  )
  return g
}

/** Medicine ball: twelve-panel seams, grip texture, a printed weight. */
export function medicineBall({ kg = 6 } = {}) {
  const R = 1.2
  const rubberMap = m.rubber('#232A29', null, 5)
  rubberMap.bumpMap = tiled(grit(), 10, 6)
  rubberMap.bumpScale = 2.2
  const g = group(mesh(new THREE.SphereGeometry(R, 160, 100), rubberMap))
  const ridge = m.rubber(turquoise, null, 2)
  const belt = (turn, r = 0.045, material = m.rubber('#191E1D')) =>
    g.add(mesh(new THREE.TorusGeometry(R - 0.012, r, 16, 200), material, { turn }))
  belt([0, 0, 0], 0.05)
  const cap = (sign) => {
    const rings = [0.42, 0.6, 0.78]
    for (const ring of rings) {
      const a = Math.asin(ring)
      g.add(
        mesh(new THREE.TorusGeometry(R * Math.sin(a), 0.028, 12, 160), ridge, {
          at: [0, 0, sign * (R * Math.cos(a) - 0.008)],
        }),
      )
    }
  }
  cap(1)
  cap(-1)
  const map = decal({
    w: 1,
    h: 1,
    draw: (ctx, w) => {
      text(ctx, String(kg), w / 2, w * 0.6, {
        size: w * 0.44,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'kg', w / 2, w * 0.77, {
        size: w * 0.13,
        weight: 600,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
      text(ctx, 'Parvaz', w / 2, w * 0.2, {
        size: w * 0.11,
        weight: 800,
        stretch: 'expanded',
        color: paper,
        align: 'center',
      })
    },
  })
  g.add(mesh(sphereDecal(R, 0.86), print(map), { cast: false, part: 'label' }))
  return place(g, { at: [0, R, 0] })
}

/** Ab wheel: a wide tyre between two spoked discs, a bar with foam grips through it. */
export function abWheel() {
  const g = group()
  const R = 0.95
  const tyre = (x) => {
    const t = turned(
      [
        [R * 0.8, -0.2],
        [R * 0.97, -0.2, 0.05],
        [R, -0.1, 0.05],
        [R * 0.985, -0.03, 0.02],
        [R * 0.96, 0, 0.02],
        [R * 0.985, 0.03, 0.02],
        [R, 0.1, 0.05],
        [R * 0.97, 0.2, 0.05],
        [R * 0.8, 0.2],
      ],
      160,
    )
    g.add(mesh(t.rotateZ(Math.PI / 2), m.rubber('#1B201F', null, 6), { at: [x, 0, 0] }))
    const rim = turned(
      [
        [R * 0.7, -0.15, 0.02],
        [R * 0.82, -0.17, 0.03],
        [R * 0.82, 0.17, 0.03],
        [R * 0.7, 0.15, 0.02],
        [R * 0.7, -0.15],
      ],
      128,
    )
    g.add(mesh(rim.rotateZ(Math.PI / 2), m.plastic(turquoise, { roughness: 0.4 }), { at: [x, 0, 0] }))
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2
      g.add(
        mesh(box(0.16, R * 0.52, 0.2, 0.06), m.plastic(turquoise, { roughness: 0.4 }), {
          at: [x, Math.cos(a) * R * 0.47, Math.sin(a) * R * 0.47],
          turn: [a, 0, 0],
        }),
      )
    }
    const hub = turned(
      [
        [0, -0.24],
        [0.26, -0.24, 0.04],
        [0.3, -0.2, 0.03],
        [0.3, 0.2, 0.03],
        [0.26, 0.24, 0.04],
        [0, 0.24],
      ],
      96,
    )
    g.add(mesh(hub.rotateZ(Math.PI / 2), m.plastic('#1D2322', { roughness: 0.5 }), { at: [x, 0, 0] }))
  }
  tyre(-0.27)
  tyre(0.27)
  g.add(
    mesh(
      new THREE.CylinderGeometry(0.09, 0.09, 3.6, 48).rotateZ(Math.PI / 2),
      m.steel('#C9CCCB', 0.2, [1, 4]),
    ),
  )
  for (const side of [-1, 1]) {
    const grip = turned(
      [
        [0.1, 0],
        [0.19, 0.02, 0.04],
        [0.185, 0.3, 0.1],
        [0.2, 0.62, 0.2],
        [0.18, 1.0, 0.1],
        [0.2, 1.16, 0.04],
        [0.1, 1.2],
      ],
      64,
    ).rotateZ(-Math.PI / 2)
    g.add(mesh(grip, m.foam('#1D2322', 5, 8, 1.5), { at: [side * 0.62, 0, 0], scale: [side, 1, 1] }))
    g.add(
      mesh(
        turned(
          [
            [0, 0],
            [0.17, 0, 0.03],
            [0.19, 0.06, 0.02],
            [0.19, 0.14, 0.03],
            [0, 0.14],
          ],
          64,
        ).rotateZ(-Math.PI / 2),
        m.plastic(saffron),
        { at: [side * 1.8, 0, 0], scale: [side, 1, 1] },
      ),
    )
  }
  g.position.y = R
  return group(g)
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
    mesh(new THREE.PlaneGeometry(4.4, 4.4), print(stencil(60, 1, 1), 0.85), {
      at: [0, h * 0.44, d / 2 + 0.006],
      cast: false,
      part: 'label',
    }),
  )
  g.add(
    mesh(new THREE.PlaneGeometry(4.4, 4.4), print(stencil(50, 1, 1), 0.85), {
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
