import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridOf } from './maximum-rules'
import {
  isDeloadWeek,
  type LoggedSession,
  type LoggedSet,
  type ProgressionRule,
  type ProgressionState,
  proposalOf,
  targetsOfWeek,
} from './progression-rules'
import type { SetTarget } from './set-rules'

const double: ProgressionRule = { row: 'squat', kind: 'double', step: 2.5 }
const deload: ProgressionRule = { row: 'squat', kind: 'deload', step: 10, every: 4 }
const percent: ProgressionRule = { row: 'squat', kind: 'percent', step: 2.5, top: 90 }

const target = (index: number, more: Partial<SetTarget> = {}): SetTarget => ({
  index,
  reps: 8,
  repsMax: 10,
  load: 60,
  ...more,
})
const set = (index: number, more: Partial<LoggedSet> = {}): LoggedSet => ({
  index,
  reps: 10,
  load: 60,
  ...more,
})
const session = (sets: LoggedSet[], more: Partial<LoggedSession> = {}): LoggedSession => ({
  date: '2026-11-26',
  week: 2,
  hasPain: false,
  sets,
  ...more,
})
const state = (
  more: Partial<ProgressionState> & { targets?: SetTarget[]; equipment?: readonly string[] } = {},
) => {
  const { targets = [target(0), target(1)], equipment = ['Barbell'], ...rest } = more
  return {
    row: { id: 'squat', equipment, targets },
    rules: [double],
    sessions: [session([set(0), set(1)])],
    next: { week: 3, blockWeek: 3 },
    ...rest,
  } satisfies ProgressionState
}
const loads = (of: ProgressionState) => proposalOf(of)?.to.map(({ load }) => load)
/** Loads after a last session with these sets. */
const after = (...sets: LoggedSet[]) => loads(state({ sessions: [session(sets)] }))

