import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadsText, typedLoads, withLoads } from './load-typing'
import type { SetTarget } from './set-rules'

const read = (text: string, sets = 3) => typedLoads(text, sets, 'Squat')

describe('typed loads', () => {
  test.each([
    ['62.5 kg', { load: 62.5 }],
    ['62,5', { load: 62.5 }],
    ['۶۲٫۵ کیلو', { load: 62.5 }],
    ['۶۲/۵ کیلوگرم', { load: 62.5 }],
    ['135 lb', { load: 135, unit: 'lb' }],
    ['-20 kg', { load: -20 }],
    ['–20', { load: -20 }],
    ['75% of Front squat', { load: 75, percentOf: 'Front squat' }],
    ['75 % van Kniebuiging', { load: 75, percentOf: 'Kniebuiging' }],
    ['۷۵٪ از اسکوات', { load: 75, percentOf: 'اسکوات' }],
    ['75%', { load: 75, percentOf: 'Squat' }],
  ])('%s is the load of every set', (text, load) => {
    expect(read(text)).toEqual([load, load, load])
  })

  test('have one for each set, the last one for the sets after it', () => {
    expect(read('20 kg; 60', 4)).toEqual([{ load: 20 }, { load: 60 }, { load: 60 }, { load: 60 }])
    expect(read('۲۰؛ –؛ ۶۰')).toEqual([{ load: 20 }, null, { load: 60 }])
    expect(read('60; –')).toEqual([{ load: 60 }, null, null])
  })

  test('name a maximum in as many letters as are stored', () => {
    const long = 'Romanian deadlift with a pause below the knee'
    expect(typedLoads('75%', 1, long)).toEqual([{ load: 75, percentOf: long.slice(0, 40) }])
    expect(read(`75% of ${long}`)).toBeUndefined()
  })

  test('without text are no loads', () => {
    expect(read(' ')).toEqual([null, null, null])
  })

  test.each(['heavy', '60 stone', '1,200', '2001 kg', '-501', '0%', '201%', '60; ; 70', '60; 61; 62; 63'])(
    '%s is not read',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )
})

describe('targets', () => {
  const targets: SetTarget[] = [
    { index: 0, type: 'warmup', reps: 5, load: 20 },
    { index: 1, load: 60, tempo: '3010' },
    { index: 2, load: 60 },
  ]

  test('are told as the text that gives them', () => {
    expect(loadsText(targets, 3)).toBe('20 kg; 60 kg')
    expect(loadsText([{ index: 0, reps: 5 }], 3)).toBe('')
    expect(loadsText([], 3)).toBe('')
    expect(loadsText([{ index: 1, load: 75, percentOf: 'Squat' }], 2)).toBe('–; 75% Squat')
  })

  test('are not told in one line where weeks or sides have loads of their own', () => {
    expect(loadsText([...targets, { index: 0, week: 2, load: 65 }], 3)).toBeUndefined()
    expect(loadsText([{ index: 0, side: 'left', load: 12 }], 3)).toBeUndefined()
  })

  test('keep their other values, and are removed when they are empty', () => {
    expect(withLoads(targets, [{ load: 25 }, null, null])).toEqual([
      { index: 0, type: 'warmup', reps: 5, load: 25 },
      { index: 1, tempo: '3010' },
    ])
    const later = { index: 3, load: 70 }
    const ofWeek = { index: 0, week: 2, reps: 3 }
    expect(withLoads([later, ofWeek], [{ load: 60 }])).toEqual([{ index: 0, load: 60 }, later, ofWeek])
  })

  test('come back from their text whatever they are', () => {
    const load = fc.oneof(
      fc.constant(null),
      fc.record({ load: fc.integer({ min: -500, max: 2000 }).map((n) => n / 2) }),
      fc.record({ load: fc.integer({ min: 1, max: 900 }), unit: fc.constant('lb' as const) }),
      fc.record({ load: fc.integer({ min: 1, max: 200 }), percentOf: fc.constantFrom('Squat', 'پرس سینه') }),
    )
    fc.assert(
      fc.property(fc.array(load, { minLength: 1, maxLength: 6 }), (loads) => {
        const text = loadsText(withLoads([], loads), loads.length)
        expect(typedLoads(text ?? '?', loads.length, 'Squat')).toEqual(loads)
      }),
    )
  })
})
