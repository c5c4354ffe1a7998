import { barBox } from '../kinds/date-bars.js'
import { can, glassJar } from '../kinds/glass.js'
import { cakePlate, cakeRoll, dipper, scatter } from '../kinds/pantry.js'
import { pastaBox } from '../kinds/pasta.js'
import { pouch } from '../kinds/pouch.js'
import { labels } from '../labels.js'
import { group, place } from '../studio/shapes.js'

const brown = '#3B2116'
const sepid = { house: 'sepid', bg: '#FBF5E9', fg: brown, accent: '#8A3F1D', mark: '#B5562A' }

export const goods = {
  oats: {
    ...sepid,
    ...labels['rolled-oats'],
    kraft: true,
    w: 1.6,
    h: 2.35,
    d: 0.75,
    roughness: 0.8,
    coat: 0,
  },
  almond: {
    ...sepid,
    ...labels['almond-butter'],
    fill: '#A8703C',
    lid: '#D3B25F',
    r: 0.43,
    h: 1.08,
    plate: 0.33,
  },
  pistachio: {
    ...sepid,
    ...labels['pistachio-butter'],
    bg: '#EFF2DC',
    accent: '#566B1B',
    mark: '#8DA33A',
    fill: '#8E9A3C',
    lid: '#D3B25F',
    r: 0.4,
    h: 0.86,
    plate: 0.33,
  },
  mulberry: {
    ...sepid,
    ...labels['mulberry-mix'],
    bg: '#5A2B4C',
    fg: '#FBF3E9',
    accent: '#F0C9DC',
    mark: '#D88BB2',
    film: '#5A2B4C',
    soft: '#6E3E5F',
    w: 1.35,
    h: 1.9,
    d: 0.6,
    seed: 8,
  },
  honey: {
    ...sepid,
    ...labels['mountain-honey'],
    fill: '#B4640A',
    glow: '#C9750C',
    glowLevel: 0.22,
    contentRoughness: 0.12,
    lid: '#D3B25F',
    sides: 6,
    r: 0.5,
    h: 1.12,
    accent: '#94650A',
    mark: '#E2A22B',
    plate: 0.33,
  },
  coldBrew: {
    ...sepid,
    ...labels['cold-brew-cans'],
    bg: '#2A1D17',
    fg: '#FBF3E4',
    accent: '#E9B872',
    mark: '#E2A22B',
    plate: 0.33,
  },
  granola: {
    ...sepid,
    ...labels['granola-cardamom'],
    bg: '#D98B3F',
    fg: '#2E1708',
    accent: '#5A2C0C',
    mark: '#FBF3E4',
    film: '#D98B3F',
    soft: '#C87A31',
    w: 1.5,
    h: 2.1,
    d: 0.68,
    seed: 12,
  },
}

const oats = () =>
  scatter({
    count: 150,
    radius: 0.52,
    size: 0.06,
    shape: 'flake',
    colors: ['#E3C899', '#D8B985', '#EBD5AC'],
    heap: 0.55,
  })
const jarShot = (spec, extra, view = {}) => ({
  build: () => group(place(glassJar(spec), { turn: 14 }), extra),
  view: { el: 22, fill: 0.84, ...view },
})
const cans = (turns, spots) => group(spots.map((at, i) => place(can(goods.coldBrew), { at, turn: turns[i] })))

