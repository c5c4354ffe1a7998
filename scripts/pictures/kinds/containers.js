import * as THREE from 'three'
import { blend, faceLabel, houses, panel, plate, rule, text, wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { box, group, mesh, polygon, slab, turned, wrap } from '../studio/shapes.js'
import { random, texture } from '../studio/textures.js'

/** Screw cap with fine ribs on its side, standing on y = 0. */
export function cap(radius, height, color, { ribs = 90, top = null, roughness = 0.45 } = {}) {
  const points = []
  const n = ribs * 6
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const r = radius * (1 + 0.009 * Math.min(0.6, Math.cos(a * ribs)))
    points.push(new THREE.Vector2(Math.cos(a) * r, Math.sin(a) * r))
  }
  const bevel = Math.min(0.05, height * 0.18)
  const shape = new THREE.Shape(points)
  const body = slab(shape, height, bevel, 1)
  body.rotateX(-Math.PI / 2)
  body.translate(0, height / 2, 0)
  const disc = turned([
    [0, height - 0.005],
    [radius * 0.86, height - 0.005, 0.01],
    [radius * 0.885, height + 0.012, 0.012],
    [radius * 0.93, height + 0.012, 0.012],
    [radius * 0.95, height - 0.01],
  ])
  const material = m.plastic(color, { roughness })
  const parts = [mesh(body, material), mesh(disc, material)]
  if (top) {
    const t = mesh(new THREE.CircleGeometry(radius * 0.84, 96), m.printed(top, { roughness: 0.5 }), {
      at: [0, height + 0.002, 0],
      turn: [-Math.PI / 2, 0, 0],
      cast: false,
    })
    parts.push(t)
  }
  return group(parts)
}

/** The printed lid of a tub: the plate, seen from above. */
export function lidPrint(spec) {
  return faceLabel({
    w: 1,
    h: 1,
    px: 800,
    bg: spec.lid ?? spec.bg,
    draw: (ctx, w) => {
      const fg = spec.lidInk ?? spec.fg
      plate(ctx, w / 2, w / 2, w * 0.44, {
        color: blend(spec.lid ?? spec.bg, fg, 0.18),
        accent: spec.mark ?? spec.accent,
        share: 0.3,
        from: -0.6,
      })
      text(ctx, houses[spec.house].brand, w / 2, w * 0.53, {
        size: w * 0.1,
        weight: 800,
        stretch: 'expanded',
        color: fg,
        align: 'center',
      })
    },
  })
}

/** Wide tub, as protein comes in. */
export function tub(spec) {
  const { r = 0.66, h = 1.62, body = '#F4F1EA', lid = '#F4F1EA' } = spec
  const g = group(
    mesh(
      turned([
        [0, 0.03],
        [r * 0.8, 0.03, 0.03],
        [r * 0.84, 0, 0.04],
        [r * 0.95, 0, 0.07],
        [r, 0.1, 0.06],
        [r, h - 0.2, 0.1],
        [r * 0.93, h - 0.08, 0.06],
        [r * 0.93, h],
      ]),
      m.plastic(body, { roughness: 0.38 }),
    ),
  )
  const angle = Math.PI * 1.9
  const lh = h - 0.42
  g.add(
    mesh(
      wrap(r + 0.004, lh, angle),
      m.printed(wrapLabel({ radius: r, height: lh, angle, front: 1.9, ...spec }), {
        roughness: 0.42,
        coat: 0.25,
      }),
      {
        at: [0, 0.13 + lh / 2, 0],
        cast: false,
        part: 'label',
      },
    ),
  )
  const c = cap(r * 0.985, 0.34, lid, { ribs: 110, top: lidPrint({ ...spec, lid }) })
  c.position.y = h - 0.05
  g.add(c)
  return g
}

