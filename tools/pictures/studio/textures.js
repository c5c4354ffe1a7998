import * as THREE from 'three'

/** Surfaces drawn on a canvas and cached: height maps for bumps, colour maps for grain. */
const cache = new Map()
const once = (key, make) => {
  if (!cache.has(key)) cache.set(key, make())
  return cache.get(key)
}

export function random(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Value noise that tiles every `px` by `py` cells. */
function noise(px, py, seed) {
  const next = random(seed)
  const grid = Float32Array.from({ length: px * py }, next)
  return (x, y) => {
    const [gx, gy] = [x * px, y * py]
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)]
    const [fx, fy] = [gx - ix, gy - iy]
    const sx = fx * fx * (3 - 2 * fx)
    const sy = fy * fy * (3 - 2 * fy)
    const at = (i, j) => grid[(((j % py) + py) % py) * px + (((i % px) + px) % px)]
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx
    const low = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx
    return top + (low - top) * sy
  }
}

function fractal(px, py, octaves, seed) {
  const layers = Array.from({ length: octaves }, (_, i) => noise(px << i, py << i, seed + i * 17))
  const whole = 2 - 2 ** (1 - octaves)
  return (x, y) => layers.reduce((sum, layer, i) => sum + layer(x, y) / 2 ** i, 0) / whole
}

function paint(size, shade, { color = false } = {}) {
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  const image = context.createImageData(size, size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const v = shade(x / size, y / size)
      const k = (y * size + x) * 4
      const [r, g, b] = Array.isArray(v) ? v : [v * 255, v * 255, v * 255]
      image.data[k] = r
      image.data[k + 1] = g
      image.data[k + 2] = b
      image.data[k + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return texture(canvas, color, false)
}

export function texture(canvas, color = true, own = true) {
  const t = new THREE.CanvasTexture(canvas)
  t.wrapS = t.wrapT = THREE.RepeatWrapping
  t.anisotropy = 8
  if (color) t.colorSpace = THREE.SRGBColorSpace
  t.userData.label = own
  return t
}

/** Returns a copy of a texture that repeats `x` by `y` times. */
export function tiled(base, x, y, turn = 0) {
  const t = base.clone()
  t.repeat.set(x, y)
  t.rotation = turn
  t.needsUpdate = true
  return t
}

const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)
export const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

export const grit = () =>
  once('grit', () => {
    const coarse = fractal(48, 48, 3, 3)
    const fine = noise(256, 256, 11)
    return paint(512, (x, y) => 0.65 * coarse(x, y) + 0.35 * fine(x, y))
  })

export const orangePeel = () =>
  once('peel', () => {
    const f = fractal(24, 24, 3, 5)
    return paint(256, (x, y) => f(x, y))
  })

export const brushed = () =>
  once('brushed', () => {
    const f = noise(4, 512, 9)
    const g = noise(16, 256, 19)
    return paint(512, (x, y) => 0.55 * f(x, y) + 0.45 * g(x, y))
  })

export const hide = () =>
  once('hide', () => {
    // Cells of a leather grain: distance to the nearest and second nearest point.
    const next = random(21)
    const n = 34
    const points = Array.from({ length: n * n }, () => [next(), next()])
    const f = fractal(10, 10, 3, 4)
    return paint(512, (x, y) => {
      const [cx, cy] = [Math.floor(x * n), Math.floor(y * n)]
      let a = 9
      let b = 9
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const [ox, oy] = points[((cy + j + n) % n) * n + ((cx + i + n) % n)]
          const d = Math.hypot(cx + i + ox - x * n, cy + j + oy - y * n)
          if (d < a) [a, b] = [d, a]
          else if (d < b) b = d
        }
      }
      return Math.min(1, (b - a) * 1.6) * 0.75 + 0.25 * f(x, y)
    })
  })

export const weave = () =>
  once('weave', () => {
    const f = noise(128, 128, 8)
    return paint(512, (x, y) => {
      const [u, v] = [x * 32, y * 32]
      const over = (Math.floor(u) + Math.floor(v)) % 2
      const a = Math.sin((u % 1) * Math.PI)
      const b = Math.sin((v % 1) * Math.PI)
      return 0.15 + 0.7 * (over ? a * (0.6 + 0.4 * b) : b * (0.6 + 0.4 * a)) + 0.15 * f(x, y)
    })
  })

export const ribs = () =>
  once('ribs', () => {
    const f = noise(64, 256, 2)
    return paint(512, (x, y) => {
      const rib = Math.abs(Math.sin(y * 14 * Math.PI))
      const stitch = 0.5 + 0.5 * Math.sin((x * 60 + (Math.floor(y * 14) % 2) * 0.5) * Math.PI * 2)
      return rib * (0.55 + 0.3 * stitch) + 0.15 * f(x, y)
    })
  })

export const terry = () =>
  once('terry', () => {
    const f = fractal(90, 90, 2, 31)
    const g = fractal(9, 9, 2, 7)
    return paint(512, (x, y) => 0.2 + 0.65 * Math.abs(f(x, y) * 2 - 1) ** 0.7 + 0.2 * g(x, y))
  })

