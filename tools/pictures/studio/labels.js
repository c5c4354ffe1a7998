import { random, rgb, texture } from './textures.js'

/** Label elements: type, a plate arc, hairlines and tabular figures. */
export const houses = {
  damavand: { brand: 'Damavand', fa: 'دماوند' },
  sepid: { brand: 'Sepid', fa: 'سپید' },
  zagros: { brand: 'Zagros', fa: 'زاگرس' },
  parvaz: { brand: 'Parvaz', fa: 'پرواز' },
  chalak: { brand: 'Chalak', fa: 'چالاک' },
  tavan: { brand: 'Tavan', fa: 'توان' },
}

export function canvas(width, height) {
  const c = new OffscreenCanvas(Math.round(width), Math.round(height))
  return [c, c.getContext('2d')]
}

export const blend = (a, b, t) => {
  const [x, y] = [rgb(a), rgb(b)]
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Draws one line of text, shrunk to fit `max`, and returns its size. */
export function text(ctx, string, x, y, options = {}) {
  const {
    size = 40,
    weight = 600,
    stretch = 'normal',
    color = '#000',
    align = 'left',
    family = 'Mona',
    max,
    track = 0,
  } = options
  let fit = size
  ctx.fontStretch = stretch
  ctx.letterSpacing = `${track * size}px`
  ctx.direction = family === 'Vazir' ? 'rtl' : 'ltr'
  ctx.textAlign = align
  ctx.textBaseline = 'alphabetic'
  const set = () => {
    ctx.font = `${weight} ${fit}px ${family}`
  }
  set()
  const wide = ctx.measureText(string).width
  if (max && wide > max) {
    fit *= max / wide
    set()
  }
  ctx.fillStyle = color
  ctx.fillText(string, x, y)
  ctx.letterSpacing = '0px'
  return fit
}

/** Draws the plate: rings of a weight plate, one of them partly filled like a progress ring. */
export function plate(
  ctx,
  x,
  y,
  radius,
  { color, accent, from = -0.5, share = 0.3, rings = [1, 0.8, 0.62], line = 0.075 },
) {
  ctx.lineCap = 'butt'
  for (const ring of rings) {
    ctx.lineWidth = radius * line
    ctx.strokeStyle = color
    ctx.beginPath()
    ctx.arc(x, y, radius * ring - ctx.lineWidth / 2, 0, Math.PI * 2)
    ctx.stroke()
  }
  if (accent) {
    ctx.strokeStyle = accent
    ctx.lineWidth = radius * line * 1.02
    ctx.beginPath()
    ctx.arc(x, y, radius - ctx.lineWidth / 2, from * Math.PI, (from + share * 2) * Math.PI)
    ctx.stroke()
  }
}

export function rule(ctx, x, y, w, color, thick = 2) {
  ctx.fillStyle = color
  ctx.fillRect(x, y - thick / 2, w, thick)
}

/** Draws the front of a label in a box: brand, name, variety, facts, and the amount in the plate. */
export function panel(ctx, x, y, w, h, spec) {
  const { house, name, variety, facts = [], amount, unit, bg, fg, accent, mark } = spec
  const { brand, fa } = houses[house]
  const m = w * (spec.margin ?? 0.075)
  const soft = spec.soft ?? blend(bg, fg, 0.14)
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, w, h)
  ctx.clip()
  const s = Math.min(w, h * (spec.tall ?? 0.95))
  const top = y + m + s * 0.075
  text(ctx, brand, x + m, top, { size: s * 0.085, weight: 800, stretch: 'expanded', color: fg })
  text(ctx, fa, x + w - m, top, { size: s * 0.08, weight: 600, color: fg, align: 'right', family: 'Vazir' })
  rule(ctx, x + m, top + s * 0.05, w - m * 2, fg, Math.max(2, s * 0.005))

  let line = top + s * 0.05
  const sizes = name.map((part) => {
    ctx.font = `800 100px Mona`
    ctx.fontStretch = 'expanded'
    return Math.min(s * (spec.nameSize ?? 0.17), ((w - m * 2) / ctx.measureText(part).width) * 100)
  })
  const size = Math.min(...sizes)
  for (const part of name) {
    line += size * 1.02
    text(ctx, part, x + m, line, { size, weight: 800, stretch: 'expanded', color: fg, track: -0.015 })
  }
  if (variety) {
    line += s * 0.1
    text(ctx, variety, x + m, line, { size: s * 0.068, weight: 600, color: accent, max: w - m * 2 })
  }
  // The plate keeps clear of the words above it.
  const room = Math.max(s * 0.27, (y + h - line - s * 0.045) / 1.78)
  const pr = Math.min(s * (spec.plate ?? 0.37), room)
  const [px, py] = [x + w - m * 0.4 - pr * 0.78, y + h - pr * 0.78]
  plate(ctx, px, py, pr, { color: soft, accent: mark ?? accent, from: -0.5, share: spec.share ?? 0.3 })
  text(ctx, amount, px, py + pr * 0.13, {
    size: pr * 0.5,
    weight: 800,
    stretch: 'expanded',
    color: fg,
    align: 'center',
    max: pr * 0.98,
  })
  text(ctx, unit, px, py + pr * 0.36, {
    size: pr * 0.19,
    weight: 600,
    stretch: 'expanded',
    color: fg,
    align: 'center',
    max: pr * 0.8,
  })

  const fs = s * 0.052
  let fy = y + h - m - (facts.length - 1) * fs * 2.45
  for (const [number, label] of facts) {
    text(ctx, number, x + m, fy - fs * 0.95, { size: fs * 1.3, weight: 800, stretch: 'expanded', color: fg })
    text(ctx, label, x + m, fy, { size: fs * 0.78, weight: 600, color: blend(bg, fg, 0.78), max: w * 0.4 })
    fy += fs * 2.45
  }
  ctx.restore()
}

