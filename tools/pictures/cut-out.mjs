import sharp from 'sharp'

/** Grey of the second photograph: light, but below the tone curve's highlight compression. */
export const GREY = '#d8d8d8'
/** Maximum difference of levels that film grain causes on an empty floor. */
const GRAIN = 5
/** Share of a side over which a shadow that leaves the picture fades out. */
const EDGE = 0.09

/**
 * Returns the subject with its alpha from one photograph on black and one on grey: their difference is the visible
 * ground, and the rest of each pixel is the subject or its shadow.
 */
export async function cutOutOf(onBlack, onGrey) {
  const read = (png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [{ data: dark, info }, { data: light }] = await Promise.all([read(onBlack), read(onGrey)])
  const { width, height } = info
  const ground = Number.parseInt(GREY.slice(1, 3), 16)
  const out = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = (y * width + x) * 4
      let shows = 0
      for (let c = 0; c < 3; c++) shows += (light[from + c] - dark[from + c]) / 3
      const there = 255 * (1 - shows / ground)
      const alpha = clamp(((there - GRAIN) * 255) / (255 - 2 * GRAIN)) * edge(x, width) * edge(y, height)
      out[to + 3] = Math.round(alpha)
      if (alpha < 1) continue
      for (let c = 0; c < 3; c++) out[to + c] = clamp((dark[from + c] * 255) / Math.max(there, 1))
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

const clamp = (value) => Math.min(255, Math.max(0, Math.round(value)))

function edge(at, size) {
  const near = Math.min(at, size - 1 - at) / (size * EDGE)
  return near >= 1 ? 1 : near * near * (3 - 2 * near)
}
