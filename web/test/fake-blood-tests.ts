import type { BloodTestMarker, MyBloodTest } from 'contract/blood-tests/calls'
import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { markerOf } from 'contract/blood-tests/markers'
import { rangePosition, readNumber } from 'contract/blood-tests/numbers'
import { type Trend, type TrendValue, trendsOf } from 'contract/blood-tests/trends'

interface Printed {
  value: string | number
  unit?: string
  low?: number | null
  high?: number | null
}

export function marker(label: string, { value, unit, low = null, high = null }: Printed): BloodTestMarker {
  const { number = null, bound = null } = readNumber(value) ?? {}
  return {
    id: `m-${label}`,
    label,
    value,
    number,
    bound,
    unit: unit ?? null,
    low,
    high,
    position: rangePosition(value, low, high),
    marker: markerOf(label),
    source: 'athlete',
  }
}

const usual = [
  marker('Glucose', { value: 112, unit: 'mg/dL', low: 70, high: 100 }),
  marker('Ferritin', { value: '48', unit: 'ng/mL', low: 30, high: 400 }),
  marker('Blood group', { value: 'A+' }),
]

/** Creates a blood test with these markers; `items` is their map as in a server response. */
export function bloodTest(id: string, { markers = usual, ...more }: Partial<MyBloodTest> = {}): MyBloodTest {
  return {
    id,
    _id: id,
    status: 'reviewing',
    editable: true,
    createdAt: '2026-11-18T10:30:00.000Z',
    updatedAt: '2026-11-18T10:30:00.000Z',
    reviewedAt: null,
    testedAt: '2026-11-16',
    code: 'LAB-2291',
    note: 'Fasting, early in the morning.',
    analysis_result: null,
    items: Object.fromEntries(markers.map(({ label, value }) => [label, value])),
    markers,
    coach_comment: null,
    coach_comment_at: null,
    report: null,
    coach: null,
    ...more,
  }
}

const reviewedAt = '2026-11-20T09:05:00.000Z'

/** Fields that a coach's comment changes in a test. */
export const commented = {
  status: 'completed',
  reviewedAt,
  coach_comment: 'Your glucose is above the range: discuss this with a physician.',
  coach_comment_at: reviewedAt,
  coach: { firstName: 'Kaveh', lastName: 'Rad' },
}

export function athletesTest(id: string, more: Partial<CoachBloodTest> = {}): CoachBloodTest {
  const { coach: _, ...test } = bloodTest(id, more)
  const userId = { id: 'u1', _id: 'u1', firstName: 'Mina', lastName: 'Rad', email: 'mina@example.test' }
  return { ...test, userId, ...more }
}

/** Creates the coach's list; as on the server, only values out of range are structured. */
export function athletesList(tests: readonly CoachBloodTest[]) {
  const bloodTests = tests.map(({ markers = [], ...row }) => ({
    ...row,
    values: markers.length,
    marked: markers.filter(({ position }) => position === 'below' || position === 'above'),
  }))
  const count = (status: string) => tests.filter((one) => one.status === status).length
  return {
    success: true,
    status: 'success',
    bloodTests,
    data: {
      bloodTests,
      total: tests.length,
      currentPage: 1,
      totalPages: 1,
      counts: { reviewing: count('reviewing'), completed: count('completed') },
    },
  }
}

export function trendValue(day: string, label: string, printed: Printed): TrendValue {
  const { number, ...rest } = marker(label, printed)
  return { ...rest, number: number ?? 0, bloodTestId: `t-${day}`, day }
}

/** Trends of three glucose values, one of them in another unit, and a single ferritin value. */
export function someTrends(newest = 'b1'): Trend[] {
  const range = { unit: 'mg/dL', low: 70, high: 100 }
  return trendsOf([
    trendValue('2026-01-10', 'Glucose', { value: 5.2, unit: 'mmol/L', low: 3.9, high: 5.6 }),
    trendValue('2026-02-10', 'Glucose', { value: 96, ...range }),
    { ...trendValue('2026-11-16', 'Glucose', { value: 112, ...range }), bloodTestId: newest },
    {
      ...trendValue('2026-11-16', 'Ferritin', { value: '48', unit: 'ng/mL', low: 30, high: 400 }),
      bloodTestId: newest,
    },
  ])
}
