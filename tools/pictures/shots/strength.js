import { barbell, doorBar, ezBar } from '../kinds/bars.js'
import { bench } from '../kinds/bench.js'
import { ribbonCoil } from '../kinds/cloth.js'
import { adjustable, hexDumbbell } from '../kinds/dumbbells.js'
import { kettlebell } from '../kinds/kettlebell.js'
import { bumper } from '../kinds/plates.js'
import { meel, ring } from '../kinds/wooden.js'
import { palette } from '../studio/materials.js'
import { group, place } from '../studio/shapes.js'

const lean = (object, back = 8) => place(object, { tip: [-back, 0] })
const plateStanding = (options, turn, at) =>
  place(lean(place(bumper(options), { at: [0, 2.25, 0] }), 0), { turn, at })
const clubs = (a, b) => group(place(meel({}), a), place(meel({ band: palette.pine }), b))

export const strength = {
  'hex-dumbbells-10': [
    {
      build: () =>
        group(
          place(hexDumbbell(), { at: [-0.35, 0, -0.75], turn: -52 }),
          place(hexDumbbell(), { at: [0.5, 0, 0.75], turn: -34 }),
        ),
      view: { el: 24, fill: 0.74 },
    },
    { build: () => place(hexDumbbell(), { turn: -62 }), view: { el: 14, fill: 0.76 } },
  ],
  'adjustable-dumbbell': [
    { build: () => place(adjustable(), { turn: -36 }), view: { el: 22, fill: 0.76 } },
    { build: () => place(adjustable({ lift: 0 }), { turn: -64 }), view: { el: 16, fill: 0.82 } },
  ],
  'kettlebell-16': [
    {
      build: () => place(kettlebell({ kg: 16, color: palette.saffron }), { turn: -18 }),
      view: { el: 13, fill: 0.72 },
    },
    {
      build: () => place(kettlebell({ kg: 16, color: palette.saffron }), { turn: 38 }),
      view: { el: 34, fill: 0.78 },
    },
  ],
  'kettlebell-24': [
    {
      build: () => place(kettlebell({ kg: 24, color: palette.pine, r: 1.08 }), { turn: -18 }),
      view: { el: 13, fill: 0.78 },
    },
    {
      build: () => place(kettlebell({ kg: 24, color: palette.pine, r: 1.08 }), { turn: 38 }),
      view: { el: 34, fill: 0.82 },
    },
  ],
  'bumper-plates-20': [
    {
      build: () => group(plateStanding({}, -34, [-0.5, 0, 0.2]), plateStanding({}, -34, [0.28, 0, -0.72])),
      view: { el: 12, fill: 0.74 },
    },
    {
      build: () =>
        group(
          place(bumper({}), { tip: [-90, 0], at: [0, 0.31, 0], turn: 30 }),
          place(bumper({}), { tip: [-90, 0], at: [0.12, 0.94, -0.1], turn: -20 }),
        ),
      view: { el: 30, fill: 0.78 },
    },
  ],
  'olympic-barbell': [
    {
      build: () => place(barbell({ shaft: 5.2, sleeve: 3.6 }), { at: [0, 0.38, 0], turn: -52 }),
      view: { el: 22, fill: 0.84 },
    },
    {
      build: () => place(barbell({ shaft: 1.9, sleeve: 2.2 }), { at: [0, 0.38, 0], turn: -64 }),
      view: { el: 17, fill: 0.8 },
    },
  ],
  'ez-curl-bar': [
    { build: () => place(ezBar(), { at: [0, 0.34, 0], turn: -32 }), view: { el: 30, fill: 0.84 } },
    { build: () => place(ezBar(), { at: [0, 0.34, 0], turn: -62 }), view: { el: 22, fill: 0.84 } },
  ],
  'flat-bench': [
    { build: () => place(bench(), { turn: -38 }), view: { el: 18, fill: 0.8 } },
    { build: () => place(bench(), { turn: -66 }), view: { el: 24, fill: 0.8 } },
  ],
  'pull-up-bar': [
    { build: () => place(doorBar(), { turn: -36 }), view: { el: 26, fill: 0.84 } },
    { build: () => place(doorBar(), { turn: -68 }), view: { el: 20, fill: 0.84 } },
  ],
  'gymnastic-rings': [
    {
      build: () =>
        group(
          place(ring(), { at: [-0.5, 1.12, -0.25], turn: -24, tip: [-6, 0] }),
          place(ring(), { at: [0.75, 0.15, 0.8], tip: [-90, 0], turn: 20 }),
          place(ribbonCoil({ color: '#1F2725', width: 0.38, turns: 7, inner: 0.22 }), {
            at: [-0.95, 0, 1.05],
            turn: 20,
          }),
        ),
      view: { el: 24, fill: 0.8 },
    },
    {
      build: () =>
        group(
          place(ring(), { at: [0, 0.15, 0], tip: [-90, 0], turn: 10 }),
          place(ring(), { at: [0.5, 0.37, -0.35], tip: [-78, 0], turn: -35 }),
        ),
      view: { el: 40, fill: 0.78 },
    },
  ],
  'meel-clubs': [
    {
      build: () => clubs({ at: [-0.75, 0, 0.15], turn: -10 }, { at: [0.75, 0, -0.25], turn: -26 }),
      view: { el: 12, fill: 0.8 },
    },
    {
      build: () =>
        clubs({ at: [-0.4, 0, -0.3], turn: 20 }, { at: [2.2, 0.62, 1.3], tip: [0, 84.5], turn: -24 }),
      view: { el: 22, fill: 0.84 },
    },
  ],
}