/** Straight jar for powders: narrower, with a taller cap. */
export function jar(spec) {
  const { r = 0.46, h = 0.98, body = '#F6F4EF', lid = '#1B211E' } = spec
  const g = group(
    mesh(
      turned([
        [0, 0.02],
        [r * 0.8, 0.02, 0.03],
        [r * 0.84, 0, 0.03],
        [r * 0.95, 0, 0.05],
        [r, 0.07, 0.05],
        [r, h - 0.12, 0.08],
        [r * 0.9, h - 0.03, 0.05],
        [r * 0.9, h],
      ]),
      m.plastic(body, { roughness: 0.36 }),
    ),
  )
  const angle = Math.PI * 1.9
  const lh = h - 0.27
  g.add(
    mesh(
      wrap(r + 0.003, lh, angle),
      m.printed(wrapLabel({ radius: r, height: lh, angle, front: 1.95, ...spec }), {
        roughness: 0.45,
        coat: 0.2,
      }),
      {
        at: [0, 0.09 + lh / 2, 0],
        cast: false,
        part: 'label',
      },
    ),
  )
  const c = cap(r * 0.99, spec.capH ?? 0.3, lid, {
    ribs: 84,
    top: lidPrint({ ...spec, lid, lidInk: spec.lidInk ?? '#FAF7F0' }),
  })
  c.position.y = h - 0.04
  g.add(c)
  return g
}

/** Capsule bottle with shoulders; amber or white. */
export function capsuleBottle(spec) {
  const { r = 0.31, h = 0.86, amber = false, lid = '#F3F0E8' } = spec
  const material = amber
    ? m.filled('#7A3A0C', { roughness: 0.1, coat: 1 })
    : m.plastic('#F5F3EE', { roughness: 0.32 })
  if (amber) {
    material.sheen = 1
    material.sheenRoughness = 0.35
    material.sheenColor = new THREE.Color('#C9711E')
    material.emissive = new THREE.Color('#2A0D00')
  }
  const g = group(
    mesh(
      turned([
        [0, 0.02],
        [r * 0.75, 0.02, 0.03],
        [r * 0.8, 0, 0.03],
        [r * 0.94, 0, 0.06],
        [r, 0.07, 0.06],
        [r, h - 0.2, 0.16],
        [r * 0.72, h - 0.04, 0.08],
        [r * 0.7, h + 0.06],
      ]),
      material,
    ),
  )
  const angle = Math.PI * 1.86
  const lh = h - 0.36
  g.add(
    mesh(
      wrap(r + 0.003, lh, angle),
      m.printed(wrapLabel({ radius: r, height: lh, angle, front: 2.05, ...spec }), { roughness: 0.6 }),
      {
        at: [0, 0.1 + lh / 2, 0],
        cast: false,
        part: 'label',
      },
    ),
  )
  const c = cap(r * 0.8, 0.24, lid, { ribs: 60 })
  c.position.y = h - 0.02
  g.add(c)
  return g
}

/** Two-part capsules or tablets scattered by a seed. */
export function capsules(
  count,
  { colors = ['#D98E3A', '#D98E3A'], seed = 4, spread = 0.5, size = 0.055, soft = false } = {},
) {
  const next = random(seed)
  const g = group()
  const spots = []
  for (let tries = 0; spots.length < count && tries < 400; tries++) {
    const spot = [(next() - 0.5) * 2 * spread, (next() - 0.5) * 1.2 * spread]
    if (spots.every(([x, z]) => Math.hypot(x - spot[0], z - spot[1]) > size * 3.6)) spots.push(spot)
  }
  for (const [x, z] of spots) {
    const one = group()
    const half = (flip, color) =>
      mesh(
        turned(
          [
            [size, 0],
            [size, size * 1.25, size * 0.2],
            [size * 0.72, size * 2.0, size],
            [0, size * 2.15],
          ],
          32,
        ),
        soft ? m.filled(color, { roughness: 0.12 }) : m.plastic(color, { roughness: 0.25, coat: 0.6 }),
        { turn: [flip ? Math.PI : 0, 0, 0] },
      )
    one.add(half(false, colors[0]), half(true, colors[1]))
    one.rotation.set(0, next() * Math.PI, Math.PI / 2)
    one.rotation.order = 'YXZ'
    one.position.set(x, size, z)
    g.add(one)
  }
  return g
}

/** A mound of powder with a scoop in it. */
export function scoop(color = '#F2F0EA', powder = '#FBF8F0') {
  const outer = turned([
    [0, 0],
    [0.17, 0, 0.05],
    [0.21, 0.26, 0.02],
    [0.225, 0.265, 0.01],
    [0.19, 0.265, 0.01],
    [0.16, 0.06, 0.04],
    [0, 0.05],
  ])
  const heap = turned([
    [0.195, 0.2],
    [0.15, 0.27, 0.1],
    [0.06, 0.33, 0.1],
    [0, 0.34],
  ])
  const handle = box(0.56, 0.035, 0.12, 0.017)
  return group(
    mesh(outer, m.plastic(color, { roughness: 0.35 })),
    mesh(heap, m.foam(powder, 3, 2, 1.5)),
    mesh(handle, m.plastic(color, { roughness: 0.35 }), { at: [0.46, 0.245, 0] }),
  )
}

