import * as THREE from 'three'
import { blend, panel, rule } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { ellipse, group, mesh, slab, smooth } from '../studio/shapes.js'
import { random, texture } from '../studio/textures.js'

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