describe('double progression [55]', () => {
  test('raises the load once every working set reached the top of its range at its load', () => {
    const proposal = proposalOf(state())
    expect(proposal).toMatchObject({ kind: 'double', heldBy: null, session: { date: '2026-11-26' } })
    expect(proposal?.from).toEqual([target(0), target(1)])
    expect(proposal?.to).toEqual([target(0, { load: 62.5 }), target(1, { load: 62.5 })])
  })

  test.each<[string, LoggedSet[]]>([
    ['a set is a rep short', [set(0), set(1, { reps: 9 })]],
    ['a set is lighter than its target', [set(0), set(1, { load: 57.5 })]],
    ['a set is missing', [set(0)]],
    ['a set has no reps', [set(0), set(1, { reps: null })]],
    ['a set has no load', [set(0), set(1, { load: null })]],
    ['the last set was a warm-up', [set(0), set(1, { type: 'warmup' })]],
    ['one side of a set is short', [set(0), set(1), set(1, { reps: 7 })]],
  ])('stays where %s', (_, sets) => {
    expect(after(...sets)).toBeUndefined()
  })

  test.each<[string, LoggedSet[]]>([
    ['more reps and weight than asked', [set(0, { reps: 14 }), set(1, { load: 65 })]],
    ['a warm-up that is light', [set(0), set(1), set(2, { type: 'warmup', load: 20, reps: 3 })]],
    ['a drop set that is light', [set(0), set(1), set(2, { type: 'drop', load: 40, reps: 6 })]],
    ['a further set beyond the plan', [set(0), set(1), set(2, { reps: 3 })]],
  ])('goes on with %s', (_, sets) => {
    expect(after(...sets)).toEqual([62.5, 62.5])
  })

  test('follows `top` of the rule before the target’s own range', () => {
    expect(loads(state({ rules: [{ ...double, top: 12 }] }))).toBeUndefined()
    const twelve = [session([set(0, { reps: 12 }), set(1, { reps: 12 })])]
    expect(loads(state({ rules: [{ ...double, top: 12 }], sessions: twelve }))).toEqual([62.5, 62.5])
    const fixed = [target(0, { repsMax: undefined })]
    expect(loads(state({ targets: fixed, sessions: [session([set(0, { reps: 8 })])] }))).toEqual([62.5])
  })

  test('looks at the last session in which the exercise itself was done', () => {
    const good = session([set(0), set(1)])
    const short = session([set(0, { reps: 6 }), set(1)], { date: '2026-11-28' })
    expect(loads(state({ sessions: [good, short] }))).toBeUndefined()
    expect(loads(state({ sessions: [short, good] }))).toEqual([62.5, 62.5])
    expect(loads(state({ sessions: [good, session([set(0, { type: 'warmup' })])] }))).toEqual([62.5, 62.5])
    expect(loads(state({ sessions: [] }))).toBeUndefined()
  })

  test('needs a load in every working target, and touches no warm-up', () => {
    expect(loads(state({ targets: [target(0), target(1, { load: undefined })] }))).toBeUndefined()
    expect(loads(state({ targets: [] }))).toBeUndefined()
    const targets = [target(0, { type: 'warmup', load: 20 }), target(1)]
    expect(loads(state({ targets, sessions: [session([set(1)])] }))).toEqual([20, 62.5])
  })

  test('raises the coming week’s own targets where it has some', () => {
    const targets = [target(0), target(0, { week: 3, load: 70 }), target(0, { week: 4, load: 75 })]
    expect(loads(state({ targets, sessions: [session([set(0, { load: 70 })])] }))).toEqual([60, 72.5, 75])
  })

  test('is held by pain, and by more effort than asked; neither ever raises', () => {
    const held = proposalOf(state({ sessions: [session([set(0), set(1)], { hasPain: true })] }))
    expect(held).toMatchObject({ heldBy: 'pain' })
    expect(held?.to).toEqual(held?.from)
    const painful = session([set(0, { reps: 5 }), set(1)], { hasPain: true })
    expect(proposalOf(state({ sessions: [painful] }))).toBeUndefined()
    const asked = [target(0, { effort: 8 })]
    const done = (effort: number) =>
      loads(state({ targets: asked, sessions: [session([set(0, { effort })])] }))
    expect([done(8), done(8.5), done(5)]).toEqual([[62.5], undefined, [62.5]])
    const reserve = [target(0, { rir: 2 })]
    const left = (rir: number) => loads(state({ targets: reserve, sessions: [session([set(0, { rir })])] }))
    expect([left(2), left(1), left(0)]).toEqual([[62.5], undefined, undefined])
    const easy = session([set(0, { reps: 9, effort: 1 })])
    expect(loads(state({ targets: asked, sessions: [easy] }))).toBeUndefined()
  })

  test('means less help with assistance, and ends without any', () => {
    const helped = (load: number) =>
      loads(
        state({
          equipment: ['Machine'],
          targets: [target(0, { load })],
          sessions: [session([set(0, { load })])],
        }),
      )
    expect([helped(-20), helped(-2.5), helped(-1)]).toEqual([[-17.5], [0], [0]])
    const more = [target(0, { load: -20 })]
    expect(loads(state({ targets: more, sessions: [session([set(0, { load: -25 })])] }))).toBeUndefined()
  })

  test.each([
    [['Barbell', 'Bench'], 1, 62.5],
    [['Barbell'], 4, 65],
    [['Dumbbells'], 1.5, 62],
    [['Kettlebell'], 2.5, 64],
    [['دمبل'], 2, 62],
    [['Halterstang'], 2.5, 62.5],
    [['A rock'], 1.25, 61.5],
    [[], 0.25, 60.5],
  ])('rounds to what %j can load: %d kg more is %d', (equipment, step, expected) => {
    const targets = [target(0)]
    const sessions = [session([set(0)])]
    expect(loads(state({ equipment, targets, sessions, rules: [{ ...double, step }] }))).toEqual([expected])
  })

  test('compares and steps in the unit of the target', () => {
    const targets = [target(0, { load: 135, unit: 'lb' })]
    const done = (load: number) => loads(state({ targets, sessions: [session([set(0, { load })])] }))
    expect([done(61.23), done(61)]).toEqual([[140], undefined])
  })

  test('never lowers, and changes nothing but loads', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 300, noNaN: true }).map((kg) => Math.round(kg * 2) / 2),
        fc.constantFrom(0.25, 1, 2.5, 5, 10),
        fc.constantFrom<string[]>(['Barbell'], ['Dumbbells'], ['Kettlebell'], []),
        (load, step, equipment) => {
          const targets = [target(0, { load, tempo: '3010' })]
          const sessions = [session([set(0, { load })])]
          const proposal = proposalOf(state({ equipment, targets, sessions, rules: [{ ...double, step }] }))
          const [raised] = proposal?.to ?? []
          expect(raised?.load).toBeGreaterThan(load)
          expect({ ...raised, load }).toEqual(targets[0])
          expect(((raised?.load ?? 0) / gridOf(equipment)) % 1).toBeCloseTo(0, 5)
        },
      ),
    )
  })
})