/** Stand-up pouch: flat and sealed at the top, full at the bottom, with the small unevenness of film. */
export function pouch(spec) {
  const { w = 1.5, h = 2.2, d = 0.62, film = '#F3EFE4', roughness = 0.5, seed = 2 } = spec
  const map = spec.map ?? texture(pouchPrint(spec, w, h))
  const front = pouchSide(w, h, d, 1, seed)
  const back = pouchSide(w, h, d, -1, seed + 5)
  const print = m.printed(map, { roughness, coat: spec.coat ?? 0.1 })
  const plain = spec.kraft ? m.kraft(1, 1) : m.matte(film, roughness)
  plain.side = THREE.DoubleSide
  const base = slab(ellipse(w * 0.43, d * 0.46), 0.05, 0.02)
  base.rotateX(-Math.PI / 2)
  base.translate(0, 0.03, 0)
  return group(mesh(front, print, { part: 'label' }), mesh(back, plain), mesh(base, plain))
}

function ellipse(a, b) {
  const s = new THREE.Shape()
  s.absellipse(0, 0, a, b, 0, Math.PI * 2, false, 0)
  return s
}

function pouchSide(w, h, d, side, seed) {
  const [nx, ny] = [90, 110]
  const next = random(seed)
  const waves = Array.from({ length: 7 }, () => [
    next() * 9 + 2,
    next() * 8 + 1,
    next() * 6.3,
    next() * 0.5 + 0.5,
  ])
  const geometry = new THREE.PlaneGeometry(w, h, nx, ny)
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    const u = position.getX(i) / w + 0.5
    const v = position.getY(i) / h + 0.5
    const across = Math.abs(u * 2 - 1)
    const body = Math.sqrt(Math.max(0, 1 - across ** 2.6))
    const top = 1 - smooth(0.18, 0.93, v)
    const foot = 0.9 + 0.1 * smooth(0, 0.12, v)
    let depth = (d / 2) * body * top ** 0.85 * foot
    const full = body * Math.min(1, top * 1.6)
    const crease = waves.reduce((sum, [fx, fy, p, k]) => sum + k * Math.sin(u * fx + v * fy + p), 0)
    depth += 0.009 * crease * full * smooth(0.02, 0.2, v)
    // the fold where the gusset begins
    depth -= 0.02 * full * Math.exp(-(((v - 0.13 - 0.1 * (1 - across ** 2)) / 0.03) ** 2))
    const seal = v > 0.93 ? 0.006 * Math.sin((v - 0.93) * 620) : 0
    const squeeze = 1 - 0.06 * body * top - 0.035 * top * (1 - v)
    position.setX(i, (u - 0.5) * w * squeeze)
    position.setY(i, v * h)
    position.setZ(i, side * (depth + 0.006) + seal)
  }
  if (side < 0) geometry.index.array.reverse()
  geometry.computeVertexNormals()
  return geometry
}

const smooth = (a, b, x) => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)))
  return t * t * (3 - 2 * t)
}

function pouchPrint(spec, w, h) {
  const px = 1900 / h
  const c = new OffscreenCanvas(Math.round(w * px), Math.round(h * px))
  const ctx = c.getContext('2d')
  if (spec.kraft) {
    const pattern = ctx.createPattern(m.kraft().map.image, 'repeat')
    ctx.fillStyle = pattern
    ctx.fillRect(0, 0, c.width, c.height)
    ctx.fillStyle = spec.bg
    const [x, y, pw, ph] = [c.width * 0.15, c.height * 0.24, c.width * 0.7, c.height * 0.56]
    ctx.beginPath()
    ctx.roundRect(x, y, pw, ph, pw * 0.03)
    ctx.fill()
    panel(ctx, x, y, pw, ph, { plate: 0.36, nameSize: 0.15, ...spec })
  } else {
    ctx.fillStyle = spec.bg
    ctx.fillRect(0, 0, c.width, c.height)
    panel(ctx, c.width * 0.1, c.height * 0.15, c.width * 0.8, c.height * 0.7, {
      margin: 0.05,
      plate: 0.42,
      ...spec,
    })
  }
  ctx.fillStyle = spec.kraft ? 'rgba(60,35,12,.22)' : blend(spec.bg, spec.fg, 0.12)
  rule(ctx, 0, c.height * 0.07, c.width, ctx.fillStyle, 3)
  rule(ctx, 0, c.height * 0.115, c.width, ctx.fillStyle, 3)
  return c
}

