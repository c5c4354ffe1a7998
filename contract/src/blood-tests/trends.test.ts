import { describe, expect, test } from 'vitest'
import { itemsProblems } from './form'
import { markerOf } from './markers'
import { type TrendValue, trendsOf } from './trends'

const value = (day: string, label: string, number: number, unit: string | null): TrendValue => ({
  bloodTestId: day,
  day,
  label,
  marker: markerOf(label),
  number,
  bound: null,
  unit,
  low: null,
  high: null,
  position: null,
})
const lines = (...values: TrendValue[]) =>
  trendsOf(values).map(({ label, unit, points }) => [label, unit, points.map(({ number }) => number)])

describe('values of one name over time', () => {
  test('are one line where their units can be converted, with one point a test', () => {
    expect(
      lines(
        value('2026-01-10', 'Glucose', 90, 'mg/dL'),
        value('2026-01-10', 'Glucose', 5, 'mmol/L'),
        value('2026-02-10', 'Glucose', 5.2, 'mmol/L'),
      ),
    ).toEqual([['Glucose', 'mmol/L', [90, 5.2]]])
  })

  test('are two lines where they cannot, whichever comes first in a test', () => {
    expect(
      lines(
        value('2026-01-10', 'NEUT%', 31, '%'),
        value('2026-01-10', 'NEUT#', 2.1, '10^9/L'),
        value('2026-02-10', 'NEUT#', 2.4, '10^9/L'),
        value('2026-02-10', 'NEUT%', 33, '%'),
      ),
    ).toEqual([
      ['NEUT%', '%', [31, 33]],
      ['NEUT#', '10^9/L', [2.1, 2.4]],
    ])
  })

  test('belong to the line of their sign where a laboratory printed no unit', () => {
    expect(
      lines(
        value('2026-01-10', 'LYMPH', 31, '%'),
        value('2026-01-10', 'LYMPH#', 2.1, null),
        value('2026-02-10', 'LYMPH%', 33, null),
        value('2026-02-10', 'LYMPH#', 2.4, null),
      ),
    ).toEqual([
      ['LYMPH%', '%', [31, 33]],
      ['LYMPH#', null, [2.1, 2.4]],
    ])
  })

  test('without a unit belong to the line of their name', () => {
    expect(lines(value('2026-01-10', 'Lp(a)', 12, 'mg/dL'), value('2026-02-10', 'Lp(a)', 13, null))).toEqual([
      ['Lp(a)', 'mg/dL', [12, 13]],
    ])
  })
})

describe('two values of one sheet', () => {
  const twice = (...items: [label: string, unit?: string][]) =>
    itemsProblems(items.map(([label, unit]) => ({ label, value: 1, unit }))).map(({ path, code }) => [
      path[1],
      code,
    ])

  test('may differ by a sign or by their unit', () => {
    expect(twice(['NEUT%'], ['NEUT#'], ['NEUT'], ['Neutrophils', '%'], ['Neutrophils', '10^9/L'])).toEqual([])
  })

  test.each<[[label: string, unit?: string], [label: string, unit?: string]]>([
    [['LYMPH%'], ['LYMPH#']],
    [['MONO%'], ['MONO#']],
    [['Lymphocytes'], ['Lymphocytes %']],
    [
      ['Lymphocytes', '10^9/L'],
      ['Lymphocytes', '%'],
    ],
    [
      ['Reticulocytes', '%'],
      ['Reticulocytes', '10^9/L'],
    ],
    [['Reticulocytes'], ['Reticulocytes %']],
    [['Na'], ['Na+']],
  ])('are taken and drawn as two lines: %j and %j', (one, other) => {
    expect(twice(one, other)).toEqual([])
    const drawn = lines(
      ...[one, other].flatMap(([label, unit = null]) => [
        value('2026-01-10', label, 31, unit),
        value('2026-02-10', label, 33, unit),
      ]),
    )
    expect(drawn).toEqual([one, other].map(([label, unit = null]) => [label, unit, [31, 33]]))
  })

  test('are one where only case, spaces, hyphens or the spelling of the unit differ', () => {
    expect(twice(['HDL-C', 'mg/dL'], ['hdl c', 'mg / dl'], ['neut %'], ['NEUT%'])).toEqual([
      [1, 'blood_tests.label_twice'],
      [3, 'blood_tests.label_twice'],
    ])
  })
})
