import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

/** Rounds the corners of a line [[x, y, radius?]…] with arcs, because real objects have no razor edges. */
export function rounded(points, steps = 6, closed = false) {
  const out = []
  const n = points.length
  points.forEach((p, i) => {
    const [x, y, wish = 0] = p
    const before = points[i - 1] ?? (closed ? points[n - 1] : null)
    const after = points[i + 1] ?? (closed ? points[0] : null)
    if (!wish || !before || !after) {
      out.push(new THREE.Vector2(x, y))
      return
    }
    const a = new THREE.Vector2(before[0] - x, before[1] - y)
    const b = new THREE.Vector2(after[0] - x, after[1] - y)
    const r = Math.min(wish, a.length() * 0.48, b.length() * 0.48)
    const from = a.setLength(r).add(new THREE.Vector2(x, y))
    const to = b.setLength(r).add(new THREE.Vector2(x, y))
    for (let s = 0; s <= steps; s++) {
      const t = s / steps
      const u = 1 - t
      out.push(
        new THREE.Vector2(
          u * u * from.x + 2 * u * t * x + t * t * to.x,
          u * u * from.y + 2 * u * t * y + t * t * to.y,
        ),
      )
    }
  })
  return out
}

/** Returns a body of revolution from a profile [[radius, height, corner?]…], bottom first. */
export const turned = (profile, segments = 128) => new THREE.LatheGeometry(rounded(profile), segments)

export const box = (w, h, d, r = 0.05, segments = 4) => new RoundedBoxGeometry(w, h, d, segments, r)

export function roundedRect(w, h, r) {
  const s = new THREE.Shape()
  const [x, y] = [-w / 2, -h / 2]
  s.moveTo(x + r, y)
  s.lineTo(x + w - r, y).absarc(x + w - r, y + r, r, -Math.PI / 2, 0, false)
  s.lineTo(x + w, y + h - r).absarc(x + w - r, y + h - r, r, 0, Math.PI / 2, false)
  s.lineTo(x + r, y + h).absarc(x + r, y + h - r, r, Math.PI / 2, Math.PI, false)
  s.lineTo(x, y + r).absarc(x + r, y + r, r, Math.PI, Math.PI * 1.5, false)
  return s
}

export function polygon(sides, radius, corner, turn = 0) {
  const points = []
  for (let i = 0; i < sides; i++) {
    const a = turn + (i / sides) * Math.PI * 2
    points.push([Math.cos(a) * radius, Math.sin(a) * radius, corner])
  }
  return new THREE.Shape(rounded(points, 6, true))
}

/** Extrudes a shape with a bevel, centred on its depth. */
export function slab(shape, depth, bevel = 0.03, curveSegments = 24) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 5,
    curveSegments,
  })
  geometry.translate(0, 0, -(depth - bevel * 2) / 2)
  return geometry
}

/** Returns a thin sheet bent around a cylinder, its middle facing the camera: a label. */
export function wrap(radius, height, angle, top = radius) {
  const geometry = new THREE.CylinderGeometry(top, radius, height, 96, 1, true, -angle / 2, angle)
  return geometry
}

export const curve = (points, closed = false, tension = 0.5) =>
  new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    closed,
    'catmullrom',
    tension,
  )

export function tube(points, radius, { closed = false, segments = 160, sides = 24, tension = 0.5 } = {}) {
  const path = points.getPointAt ? points : curve(points, closed, tension)
  return new THREE.TubeGeometry(path, segments, radius, sides, closed)
}

/**
 * Sweeps a band along a line in the x-y plane: `width` runs along z, `thick` across the line. `lift(t)` shifts z along
 * the way; u runs along the length in units, v across.
 */