/** Glass jar with a metal lid: what is inside shows between lid and label. */
export function glassJar(spec) {
  const { r = 0.43, h = 1.0, fill = '#B98549', lid = '#C8A75A', sides = 0 } = spec
  const content = m.filled(fill, { roughness: spec.contentRoughness ?? 0.4, coat: 1 })
  if (spec.glow) {
    content.emissive = new THREE.Color(spec.glow)
    content.emissiveIntensity = spec.glowLevel ?? 0.25
  }
  const g = group()
  const angle = sides ? 1 : Math.PI * 1.7
  if (sides) {
    const shape = (k) => polygon(sides, r * k, r * 0.16, Math.PI / sides + Math.PI / 2)
    const inner = slab(shape(0.93), h - 0.3, 0.09)
    inner.rotateX(-Math.PI / 2)
    inner.translate(0, (h - 0.3) / 2 + 0.06, 0)
    const shell = slab(shape(1), h - 0.12, 0.1)
    shell.rotateX(-Math.PI / 2)
    shell.translate(0, (h - 0.12) / 2, 0)
    g.add(mesh(inner, content), mesh(shell, m.glassShell(), { cast: false }))
    g.add(
      mesh(
        turned([
          [r * 0.68, h - 0.2],
          [r * 0.68, h - 0.02],
        ]),
        m.tinted('#F3E3BC', 0.4),
      ),
    )
  } else {
    g.add(
      mesh(
        turned([
          [0, 0.05],
          [r * 0.86, 0.05, 0.06],
          [r * 0.955, 0.14, 0.06],
          [r * 0.955, h - 0.2, 0.1],
          [r * 0.82, h - 0.1, 0.05],
          [0, h - 0.1],
        ]),
        content,
      ),
      mesh(
        turned([
          [0, 0],
          [r * 0.9, 0, 0.07],
          [r, 0.1, 0.06],
          [r, h - 0.2, 0.12],
          [r * 0.86, h - 0.06, 0.05],
          [r * 0.86, h],
        ]),
        m.glassShell(),
        { cast: false },
      ),
      mesh(
        turned([
          [0, 0],
          [r * 0.9, 0, 0.04],
          [r * 0.95, 0.06],
        ]),
        m.tinted('#E9E6DA', 0.35),
      ),
    )
  }
  const lh = spec.labelH ?? h - 0.46
  if (sides) {
    const side = r * 0.86
    const lw = side * 1.05
    const label = new THREE.PlaneGeometry(lw, lh)
    const map = faceLabel({
      w: lw,
      h: lh,
      bg: spec.bg,
      draw: (ctx, w, hh) => panel(ctx, 0, 0, w, hh, { nameSize: 0.15, ...spec }),
    })
    g.add(
      mesh(label, m.printed(map, { roughness: 0.75 }), {
        at: [0, 0.17 + lh / 2, side + 0.012],
        cast: false,
        part: 'label',
      }),
    )
  } else {
    const map = wrapLabel({ radius: r, height: lh, angle, front: 1.95, ...spec })
    g.add(
      mesh(wrap(r + 0.003, lh, angle), m.printed(map, { roughness: 0.75 }), {
        at: [0, 0.13 + lh / 2, 0],
        cast: false,
        part: 'label',
      }),
    )
  }
  const lr = sides ? r * 0.8 : r * 0.95
  const top = mesh(
    turned([
      [lr * 0.97, -0.02],
      [lr, -0.02, 0.012],
      [lr * 1.01, 0.02, 0.01],
      [lr, 0.04, 0.01],
      [lr, 0.16, 0.045],
      [lr * 0.9, 0.19, 0.03],
      [lr * 0.86, 0.175, 0.02],
      [0, 0.175],
    ]),
    m.steel(lid, 0.3, [6, 1]),
    { at: [0, h - 0.08, 0] },
  )
  g.add(top)
  return g
}