/** Draws the small print next to a front: a table, a grey paragraph and a bar code. */
export function smallPrint(ctx, x, y, w, h, { bg, fg, title = 'Per serving', rows = [] }) {
  const soft = blend(bg, fg, 0.7)
  const fs = Math.min(w * 0.075, h * 0.042)
  let line = y + fs * 1.6
  text(ctx, title, x, line, { size: fs * 1.2, weight: 800, color: fg, max: w })
  line += fs * 0.6
  for (const [name, value] of rows) {
    rule(ctx, x, line, w, soft, 2)
    line += fs * 1.35
    text(ctx, name, x, line, { size: fs, weight: 400, color: fg, max: w * 0.66 })
    text(ctx, value, x + w, line, { size: fs, weight: 600, color: fg, align: 'right' })
    line += fs * 0.5
  }
  rule(ctx, x, line, w, soft, 2)
  const next = random(rows.length * 7 + 3)
  line += fs * 1.2
  while (line < y + h - fs * 6.5) {
    rule(ctx, x, line, w * (0.78 + 0.22 * next()), blend(bg, fg, 0.35), fs * 0.26)
    line += fs * 0.85
  }
  barcode(ctx, x, y + h - fs * 5.2, w * 0.72, fs * 4.4)
}

export function barcode(ctx, x, y, w, h) {
  ctx.fillStyle = '#fff'
  ctx.fillRect(x - h * 0.08, y - h * 0.08, w + h * 0.16, h * 1.16)
  ctx.fillStyle = '#111'
  const next = random(99)
  for (let at = 0; at < w - 8; ) {
    const bar = 2 + Math.floor(next() * 4) * 2
    ctx.fillRect(x + at, y, Math.min(bar, w - at), h)
    at += bar + 3 + Math.floor(next() * 3) * 2
  }
}

/**
 * Draws a label around a body: the front in the middle, small print on both sides. `angle` is its extent in radians.
 */
export function wrapLabel({ radius, height, angle, front = Math.PI * 0.62, ...spec }) {
  const density = spec.density ?? 2300 / (radius * angle + height)
  const [w, h] = [radius * angle * density, height * density]
  const [c, ctx] = canvas(w, h)
  ctx.fillStyle = spec.bg
  ctx.fillRect(0, 0, w, h)
  const fw = Math.min(w, radius * front * density)
  if (spec.bandColor) {
    ctx.fillStyle = spec.bandColor
    ctx.fillRect(0, h * 0.955, w, h * 0.045)
  }
  panel(ctx, (w - fw) / 2, 0, fw, h * (spec.bandColor ? 0.955 : 1), spec)
  const side = (w - fw) / 2
  if (side > fw * 0.25) {
    const sw = Math.min(side * 0.8, fw * 0.5)
    const rows = spec.rows ?? []
    smallPrint(ctx, (w + fw) / 2 + side * 0.06, h * 0.07, sw, h * 0.84, { ...spec, rows })
    smallPrint(ctx, (w - fw) / 2 - side * 0.06 - sw, h * 0.07, sw, h * 0.84, {
      ...spec,
      title: 'How to use',
      rows: rows.slice(0, 3),
    })
  }
  return texture(c)
}

/** Draws a flat printed face of `w` by `h` units. */
export function faceLabel({ w, h, px = 1400, draw, bg = '#FAF7F0' }) {
  const density = px / Math.max(w, h)
  const [c, ctx] = canvas(w * density, h * density)
  ctx.fillStyle = bg
  ctx.fillRect(0, 0, c.width, c.height)
  draw(ctx, c.width, c.height)
  const t = texture(c)
  return t
}

/** Draws on a transparent background, for prints on metal, rubber and cloth. */
export function decal({ w, h, px = 1000, draw }) {
  const density = px / Math.max(w, h)
  const [c, ctx] = canvas(w * density, h * density)
  draw(ctx, c.width, c.height)
  return texture(c)
}