export function band(
  path,
  width,
  thick,
  { closed = false, corner = Math.min(width, thick) * 0.3, lift, taper } = {},
) {
  const section = rounded(
    [
      [-thick / 2, -width / 2, corner],
      [thick / 2, -width / 2, corner],
      [thick / 2, width / 2, corner],
      [-thick / 2, width / 2, corner],
    ],
    4,
    true,
  )
  // Extra points across, so that the flat sides can take bumps and bends.
  const ring = section
  const n = path.length
  const m = ring.length
  const position = []
  const uv = []
  const index = []
  let length = 0
  const rows = closed ? n + 1 : n
  for (let i = 0; i < rows; i++) {
    const p = path[i % n]
    const before = path[closed ? (i - 1 + n) % n : Math.max(0, i - 1)]
    const after = path[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]
    const tx = after.x - before.x
    const ty = after.y - before.y
    const l = Math.hypot(tx, ty) || 1
    const [nx, ny] = [-ty / l, tx / l]
    if (i > 0) length += Math.hypot(p.x - path[(i - 1) % n].x, p.y - path[(i - 1) % n].y)
    const z = lift ? lift(i / (rows - 1)) : 0
    const k = taper ? taper(i / (rows - 1)) : 1
    for (let j = 0; j <= m; j++) {
      const q = ring[j % m]
      position.push(p.x + nx * q.x, p.y + ny * q.x, z + q.y * k)
      uv.push(length, (q.y * k) / width + 0.5)
    }
  }
  for (let i = 0; i < rows - 1; i++) {
    for (let j = 0; j < m; j++) {
      const a = i * (m + 1) + j
      const b = a + m + 1
      index.push(a, a + 1, b, b, a + 1, b + 1)
    }
  }
  if (!closed) {
    for (const [row, flip] of [
      [0, true],
      [rows - 1, false],
    ]) {
      const base = position.length / 3
      for (let j = 0; j < m; j++) {
        const k = (row * (m + 1) + j) * 3
        position.push(position[k], position[k + 1], position[k + 2])
        uv.push(0, 0)
      }
      for (let j = 1; j < m - 1; j++) index.push(base, base + (flip ? j + 1 : j), base + (flip ? j : j + 1))
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  weldSeam(geometry, rows, m, closed)
  return geometry
}

function weldSeam(geometry, rows, m, closed) {
  const normal = geometry.attributes.normal
  const blend = (a, b) => {
    const v = new THREE.Vector3()
      .fromBufferAttribute(normal, a)
      .add(new THREE.Vector3().fromBufferAttribute(normal, b))
    v.normalize()
    normal.setXYZ(a, v.x, v.y, v.z)
    normal.setXYZ(b, v.x, v.y, v.z)
  }
  for (let i = 0; i < rows; i++) blend(i * (m + 1), i * (m + 1) + m)
  if (closed) for (let j = 0; j <= m; j++) blend(j, (rows - 1) * (m + 1) + j)
}

/** Returns a spiral from the inside out, optionally with a tail along the floor. */
export function spiral({ inner, pitch, turns, steps = 64, tail = 0, wave = 0 }) {
  const total = Math.round(turns * steps)
  const points = []
  const outer = inner + pitch * turns
  for (let i = 0; i <= total; i++) {
    const t = i / steps
    // Ends pointing down, so that the tail can continue along the floor.
    const a = -Math.PI / 2 - (turns - t) * Math.PI * 2
    const r = inner + pitch * t + wave * Math.sin(t * 9.1)
    points.push(new THREE.Vector2(Math.cos(a) * r, outer + Math.sin(a) * r))
  }
  for (let i = 1; i <= 24 && tail; i++) points.push(new THREE.Vector2((tail * i) / 24, 0))
  return points
}

export function mesh(
  geometry,
  material,
  { at = [0, 0, 0], turn = [0, 0, 0], scale, cast = true, part } = {},
) {
  const m = new THREE.Mesh(geometry, material)
  m.position.set(...at)
  m.rotation.set(...turn)
  if (scale) m.scale.set(...(Array.isArray(scale) ? scale : [scale, scale, scale]))
  m.castShadow = cast
  m.receiveShadow = true
  if (part) m.userData.part = part
  return m
}

export function group(...children) {
  const g = new THREE.Group()
  for (const child of children.flat()) g.add(child)
  return g
}

/** Places an object: `at` [x, y, z], `turn` degrees around y, after `tip` degrees [x, z]. */
export function place(object, { at = [0, 0, 0], turn = 0, tip = [0, 0], scale = 1, part } = {}) {
  const inner = new THREE.Group()
  inner.add(object)
  inner.rotation.set(THREE.MathUtils.degToRad(tip[0]), 0, THREE.MathUtils.degToRad(tip[1]))
  const outer = new THREE.Group()
  outer.add(inner)
  outer.rotation.y = THREE.MathUtils.degToRad(turn)
  outer.position.set(...at)
  outer.scale.setScalar(scale)
  if (part) outer.traverse((node) => (node.userData.part = part))
  return outer
}

/** Moves an arranged object so that it rests on the floor, regardless of its origin. */
export function rest(object, height = 0) {
  object.updateMatrixWorld(true)
  const lowest = new THREE.Box3().setFromObject(object, true).min.y
  object.position.y += height - lowest
  return object
}

export const along = (geometry) => geometry.rotateZ(-Math.PI / 2)

/** Returns a tube with a radius of `radius(t)`. */
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

export function ellipse(a, b) {
  const s = new THREE.Shape()
  s.absellipse(0, 0, a, b, 0, Math.PI * 2, false, 0)
  return s
}

export const smooth = (a, b, x) => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)))
  return t * t * (3 - 2 * t)
}

export const lengthOf = (path) => path.reduce((sum, p, i) => sum + (i ? p.distanceTo(path[i - 1]) : 0), 0)

/** Returns an upright sheet along a line at a small distance, for prints on bands and belts. */
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

/** Returns a patch on a ball, facing the camera. */
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