/** Slim can: neck, rim, lid and tab. */
export function can(spec) {
  const { r = 0.29, h = 1.56 } = spec
  const g = group()
  const map = wrapLabel({ radius: r, height: h - 0.3, angle: Math.PI * 2, front: 1.9, ...spec })
  const print = m.printed(map, { roughness: 0.34, metalness: 0.35, coat: 0.2 })
  g.add(mesh(wrap(r, h - 0.3, Math.PI * 2), print, { at: [0, 0.12 + (h - 0.3) / 2, 0], part: 'label' }))
  const alu = m.steel('#D5D7D6', 0.24, [4, 1])
  const tone = m.matte(spec.bg, 0.35)
  tone.metalness = 0.35
  g.add(
    mesh(
      turned([
        [0, 0.05],
        [r * 0.7, 0.05, 0.02],
        [r * 0.76, 0, 0.02],
        [r * 0.84, 0.005, 0.03],
        [r, 0.12],
      ]),
      alu,
    ),
  )
  g.add(
    mesh(
      turned([
        [r, h - 0.18],
        [r * 0.98, h - 0.14, 0.05],
        [r * 0.86, h - 0.035, 0.04],
        [r * 0.865, h - 0.02],
      ]),
      tone,
    ),
  )
  g.add(
    mesh(
      turned([
        [r * 0.865, h - 0.03],
        [r * 0.9, h - 0.012, 0.012],
        [r * 0.89, h + 0.008, 0.01],
        [r * 0.84, h, 0.008],
        [r * 0.82, h - 0.06, 0.02],
        [0, h - 0.05],
      ]),
      alu,
    ),
  )
  const tab = slab(ellipse(r * 0.27, r * 0.4), 0.022, 0.008)
  tab.rotateX(-Math.PI / 2)
  g.add(mesh(tab, alu, { at: [0, h - 0.025, r * 0.12] }))
  return g
}

/** A carton with a printed front, side and top. */
export function carton({ w, h, d, front, side, top, color = '#F3EDE0', r = 0.018 }) {
  const g = group(mesh(box(w, h, d, r, 3), m.paperboard(color), { at: [0, h / 2, 0] }))
  const face = (map, fw, fh, at, turn) =>
    map &&
    g.add(
      mesh(new THREE.PlaneGeometry(fw - r, fh - r), m.printed(map, { roughness: 0.6, coat: 0.08 }), {
        at,
        turn,
        cast: false,
        part: 'label',
      }),
    )
  face(front, w, h, [0, h / 2, d / 2 + 0.002], [0, 0, 0])
  face(side, d, h, [w / 2 + 0.002, h / 2, 0], [0, Math.PI / 2, 0])
  if (side) face(side, d, h, [-w / 2 - 0.002, h / 2, 0], [0, -Math.PI / 2, 0])
  face(top, w, d, [0, h + 0.002, 0], [-Math.PI / 2, 0, 0])
  return g
}

/** A stick or bar in film, sealed at both ends, lying on its back along x. */
export function wrapper({ w, h, d, map, color = '#F3EDE0', crimp = 0.08 }) {
  const side = (sign) => {
    const geometry = new THREE.PlaneGeometry(w, h, 120, 24)
    const { position } = geometry.attributes
    for (let i = 0; i < position.count; i++) {
      const u = position.getX(i) / w + 0.5
      const v = position.getY(i) / h + 0.5
      const end = Math.min(u, 1 - u) * w
      const open = smooth(crimp * 0.9, crimp + d * 0.55, end)
      const arch = Math.sqrt(Math.max(0, 1 - Math.abs(v * 2 - 1) ** 3))
      const pucker =
        0.008 * Math.sin(v * 40) * smooth(crimp + d, crimp * 0.8, end) * (end > crimp * 0.8 ? 1 : 0.3)
      const ridge = end < crimp * 0.85 ? 0.006 * Math.sin(end * 190) : 0
      position.setXYZ(
        i,
        (u - 0.5) * w,
        (v - 0.5) * h * (1 - 0.1 * open),
        sign * ((d / 2) * open * arch + 0.004) + ridge + pucker,
      )
    }
    if (sign < 0) geometry.index.array.reverse()
    geometry.computeVertexNormals()
    geometry.rotateX(-Math.PI / 2)
    geometry.translate(0, d / 2 + 0.004, 0)
    return geometry
  }
  const print = map ? m.printed(map, { roughness: 0.32, coat: 0.3 }) : m.plastic(color, { roughness: 0.3 })
  return group(mesh(side(1), print, { part: 'label' }), mesh(side(-1), m.plastic(color, { roughness: 0.3 })))
}