describe('percent of a maximum [55]', () => {
  const targets = [target(0, { reps: 5, repsMax: undefined, load: 75, percentOf: 'Squat' })]
  /** The athlete's squat was 100 kg on the day of the session, so 75% is 75 kg. */
  const maximumOf = (name: string, day: string) =>
    name === 'Squat' && day === '2026-11-26' ? 100 : undefined
  const run = (sets: LoggedSet[], rules = [percent], more: Partial<SetTarget> = {}) =>
    loads(
      state({
        ...{ targets: targets.map((one) => ({ ...one, ...more })), rules, maximumOf },
        sessions: [session(sets)],
      }),
    )

  test('raises the percent up to its top once every set reached its reps at that load', () => {
    expect(run([set(0, { reps: 5, load: 75 })])).toEqual([77.5])
    expect(run([set(0, { reps: 5, load: 72.5 })])).toBeUndefined()
    expect(run([set(0, { reps: 4, load: 75 })])).toBeUndefined()
    expect(run([set(0, { reps: 5, load: 75 })], [{ ...percent, top: 76 }])).toEqual([76])
    expect(run([set(0, { reps: 5, load: 75 })], [{ ...percent, top: 75 }])).toBeUndefined()
  })

  test('asks for the load of the named maximum, not of the row', () => {
    expect(run([set(0, { reps: 5, load: 120 })], [percent], { percentOf: 'Deadlift' })).toBeUndefined()
    expect(run([set(0, { reps: 5, load: 120 })])).toEqual([77.5])
  })

  test('asks for the load in the unit in which the set was typed', () => {
    // 75% of 220.46 lb is 165 lb on a bar, which is less than 75 kg.
    const pounds = { reps: 5, load: 74.84 }
    expect(run([set(0, { ...pounds, unit: 'lb' })])).toEqual([77.5])
    expect(run([set(0, pounds)])).toBeUndefined()
  })

  test('proposes nothing without a maximum, and leaves targets in kilograms alone', () => {
    const sessions = [session([set(0, { reps: 20, load: 75 })])]
    expect(loads(state({ targets, rules: [percent], sessions }))).toBeUndefined()
    expect(loads(state({ rules: [percent], maximumOf }))).toBeUndefined()
    expect(loads(state({ targets, maximumOf }))).toBeUndefined()
  })
})

describe('a deload [55]', () => {
  const next = { week: 4, blockWeek: 2 }

  test('lowers the loads of its week only, whatever was done', () => {
    const targets = [target(0, { type: 'warmup', load: 20 }), target(1, { load: 61 })]
    const short = [session([set(1, { reps: 3 })])]
    const proposal = proposalOf(state({ targets, rules: [double, deload], sessions: short, next }))
    expect(proposal).toMatchObject({ kind: 'deload', heldBy: null, session: null })
    expect(proposal?.to).toEqual([
      ...targets,
      target(0, { type: 'warmup', load: 20, week: 2 }),
      target(1, { load: 52.5, week: 2 }),
    ])
    expect(targetsOfWeek(proposal?.to ?? [], 2).map(({ load }) => load)).toEqual([20, 52.5])
    expect(targetsOfWeek(proposal?.to ?? [], 3).map(({ load }) => load)).toEqual([20, 61])
  })

  test('is more help with assistance, and a lower percent of a maximum', () => {
    const lowered = (more: Partial<SetTarget>) =>
      proposalOf(state({ targets: [target(0, more)], rules: [deload], next }))?.to.at(-1)?.load
    expect([lowered({ load: -20 }), lowered({ load: 75, percentOf: '1RM' })]).toEqual([-22.5, 67.5])
  })

  test('is proposed once, and not where the week has targets of its own or none has a load', () => {
    const run = (targets: SetTarget[]) => proposalOf(state({ targets, rules: [deload], next }))
    expect(run([target(0), target(0, { week: 2, load: 50 })])).toBeUndefined()
    expect(run([target(0, { load: undefined })])).toBeUndefined()
    expect(proposalOf(state({ rules: [deload], next: { week: 5, blockWeek: 3 } }))).toBeUndefined()
  })

  test('is neither success nor failure', () => {
    const good = session([set(0), set(1)], { week: 3 })
    const light = session([set(0, { load: 52.5 }), set(1, { load: 52.5 })], { week: 4 })
    const after = { rules: [double, deload], next: { week: 5, blockWeek: 5 } }
    expect(loads(state({ ...after, sessions: [good, light] }))).toEqual([62.5, 62.5])
    expect(loads(state({ ...after, sessions: [light] }))).toBeUndefined()
    expect([0, 3, 4, 8].map((week) => isDeloadWeek(deload, week))).toEqual([false, false, true, true])
  })
})

test('the targets of a week take the place of those for every week, by set and side', () => {
  const all = [
    { index: 1, load: 1 },
    { index: 0, load: 2 },
    { index: 0, week: 2, load: 3 },
    { index: 1, side: 'left' as const, week: 2, load: 4 },
  ]
  expect(targetsOfWeek(all, 1).map(({ load }) => load)).toEqual([2, 1])
  expect(targetsOfWeek(all, 2).map(({ load }) => load)).toEqual([3, 1, 4])
})
