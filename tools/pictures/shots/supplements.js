import { capsuleBottle, capsules, scoop } from '../kinds/capsules.js'
import { stickBox } from '../kinds/cartons.js'
import { pouch } from '../kinds/pouch.js'
import { jar, tub } from '../kinds/tubs.js'
import { labels } from '../labels.js'
import { palette } from '../studio/materials.js'
import { group, place } from '../studio/shapes.js'

const { ink, paper, pine, saffron, pomegranate, turquoise } = palette
const damavand = { house: 'damavand', bg: paper, fg: ink, accent: pine, mark: saffron }
const dark = { fg: '#FBF6EA', body: '#1D211F', lid: '#1D211F', lidInk: '#FBF6EA' }

export const jars = {
  vanilla: {
    ...damavand,
    ...labels['whey-vanilla'],
    accent: '#94650A',
    bandColor: saffron,
    lid: '#F4F0E6',
    lidInk: ink,
  },
  cacao: {
    ...damavand,
    ...dark,
    ...labels['whey-cacao'],
    bg: '#43281C',
    accent: '#E9B872',
    mark: '#C9803B',
    bandColor: '#C9803B',
  },
  casein: {
    ...damavand,
    ...dark,
    ...labels['casein-night'],
    bg: '#1B2A4A',
    accent: '#A9C3EC',
    mark: '#8FB2E8',
    bandColor: '#8FB2E8',
    body: '#F4F1EA',
    lid: '#F4F1EA',
    lidInk: '#1B2A4A',
    share: 0.5,
  },
  creatine: {
    ...damavand,
    ...labels['creatine-mono'],
    accent: pine,
    mark: pine,
    bandColor: pine,
    lid: pine,
    r: 0.47,
    h: 0.98,
  },
  beta: {
    ...damavand,
    ...labels['beta-alanine'],
    bg: '#E3F0EE',
    accent: '#0F6B6B',
    mark: turquoise,
    bandColor: turquoise,
    lid: '#F4F1EA',
    lidInk: '#0F6B6B',
    r: 0.44,
    h: 0.86,
  },
  pre: {
    ...damavand,
    ...dark,
    ...labels['pre-workout-pomegranate'],
    bg: pomegranate,
    accent: '#FFD7C9',
    mark: saffron,
    bandColor: '#7E1B2B',
    body: '#7E1B2B',
    r: 0.46,
    h: 1.36,
    capH: 0.32,
  },
  omega: {
    ...damavand,
    ...labels['omega-3'],
    accent: '#94650A',
    mark: saffron,
    amber: true,
    bandColor: saffron,
    plate: 0.33,
    r: 0.34,
    h: 0.98,
  },
  vitaminD: {
    ...damavand,
    ...labels['vitamin-d3'],
    bg: '#F7E2AE',
    accent: '#7A4F00',
    mark: '#D08A12',
    amber: true,
    bandColor: '#D08A12',
    plate: 0.33,
    r: 0.29,
    h: 0.78,
  },
  magnesium: {
    ...damavand,
    ...labels['magnesium-glycinate'],
    bg: '#E4EBE2',
    accent: pine,
    mark: pine,
    bandColor: pine,
    plate: 0.33,
    r: 0.35,
    h: 0.94,
  },
  pea: {
    ...damavand,
    ...labels['pea-rice-protein'],
    bg: '#2F6A4A',
    fg: '#FBF6EA',
    accent: '#D9E8B8',
    mark: '#C7DC7E',
    film: '#2F6A4A',
    soft: '#437A5B',
    w: 1.75,
    h: 2.45,
    d: 0.78,
  },
}

const hero = (make, turn = -16, view = {}) => ({
  build: () => place(make(), { turn }),
  view: { el: 14, fill: 0.74, ...view },
})
const withScoop = (make, powder, x = 0.72, z = 0.62) => ({
  build: () =>
    group(
      place(make(), { turn: 14, at: [-0.15, 0, 0] }),
      place(scoop('#F2F0EA', powder), { at: [x, 0, z], turn: 32 }),
    ),
  view: { el: 25, fill: 0.84 },
})
const withCapsules = (make, options, at) => ({
  build: () => group(place(make(), { turn: 12 }), place(capsules(options.count ?? 9, options), { at })),
  view: { el: 24, fill: 0.82 },
})

export const supplements = {
  'whey-vanilla': [hero(() => tub(jars.vanilla)), withScoop(() => tub(jars.vanilla), '#F6EBD0', 0.62, 0.66)],
  'whey-cacao': [hero(() => tub(jars.cacao)), withScoop(() => tub(jars.cacao), '#8A5F45', 0.62, 0.66)],
  'casein-night': [hero(() => tub(jars.casein)), withScoop(() => tub(jars.casein), '#F7F1E2', 0.62, 0.66)],
  'pea-rice-protein': [
    hero(() => pouch(jars.pea), -20, { el: 10, fill: 0.76 }),
    {
      build: () =>
        group(
          place(pouch(jars.pea), { turn: 24 }),
          place(scoop('#F2F0EA', '#E4D7AE'), { at: [1.0, 0, 0.8], turn: 30 }),
        ),
      view: { el: 20, fill: 0.84 },
    },
  ],
  'creatine-mono': [
    hero(() => jar(jars.creatine), -14, { fill: 0.68 }),
    withScoop(() => jar(jars.creatine), '#FFFFFF', 0.55, 0.5),
  ],
  'beta-alanine': [
    hero(() => jar(jars.beta), -14, { fill: 0.66 }),
    withScoop(() => jar(jars.beta), '#FFFFFF', 0.55, 0.5),
  ],
  'electrolyte-mix': [
    { build: () => stickBox({ lying: 2 }), view: { el: 20, fill: 0.76 } },
    { build: () => stickBox({ lying: 3, turn: 24 }), view: { el: 34, fill: 0.84 } },
  ],
  'omega-3': [
    hero(() => capsuleBottle(jars.omega), -14, { fill: 0.7 }),
    withCapsules(
      () => capsuleBottle(jars.omega),
      { colors: ['#E0A13A', '#E0A13A'], soft: true, spread: 0.36, count: 8 },
      [0.42, 0, 0.5],
    ),
  ],
  'vitamin-d3': [
    hero(() => capsuleBottle(jars.vitaminD), -14, { fill: 0.62 }),
    withCapsules(
      () => capsuleBottle(jars.vitaminD),
      { colors: ['#F3D27A', '#F3D27A'], size: 0.036, spread: 0.32, count: 12 },
      [0.36, 0, 0.44],
    ),
  ],
  'magnesium-glycinate': [
    hero(() => capsuleBottle(jars.magnesium), -14, { fill: 0.68 }),
    withCapsules(
      () => capsuleBottle(jars.magnesium),
      { colors: ['#F4F1EA', '#CFE0CF'], spread: 0.36, count: 8 },
      [0.42, 0, 0.5],
    ),
  ],
  'pre-workout-pomegranate': [
    hero(() => jar(jars.pre), -16, { fill: 0.74 }),
    withScoop(() => jar(jars.pre), '#E58A94', 0.58, 0.52),
  ],
}
