import * as THREE from 'three'
import { massageBalls, medicineBall } from '../kinds/balls.js'
import { belt } from '../kinds/belts.js'
import { corkBlock } from '../kinds/blocks.js'
import { standing } from '../kinds/booklets.js'
import { shaker, steelBottle } from '../kinds/bottles.js'
import { capsuleBottle, scoop } from '../kinds/capsules.js'
import { hexDumbbell } from '../kinds/dumbbells.js'
import { glassJar } from '../kinds/glass.js'
import { journal } from '../kinds/journal.js'
import { kettlebell } from '../kinds/kettlebell.js'
import { scatter } from '../kinds/pantry.js'
import { pastaBox } from '../kinds/pasta.js'
import { bumper } from '../kinds/plates.js'
import { pouch } from '../kinds/pouch.js'
import { foamRoller, yogaMat } from '../kinds/roller.js'
import { towels } from '../kinds/towels.js'
import { jar, tub } from '../kinds/tubs.js'
import { meel } from '../kinds/wooden.js'
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

/** Brand mark as a prop: a standing disc with a saffron arc on its rim. */
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
  cutOut: true,
  build,
  view: { el: 14, fill: 0.74, fillX: 0.76, ...view },
})

export const stills = {
  'category-supplements': category('sand', () =>
    group(
      place(tub(jars.vanilla), { at: [-0.35, 0, -0.35], turn: -8 }),
      place(jar(jars.pre), { at: [0.95, 0, -0.2], turn: -18 }),
      place(jar(jars.creatine), { at: [1.85, 0, 0.25], turn: -24 }),
      place(capsuleBottle(jars.omega), { at: [-1.45, 0, 0.15], turn: 14 }),
      place(scoop('#F2F0EA', '#F6EBD0'), { at: [0.25, 0, 0.95], turn: 28 }),
    ),
  ),
  'category-pantry': category('clay', () =>
    group(
      place(pouch(goods.granola), { at: [-0.2, 0, -0.55], turn: -6 }),
      place(pastaBox({ turn: 0 }), { at: [-1.65, 0, -0.3], turn: 16 }),
      place(glassJar(goods.almond), { at: [0.95, 0, 0.05], turn: -14 }),
      place(glassJar(goods.honey), { at: [1.95, 0, -0.3], turn: -26 }),
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
      place(place(bumper({}), { at: [0, 2.25, 0] }), { at: [0.6, 0, -1.5], turn: -14 }),
      place(kettlebell({ kg: 24, color: palette.saffron, r: 1.08 }), { at: [-1.5, 0, 0.3], turn: -8 }),
      place(meel({}), { at: [3.2, 0, -0.6], turn: -20 }),
      place(meel({ band: palette.pine }), { at: [4.55, 0, -1.0], turn: -30 }),
      place(hexDumbbell(), { at: [1.9, 0, 1.4], turn: -50 }),
    ),
  ),
  'category-conditioning': category('sky', () =>
    group(
      place(yogaMat({ tail: 0, turns: 9.5 }), { at: [1.4, 0, -1.2], turn: 78 }),
      place(medicineBall({}), { at: [2.6, 0, 0.9], turn: -16 }),
      place(corkBlock(), { at: [-0.6, 0, 0.9], turn: -16 }),
      place(massageBalls().spiky, { at: [-0.5, 0.78, 0.9], turn: 0 }),
      place(foamRoller(), { at: [-3.0, 2.27, -0.6], tip: [0, 90], turn: 0 }),
    ),
  ),
  'category-gear': category(
    'stone',
    () =>
      group(
        place(towels(3), { at: [0.3, 0, -0.6], turn: -78 }),
        place(steelBottle(), { at: [-1.7, 0, -0.5], turn: -6 }),
        place(shaker(), { at: [-0.95, 0, 0.7], turn: -10 }),
        place(belt(), { at: [3.0, 0, 0.2], turn: -20 }),
        place(journal(), { at: [0.6, 0, 1.35], turn: 68 }),
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
  // Not in the catalogue: share.mjs makes the social sharing picture from it.
  hero: {
    tint: 'paper',
    width: 1920,
    height: 1280,
    passes: 12,
    floor: { glow: [0.62, 0.6] },
    build: () => heroSet(),
    view: { el: 9, fill: 0.86, fillX: 0.64, dx: 0.15, dy: -0.02 },
  },
  // Same scene without a ground; hero.mjs makes the home page's files from it.
  'hero-cut-out': {
    tint: 'paper',
    width: 1800,
    height: 1800,
    passes: 12,
    cutOut: true,
    build: () => heroSet(),
    view: { el: 9, fill: 0.86, fillX: 0.8, dx: -0.01, dy: -0.01 },
  },
}

function heroSet() {
  return group(
    place(disc(3.5, palette.pine), { at: [0.5, 0, -2.4], turn: -4 }),
    place(meel({}), { at: [-2.15, 0, -0.7], turn: -4 }),
    place(meel({ band: palette.saffron }), { at: [-0.95, 0, -1.15], turn: -12 }),
    place(place(place(bumper({ color: palette.pomegranate }), { at: [0, 2.25, 0] }), { tip: [-7, 0] }), {
      at: [1.75, 0, -1.05],
      turn: -18,
    }),
    place(kettlebell({ kg: 16, color: palette.saffron }), { at: [2.75, 0, 0.85], turn: -14 }),
    place(plinth(0.95, 0.5, '#EDE5D3'), { at: [-0.1, 0, 0.85] }),
    place(tub(jars.vanilla), { at: [-0.1, 0.5, 0.85], turn: -6 }),
    place(steelBottle({ color: palette.ink }), { at: [-1.55, 0, 0.75], turn: -2 }),
    place(jar(jars.pre), { at: [1.15, 0, 1.45], turn: -12 }),
  )
}
