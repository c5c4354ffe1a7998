import { openBooklet, standing } from '../kinds/booklets.js'
import { palette } from '../studio/materials.js'
import { group, place } from '../studio/shapes.js'

export const plans = {
  strength: {
    bg: palette.pine,
    fg: '#FAF7F0',
    soft: '#2C6C54',
    mark: '#F0B849',
    share: 0.32,
    name: ['Strength in', '12 Weeks'],
    sub: 'With a coach',
    number: '12',
    unit: 'weeks',
    bars: 12,
    pages: ['Week 3', 'Squat, top set'],
    chart: 'kg, week by week',
    progress: 'Week 3 of 12',
    week: [
      'Squat · Bench · Row',
      'Walk, mobility',
      'Deadlift · Press',
      'Rest',
      'Squat · Pull-up',
      'Swim or walk',
      'Rest',
    ],
  },
  fatloss: {
    bg: '#8E2334',
    fg: '#FAF7F0',
    soft: '#A23A4A',
    mark: '#F3C15B',
    share: 0.42,
    name: ['Fat Loss in', '16 Weeks'],
    sub: 'With a coach',
    number: '16',
    unit: 'weeks',
    bars: 16,
    pages: ['Week 5', 'Sets in a week'],
    chart: 'Strength sets, week by week',
    progress: 'Week 5 of 16',
    week: ['Strength A', 'Rest', 'Strength B', 'Walk, ride or swim', 'Strength C', 'Rest', 'Weekly review'],
  },
  run: {
    bg: '#155E6B',
    fg: '#FAF7F0',
    soft: '#28717E',
    mark: '#F3C15B',
    share: 0.25,
    name: ['First 10K in', '10 Weeks'],
    sub: 'With a coach',
    number: '10',
    unit: 'kilometers',
    bars: 10,
    pages: ['Week 4', 'Longest run'],
    chart: 'Minutes, week by week',
    progress: 'Week 4 of 10',
    week: ['Rest', 'Easy 30 min', 'Strength 25 min', 'Hills 40 min', 'Rest', 'Long 60 min', 'Rest'],
  },
}

const pair = (spec) => [
  { build: () => standing(spec, { turn: -26 }), view: { el: 11, fill: 0.74 } },
  {
    build: () =>
      group(place(openBooklet(spec), { turn: -14 }), standing(spec, { at: [0.75, 0, -1.45], turn: -22 })),
    view: { el: 30, fill: 0.84 },
  },
]

export const programs = {
  'program-strength-12': pair(plans.strength),
  'program-fatloss-16': pair(plans.fatloss),
  'program-run-10k': pair(plans.run),
}
