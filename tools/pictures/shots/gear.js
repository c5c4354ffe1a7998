import { belt, liftingStrap, wristWrap } from '../kinds/belts.js'
import { chalkBottle, shaker, steelBottle } from '../kinds/bottles.js'
import { duffel } from '../kinds/duffel.js'
import { journal } from '../kinds/journal.js'
import { towelRoll, towels } from '../kinds/towels.js'
import { group, place } from '../studio/shapes.js'

export const gear = {
  'shaker-700': [
    { build: () => place(shaker(), { turn: -14 }), view: { el: 13, fill: 0.76 } },
    { build: () => place(shaker(), { turn: 26 }), view: { el: 32, fill: 0.8 } },
  ],
  'steel-bottle-1l': [
    { build: () => place(steelBottle(), { turn: -16 }), view: { el: 12, fill: 0.8 } },
    { build: () => place(steelBottle(), { turn: 24 }), view: { el: 34, fill: 0.86 } },
  ],
  'leather-belt': [
    { build: () => place(belt(), { turn: -22 }), view: { el: 26, fill: 0.78 } },
    { build: () => place(belt(), { turn: -58 }), view: { el: 34, fill: 0.8 } },
  ],
  'lifting-straps': [
    {
      build: () =>
        group(
          place(liftingStrap(), { at: [-0.7, 0, -0.45], turn: -14 }),
          place(liftingStrap(), { at: [-0.35, 0, 0.75], turn: -26 }),
        ),
      view: { el: 26, fill: 0.78 },
    },
    { build: () => place(liftingStrap(), { turn: -34 }), view: { el: 46, fill: 0.82 } },
  ],
  'wrist-wraps': [
    {
      build: () =>
        group(
          place(wristWrap(), { at: [-0.62, 0, -0.1], turn: -24 }),
          place(wristWrap(), { at: [0.62, 0, 0.35], turn: 8 }),
        ),
      view: { el: 24, fill: 0.74 },
    },
    {
      build: () =>
        group(
          place(wristWrap(), { at: [-0.5, 0, -0.2], turn: 30 }),
          place(wristWrap(), { at: [0.62, 0.55, 0.45], tip: [90, 0], turn: 40 }),
        ),
      view: { el: 36, fill: 0.76 },
    },
  ],
  'liquid-chalk': [
    { build: () => place(chalkBottle(), { turn: -18 }), view: { el: 13, fill: 0.7 } },
    { build: () => place(chalkBottle(), { turn: 24 }), view: { el: 34, fill: 0.8 } },
  ],
  'gym-towel': [
    { build: () => place(towels(2), { turn: -30 }), view: { el: 20, fill: 0.76 } },
    {
      build: () =>
        group(
          place(towels(1), { turn: 24 }),
          place(towelRoll('#F1ECE0'), { at: [0.1, 0.56, 0.05], turn: 14 }),
        ),
      view: { el: 22, fill: 0.76 },
    },
  ],
  'duffel-40l': [
    { build: () => place(duffel(), { turn: -30 }), view: { el: 18, fill: 0.8 } },
    { build: () => place(duffel(), { turn: 38 }), view: { el: 28, fill: 0.8 } },
  ],
  'training-journal': [
    { build: () => place(journal(), { turn: -28 }), view: { el: 40, fill: 0.78 } },
    { build: () => place(journal({ open: true }), { turn: -16 }), view: { el: 40, fill: 0.84 } },
  ],
}