export const pantry = {
  'rolled-oats': [
    { build: () => place(pouch(goods.oats), { turn: -20 }), view: { el: 10, fill: 0.76 } },
    {
      build: () => group(place(pouch(goods.oats), { turn: 22 }), place(oats(), { at: [0.7, 0, 0.95] })),
      view: { el: 22, fill: 0.84 },
    },
  ],
  'almond-butter': [
    { build: () => place(glassJar(goods.almond), { turn: -14 }), view: { el: 14, fill: 0.7 } },
    jarShot(
      goods.almond,
      place(
        scatter({
          count: 11,
          radius: 0.34,
          size: 0.085,
          shape: 'almond',
          colors: ['#9A5B2C', '#A9683A', '#8C4F24'],
          heap: 0.1,
          seed: 3,
        }),
        { at: [0.52, 0, 0.52] },
      ),
    ),
  ],
  'pistachio-butter': [
    { build: () => place(glassJar(goods.pistachio), { turn: -14 }), view: { el: 14, fill: 0.64 } },
    jarShot(
      goods.pistachio,
      place(
        scatter({
          count: 16,
          radius: 0.32,
          size: 0.06,
          shape: 'nut',
          colors: ['#8FA03E', '#7B8A30', '#A2864F'],
          heap: 0.1,
          seed: 5,
        }),
        { at: [0.48, 0, 0.5] },
      ),
    ),
  ],
  'date-bars': [
    { build: () => barBox({}), view: { el: 22, fill: 0.84 } },
    { build: () => barBox({ turn: 24, lying: 1 }), view: { el: 34, fill: 0.8 } },
  ],
  'saffron-rice-cakes': [
    {
      build: () =>
        group(
          place(cakeRoll(), { turn: -14, at: [-0.2, 0, 0] }),
          place(cakePlate(1), { at: [0.62, 0, 0.55] }),
        ),
      view: { el: 16, fill: 0.74 },
    },
    {
      build: () =>
        group(
          place(cakeRoll(), { turn: 12, at: [-0.45, 0, -0.2] }),
          place(cakePlate(3), { at: [0.55, 0, 0.5] }),
        ),
      view: { el: 28, fill: 0.78 },
    },
  ],
  'red-lentil-pasta': [
    { build: () => pastaBox({}), view: { el: 12, fill: 0.76 } },
    { build: () => pastaBox({ turn: 22, loose: 16 }), view: { el: 24, fill: 0.78 } },
  ],
  'mulberry-mix': [
    { build: () => place(pouch(goods.mulberry), { turn: -20 }), view: { el: 10, fill: 0.72 } },
    {
      build: () =>
        group(
          place(pouch(goods.mulberry), { turn: 22 }),
          place(
            scatter({
              count: 34,
              radius: 0.42,
              size: 0.065,
              shape: 'berry',
              colors: ['#CDB48A', '#BFA274', '#5B3324', '#D8C39B'],
              heap: 0.3,
            }),
            { at: [0.66, 0, 0.8] },
          ),
        ),
      view: { el: 22, fill: 0.84 },
    },
  ],
  'mountain-honey': [
    { build: () => place(glassJar(goods.honey), { turn: -16 }), view: { el: 14, fill: 0.7 } },
    {
      build: () =>
        group(
          place(glassJar(goods.honey), { turn: 18 }),
          place(dipper(), { at: [-0.1, 0.135, 0.72], tip: [0, -88], turn: -30 }),
        ),
      view: { el: 24, fill: 0.8 },
    },
  ],
  'cold-brew-cans': [
    {
      build: () =>
        cans(
          [-16, -4, -22],
          [
            [-0.52, 0, 0.1],
            [0.1, 0, 0.42],
            [0.56, 0, -0.2],
          ],
        ),
      view: { el: 14, fill: 0.74 },
    },
    {
      build: () =>
        group(
          place(can(goods.coldBrew), { at: [-0.3, 0, 0], turn: 10 }),
          place(can(goods.coldBrew), { at: [0.9, 0.29, 0.62], tip: [0, 90], turn: 22 }),
        ),
      view: { el: 22, fill: 0.84 },
    },
  ],
  'granola-cardamom': [
    { build: () => place(pouch(goods.granola), { turn: -20 }), view: { el: 10, fill: 0.74 } },
    {
      build: () =>
        group(
          place(pouch(goods.granola), { turn: 22 }),
          place(
            scatter({
              count: 110,
              radius: 0.5,
              size: 0.06,
              shape: 'nut',
              colors: ['#C48A48', '#A86C30', '#D9AC6E', '#8C9A45', '#B9506A'],
              heap: 0.6,
            }),
            { at: [0.72, 0, 0.88] },
          ),
        ),
      view: { el: 22, fill: 0.84 },
    },
  ],
}
