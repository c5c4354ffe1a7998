import * as THREE from 'three'
import { standing } from '../kinds/booklets.js'
import { pastaBox } from '../kinds/cartons.js'
import * as c from '../kinds/conditioning.js'
import * as k from '../kinds/containers.js'
import * as g from '../kinds/gear.js'
import { scatter } from '../kinds/pantry.js'
import * as s from '../kinds/strength.js'
import * as m from '../studio/materials.js'
import { group, mesh, place, slab, turned } from '../studio/shapes.js'
import { goods } from './pantry.js'
import { plans } from './programs.js'
import { jars } from './supplements.js'

const { palette } = m

/** A round plinth, its edges softly broken. */
function plinth(radius, height, color) {
  return mesh(
    turned(
      [
        [0, 0.01],
        [radius - 0.03, 0.01],
        [radius, 0, 0.03],
        [radius, height, 0.06],
        [0, height],
      ],
      160,
    ),
    m.matte(color, 0.8),
  )
}

/** The house's sign as a piece of the set: a standing disc, and an arc of saffron on its rim. */
function disc(radius, color, arc = palette.saffron, share = 0.3, from = 0.06) {
  const shape = new THREE.Shape()
  shape.absarc(0, 0, radius, 0, Math.PI * 2, false)
  const ring = new THREE.Shape()
  const [a, b] = [Math.PI * 2 * from, Math.PI * 2 * (from + share)]
  ring.absarc(0, 0, radius * 0.93, a, b, false)
  ring.absarc(0, 0, radius * 0.84, b, a, true)
  return group(
    mesh(slab(shape, 0.22, 0.04, 160), m.matte(color, 0.85), { at: [0, radius, 0] }),
    mesh(slab(ring, 0.06, 0.02, 120), m.matte(arc, 0.7), { at: [0, radius, 0.13] }),
  )
}

const category = (tint, build, view = {}) => ({
  tint,
  width: 1600,
  height: 1000,
  passes: 8,
  build,
  view: { el: 14, fill: 0.74, fillX: 0.76, ...view },
})

export const stills = {
  'category-supplements': category('sand', () =>
    group(
      place(k.tub(jars.vanilla), { at: [-0.35, 0, -0.35], turn: -8 }),
      place(k.jar(jars.pre), { at: [0.95, 0, -0.2], turn: -18 }),
      place(k.jar(jars.creatine), { at: [1.85, 0, 0.25], turn: -24 }),
      place(k.capsuleBottle(jars.omega), { at: [-1.45, 0, 0.15], turn: 14 }),
      place(k.scoop('#F2F0EA', '#F6EBD0'), { at: [0.25, 0, 0.95], turn: 28 }),
    ),
  ),
  'category-pantry': category('clay', () =>
    group(
      place(k.pouch(goods.granola), { at: [-0.2, 0, -0.55], turn: -6 }),
      place(pastaBox({ turn: 0 }), { at: [-1.65, 0, -0.3], turn: 16 }),
      place(k.glassJar(goods.almond), { at: [0.95, 0, 0.05], turn: -14 }),
      place(k.glassJar(goods.honey), { at: [1.95, 0, -0.3], turn: -26 }),
      place(
        scatter({
          count: 9,
          radius: 0.36,
          size: 0.085,
          shape: 'almond',
          colors: ['#9A5B2C', '#A9683A', '#8C4F24'],
          heap: 0.1,
          seed: 3,
        }),
        { at: [0.15, 0, 0.75] },
      ),
    ),
  ),
  'category-strength': category('sage', () =>
    group(
      place(place(s.bumper({}), { at: [0, 2.25, 0] }), { at: [0.6, 0, -1.5], turn: -14 }),
      place(s.kettlebell({ kg: 24, color: palette.saffron, r: 1.08 }), { at: [-1.5, 0, 0.3], turn: -8 }),
      place(s.meel({}), { at: [3.2, 0, -0.6], turn: -20 }),
      place(s.meel({ band: palette.pine }), { at: [4.55, 0, -1.0], turn: -30 }),
      place(s.hexDumbbell(), { at: [1.9, 0, 1.4], turn: -50 }),
    ),
  ),
  'category-conditioning': category('sky', () =>
    group(
      place(c.yogaMat({ tail: 0, turns: 9.5 }), { at: [1.4, 0, -1.2], turn: 78 }),
      place(c.medicineBall({}), { at: [2.6, 0, 0.9], turn: -16 }),
      place(c.corkBlock(), { at: [-0.6, 0, 0.9], turn: -16 }),
      place(c.massageBalls().spiky, { at: [-0.5, 0.78, 0.9], turn: 0 }),
      place(c.foamRoller(), { at: [-3.0, 2.27, -0.6], tip: [0, 90], turn: 0 }),
    ),
  ),
  'category-gear': category(
    'stone',
    () =>
      group(
        place(g.towels(3), { at: [0.3, 0, -0.6], turn: -78 }),
        place(g.steelBottle(), { at: [-1.7, 0, -0.5], turn: -6 }),
        place(g.shaker(), { at: [-0.95, 0, 0.7], turn: -10 }),
        place(g.belt(), { at: [3.0, 0, 0.2], turn: -20 }),
        place(g.journal(), { at: [0.6, 0, 1.35], turn: 68 }),
      ),
    { el: 19 },
  ),
  'category-programs': category(
    'rose',
    () =>
      group(
        standing(plans.strength, { at: [0, 0, 0.35], turn: -14 }),
        standing(plans.fatloss, { at: [-1.45, 0, -0.25], turn: 12 }),
        standing(plans.run, { at: [1.5, 0, -0.35], turn: -28 }),
      ),
    { el: 9 },
  ),
  hero: {
    tint: 'paper',
    width: 1920,
    height: 1280,
    passes: 12,
    floor: { glow: [0.62, 0.6] },
    build: () => heroSet(),
    view: { el: 9, fill: 0.86, fillX: 0.64, dx: 0.15, dy: -0.02 },
  },
  'hero-tall': {
    tint: 'paper',
    width: 1000,
    height: 1250,
    passes: 12,
    floor: { glow: [0.5, 0.5] },
    build: () => heroSet(),
    view: { el: 9, fill: 0.66, fillX: 0.88, dy: -0.075 },
  },
}

function heroSet() {
  return group(
    place(disc(3.5, palette.pine), { at: [0.5, 0, -2.4], turn: -4 }),
    place(s.meel({}), { at: [-2.15, 0, -0.7], turn: -4 }),
    place(s.meel({ band: palette.saffron }), { at: [-0.95, 0, -1.15], turn: -12 }),
    place(place(place(s.bumper({ color: palette.pomegranate }), { at: [0, 2.25, 0] }), { tip: [-7, 0] }), {
      at: [1.75, 0, -1.05],
      turn: -18,
    }),
    place(s.kettlebell({ kg: 16, color: palette.saffron }), { at: [2.75, 0, 0.85], turn: -14 }),
    place(plinth(0.95, 0.5, '#EDE5D3'), { at: [-0.1, 0, 0.85] }),
    place(k.tub(jars.vanilla), { at: [-0.1, 0.5, 0.85], turn: -6 }),
    place(g.steelBottle({ color: palette.ink }), { at: [-1.55, 0, 0.75], turn: -2 }),
    place(k.jar(jars.pre), { at: [1.15, 0, 1.45], turn: -12 }),
  )
}
