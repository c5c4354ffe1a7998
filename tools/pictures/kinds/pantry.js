import * as THREE from 'three'
import { labels } from '../labels.js'
import { wrapLabel } from '../studio/labels.js'
import * as m from '../studio/materials.js'
import { group, mesh, place, turned, wrap } from '../studio/shapes.js'
import { random } from '../studio/textures.js'

const { saffron } = m.palette

/** A puffed round cake: a disc of grains. */
function riceCake(color = '#F1DDA6') {
  const r = 0.46
  const geometry = turned(
    [
      [0, 0.02],
      [r * 0.9, 0.02, 0.04],
      [r, 0.06, 0.04],
      [r, 0.1, 0.04],
      [r * 0.9, 0.15, 0.04],
      [0, 0.15],
    ],
    90,
  )
  const material = m.foam(color, 5, 3, 4)
  return mesh(geometry, material)
}

const cakes = {
  ...labels['saffron-rice-cakes'],
  house: 'sepid',
  bg: '#FBF3DF',
  fg: '#3B2116',
  accent: '#94650A',
  mark: saffron,
  bandColor: saffron,
}

/** A standing roll of cakes in film: label around, twisted film above, cakes seen through it. */
export function cakeRoll() {
  const spec = cakes
  const [r, h] = [0.5, 1.34]
  const g = group()
  for (let i = 0; i < 8; i++)
    g.add(place(riceCake(i % 2 ? '#F0D796' : '#F4DFA6'), { at: [0, 0.02 + i * 0.155, 0], turn: i * 50 }))
  const film = mesh(
    turned([
      [r * 0.8, 0],
      [r * 0.97, 0.02, 0.04],
      [r * 0.985, 0.1],
      [r * 0.985, h - 0.08, 0.05],
      [r * 0.9, h, 0.05],
      [0, h + 0.01],
    ]),
    m.glassShell(0.55),
    { cast: false },
  )
  const lh = 0.86
  const angle = Math.PI * 1.98
  const label = mesh(
    wrap(r, lh, angle),
    m.printed(wrapLabel({ radius: r, height: lh, angle, front: 1.95, ...spec }), {
      roughness: 0.35,
      coat: 0.25,
    }),
    { at: [0, 0.2 + lh / 2, 0], cast: false, part: 'label' },
  )
  return g.add(film, label)
}

export function cakePlate(count = 3) {
  const g = group()
  for (let i = 0; i < count; i++)
    g.add(
      place(riceCake(i % 2 ? '#F0D796' : '#F4DFA6'), {
        at: [i * 0.03, i * 0.15, -i * 0.02],
        turn: i * 70,
        tip: [i === count - 1 ? 2 : 0, 0],
      }),
    )
  return g
}

/** Loose food: nuts, oats, berries — small bodies of one shape, scattered in a soft pile. */
export function scatter({
  count = 60,
  radius = 0.5,
  size = 0.05,
  shape = 'nut',
  colors = ['#C58A4E'],
  seed = 9,
  heap = 0.5,
}) {
  const next = random(seed)
  const g = group()
  const base = shape === 'flake' ? new THREE.SphereGeometry(1, 16, 10) : new THREE.SphereGeometry(1, 24, 16)
  const materials = colors.map((c) => m.foam(c, 2, 2, 1.2))
  for (let i = 0; i < count; i++) {
    const a = next() * Math.PI * 2
    const q = Math.sqrt(next()) * radius
    const y = Math.max(0, (1 - q / radius) * heap * size * 6)
    const piece = mesh(base, materials[i % materials.length])
    const k = size * (0.85 + 0.3 * next())
    if (shape === 'flake') piece.scale.set(k, k * 0.25, k * 0.75)
    else if (shape === 'almond') piece.scale.set(k * 1.5, k * 0.62, k * 0.85)
    else if (shape === 'berry') piece.scale.set(k * 1.35, k * 0.85, k * 0.85)
    else piece.scale.set(k * 1.2, k * 0.8, k * 0.8)
    piece.rotation.set((next() - 0.5) * 0.7, next() * Math.PI * 2, (next() - 0.5) * 0.7)
    piece.position.set(Math.cos(a) * q, k * (shape === 'flake' ? 0.3 : 0.75) + y * next(), Math.sin(a) * q)
    g.add(piece)
  }
  return g
}

/** Wooden honey dipper. */
export function dipper() {
  const profile = [
    [0, 0],
    [0.05, 0.0, 0.02],
  ]
  for (let i = 0; i < 6; i++) {
    const y = 0.03 + i * 0.075
    const r = 0.11 + 0.035 * Math.sin((i / 5) * Math.PI)
    profile.push([r, y, 0.012], [r, y + 0.04, 0.012], [0.06, y + 0.045, 0.008], [0.06, y + 0.07, 0.008])
  }
  profile.push([0.04, 0.5, 0.05], [0.034, 1.3, 0.02], [0.05, 1.42, 0.04], [0, 1.46])
  return mesh(turned(profile, 48), m.wood('#D9B183', '#B98350', { x: 1, y: 2, turn: Math.PI / 2 }))
}
