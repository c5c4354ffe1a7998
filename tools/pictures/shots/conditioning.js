import { massageBalls, medicineBall } from '../kinds/balls.js'
import { bandSet, miniBands } from '../kinds/bands.js'
import { corkBlock, plyoBox } from '../kinds/blocks.js'
import { foamRoller, yogaMat } from '../kinds/roller.js'
import { speedRope } from '../kinds/rope.js'
import { abWheel } from '../kinds/wheel.js'
import { group, place } from '../studio/shapes.js'

const balls = (a, b) => {
  const { smooth, spiky } = massageBalls()
  // The smooth ball is the smaller of the two.
  return group(place(smooth, { ...a, scale: 0.84 }), place(spiky, { ...b, scale: 1.02 }))
}

const wheelAndPad = (a, b) => {
  const { wheel, pad } = abWheel()
  return group(place(wheel, a), place(pad, b))
}

export const conditioning = {
  'resistance-bands': [
    { build: () => place(bandSet(0), { turn: -24 }), view: { el: 26, fill: 0.8 } },
    { build: () => place(bandSet(1), { turn: 34 }), view: { el: 42, fill: 0.82 } },
  ],
  'mini-bands': [
    { build: () => place(miniBands(0), { turn: -20 }), view: { el: 24, fill: 0.76 } },
    { build: () => place(miniBands(1), { turn: 14 }), view: { el: 42, fill: 0.78 } },
  ],
  'speed-rope': [
    { build: () => place(speedRope(), { turn: -10 }), view: { el: 36, fill: 0.84 } },
    { build: () => place(speedRope(), { turn: 52 }), view: { el: 24, fill: 0.84 } },
  ],
  'foam-roller': [
    { build: () => place(foamRoller(), { turn: -48 }), view: { el: 20, fill: 0.78 } },
    { build: () => place(foamRoller(), { turn: -74 }), view: { el: 14, fill: 0.74 } },
  ],
  'massage-ball-set': [
    {
      build: () => balls({ at: [-0.45, 0, -0.15], turn: -4 }, { at: [0.66, 0, 0.5], turn: 20 }),
      view: { el: 15, fill: 0.72 },
    },
    {
      build: () => balls({ at: [0.5, 0, -0.45], turn: 14 }, { at: [-0.4, 0, 0.4], turn: 60 }),
      view: { el: 36, fill: 0.76 },
    },
  ],
  'yoga-mat': [
    { build: () => place(yogaMat({ tail: 5.4, turns: 6 }), { turn: -34 }), view: { el: 26, fill: 0.84 } },
    { build: () => place(yogaMat({ tail: 0.9, turns: 9.5 }), { turn: -22 }), view: { el: 16, fill: 0.8 } },
  ],
  'cork-blocks': [
    {
      build: () =>
        group(place(corkBlock(), { turn: -28 }), place(corkBlock(), { at: [0.08, 0.78, 0.02], turn: -12 })),
      view: { el: 20, fill: 0.76 },
    },
    {
      build: () =>
        group(
          place(corkBlock(), { at: [-0.2, 0, 0.5], turn: 24 }),
          place(corkBlock(), { at: [0.35, 1.15, -0.85], tip: [0, 90], turn: 14 }),
        ),
      view: { el: 22, fill: 0.78 },
    },
  ],
  'medicine-ball-6': [
    { build: () => place(medicineBall({}), { turn: -24 }), view: { el: 12, fill: 0.68 } },
    { build: () => place(medicineBall({}), { turn: 34 }), view: { el: 30, fill: 0.72 } },
  ],
  'ab-wheel': [
    {
      build: () => wheelAndPad({ turn: -38 }, { at: [-0.5, 0, 1.75], turn: -20 }),
      view: { el: 20, fill: 0.8 },
    },
    { build: () => abWheel().wheel.rotateY(-1.19), view: { el: 12, fill: 0.76 } },
  ],
  'plyo-box': [
    { build: () => place(plyoBox(), { turn: -34 }), view: { el: 16, fill: 0.74 } },
    { build: () => place(plyoBox(), { turn: -62 }), view: { el: 26, fill: 0.76 } },
  ],
}
