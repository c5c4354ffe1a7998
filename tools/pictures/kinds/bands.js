import * as THREE from 'three'
import { decal, text } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { band, group, lengthOf, mesh, place, strip } from '../studio/shapes.js'
import { random } from '../studio/textures.js'

const { ink, paper } = m.palette

/** Loop of latex, laid flat as a long, slightly irregular oval with its width upright. */
function loopBand({
  color,
  width = 0.3,
  length = 2.6,
  waist = 0.55,
  thick = 0.07,
  word,
  print = paper,
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
    // The print follows the front of the loop.
    const from = Math.round(n * 0.64)
    const count = Math.round(n * 0.22)
    const front = Array.from({ length: count }, (_, i) => path[(from + i) % n])
    g.add(
      mesh(strip(front, width * 0.9, thick / 2 + 0.006), m.overlay(bandPrint(word, width, front, print)), {
        cast: false,
        part: 'label',
      }),
    )
  }
  g.rotation.x = -Math.PI / 2
  g.position.y = width / 2
  return group(g)
}

function bandPrint([big, small], width, path, color) {
  return decal({
    w: lengthOf(path),
    h: width * 0.9,
    px: 1200,
    draw: (ctx, w, h) => {
      text(ctx, 'Parvaz', h * 0.3, h * 0.66, {
        size: h * 0.48,
        weight: 800,
        stretch: 'expanded',
        color,
        max: w * 0.38,
      })
      text(ctx, big, w - h * 0.3, h * 0.66, {
        size: h * 0.5,
        weight: 800,
        stretch: 'expanded',
        color,
        align: 'right',
        max: w * 0.35,
      })
      if (small)
        text(ctx, small, w * 0.6, h * 0.64, {
          size: h * 0.34,
          weight: 600,
          color,
          align: 'center',
          max: w * 0.18,
        })
    },
  })
}

/** Five long loops in one stack, widest below. */
export function bandSet(view = 0) {
  const set = [
    ['#1F5B45', 0.64, ['XL', '16–36 kg']],
    ['#1C8C8C', 0.45, ['L', '11–27 kg']],
    ['#2B3E7A', 0.32, ['M', '7–16 kg']],
    ['#A82A3C', 0.22, ['S', '4–11 kg']],
    ['#E2A22B', 0.15, ['XS', '2–7 kg']],
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
    ['#14403B', 'Firm'],
  ]
  const g = group()
  const spots = view
    ? [
        [-0.2, -0.75, 18],
        [0.3, 0.05, -6],
        [-0.25, 0.8, 8],
      ]
    : [
        [0, -1.0, 0],
        [0.12, 0, 0],
        [0.02, 1.0, 0],
      ]
  set.forEach(([color, word], i) => {
    const [x, z, turn] = spots[i]
    const loop = loopBand({
      color,
      width: 0.5,
      word: [word],
      print: i ? paper : ink,
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