export const knurl = () =>
  once('knurl', () =>
    paint(256, (x, y) => {
      const a = Math.abs((((x + y) * 16) % 1) - 0.5)
      const b = Math.abs((((x - y + 1) * 16) % 1) - 0.5)
      return Math.min(1, 4 * Math.min(a, b))
    }),
  )

export const diamonds = () =>
  once('diamonds', () =>
    paint(256, (x, y) => {
      const a = Math.abs((((x + y) * 4) % 1) - 0.5) * 2
      const b = Math.abs((((x - y + 1) * 4) % 1) - 0.5) * 2
      return Math.min(1, Math.min(a, b) * 2.4)
    }),
  )

/** Fibres and flecks of unbleached paper. */
export const kraft = (hex = '#B98F63') =>
  once(`kraft${hex}`, () => {
    const base = rgb(hex)
    const f = fractal(20, 20, 4, 12)
    const g = noise(300, 40, 6)
    const fleck = noise(200, 200, 40)
    return paint(
      512,
      (x, y) => {
        const v = 0.88 + 0.2 * (f(x, y) - 0.5) + 0.12 * (g(x, y) - 0.5) + (fleck(x, y) > 0.93 ? -0.1 : 0)
        return base.map((c) => c * (v + 0.1))
      },
      { color: true },
    )
  })

export const cork = () =>
  once('cork', () => {
    const tones = ['#B98A58', '#C99D6B', '#A87645', '#D4AD7E', '#8C5E35'].map(rgb)
    const next = random(77)
    const n = 44
    const cells = Array.from({ length: n * n }, () => [next(), next(), next()])
    const dark = fractal(30, 30, 3, 9)
    return paint(
      512,
      (x, y) => {
        const [cx, cy] = [Math.floor(x * n), Math.floor(y * n)]
        let near = 9
        let who = null
        for (let j = -1; j <= 1; j++) {
          for (let i = -1; i <= 1; i++) {
            const cell = cells[((cy + j + n) % n) * n + ((cx + i + n) % n)]
            const d = Math.hypot(cx + i + cell[0] - x * n, cy + j + cell[1] - y * n)
            if (d < near) [near, who] = [d, cell]
          }
        }
        const tone = tones[Math.floor(who[2] ** 1.6 * 4.99)]
        const v = 0.9 + 0.3 * (dark(x, y) - 0.5) - (near > 0.62 ? 0.12 : 0)
        return tone.map((c) => c * v)
      },
      { color: true },
    )
  })

/** Long grain along x, with the slow rings of a plank. */
export const wood = (light = '#D9B183', deep = '#A9743F') =>
  once(`wood${light}${deep}`, () => {
    const [a, b] = [rgb(light), rgb(deep)]
    const slow = fractal(3, 5, 3, 14)
    const fine = noise(10, 220, 15)
    const pore = noise(40, 500, 16)
    return paint(
      1024,
      (x, y) => {
        const ring = 0.5 + 0.5 * Math.sin((y * 9 + slow(x, y) * 3.4) * Math.PI * 2)
        const v = 0.42 * ring ** 1.6 + 0.4 * fine(x, y) + 0.1 * slow(x, y)
        const dark = pore(x, y) > 0.86 ? 0.9 : 1
        return mix(a, b, Math.min(1, v)).map((c) => c * dark)
      },
      { color: true },
    )
  })

/** Edge of plywood: thin layers, light and dark in turn. */
export const ply = () =>
  once('ply', () => {
    const f = noise(200, 200, 3)
    const light = rgb('#DDB988')
    const deep = rgb('#A87F50')
    return paint(256, (x, y) => mix(light, deep, (Math.floor(y * 9) % 2) * 0.8 + 0.35 * (f(x, y) - 0.4)), {
      color: true,
    })
  })

/** Rubber with a few coloured crumbs, as on plates and floors. */
export const crumb = (base, fleck, share = 0.03) =>
  once(`crumb${base}${fleck}`, () => {
    const [a, b] = [rgb(base), rgb(fleck)]
    const f = noise(180, 180, 50)
    const g = fractal(60, 60, 2, 51)
    return paint(
      512,
      (x, y) => mix(a, b, f(x, y) > 1 - share ? 0.9 : 0).map((c) => c * (0.9 + 0.2 * g(x, y))),
      { color: true },
    )
  })

export const granules = (hexes, cellCount = 70, seed = 5) =>
  once(`granules${hexes}${cellCount}`, () => {
    const tones = hexes.map(rgb)
    const next = random(seed)
    const n = cellCount
    const cells = Array.from({ length: n * n }, () => [next(), next(), next()])
    return paint(
      512,
      (x, y) => {
        const [cx, cy] = [Math.floor(x * n), Math.floor(y * n)]
        let near = 9
        let who = null
        for (let j = -1; j <= 1; j++) {
          for (let i = -1; i <= 1; i++) {
            const cell = cells[((cy + j + n) % n) * n + ((cx + i + n) % n)]
            const d = Math.hypot(cx + i + cell[0] - x * n, cy + j + cell[1] - y * n)
            if (d < near) [near, who] = [d, cell]
          }
        }
        const tone = tones[Math.floor(who[2] * tones.length * 0.999)]
        return tone.map((c) => c * (1.12 - near * 0.5))
      },
      { color: true },
    )
  })
