import { describe, expect, test } from 'vitest'
import {
  convertValue,
  knownUnit,
  markerCodes,
  markerOf,
  markers,
  nameKey,
  roundConverted,
  sameUnit,
  unitsOf,
} from './markers'

describe('names of values', () => {
  test('each is recognised in three languages and as laboratories print it, and names one marker only', () => {
    const seen = new Map<string, string>()
    for (const code of markerCodes) {
      const { names, also } = markers[code]
      for (const name of [...Object.values(names), ...also]) {
        expect(markerOf(name), name).toBe(code)
        expect(seen.get(nameKey(name)) ?? code, name).toBe(code)
        seen.set(nameKey(name), code)
      }
    }
  })

  test.each([
    ['vitamin-d', 'vitaminD'],
    ['VITAMINE D', 'vitaminD'],
    ['ويتامين دي', 'vitaminD'],
    ['LDL Cholesterol', 'ldl'],
    ['Free testosterone', null],
    ['', null],
    ['constructor', null],
  ])('%j is %j', (label, code) => {
    expect(markerOf(label)).toBe(code)
  })
})

describe('units', () => {
  test.each([
    ['mg/dl', 'MG / DL'],
    ['µg/dL', 'mcg/100ml'],
    ['μg/dL', 'ug/dl'],
    ['mIU/L', 'mU/l'],
    ['µmol/L', 'mcmol/l'],
    ['U/L', 'IU/l'],
    ['µIU/mL', 'uU/ml'],
  ])('%s and %s are one', (one, other) => {
    expect(sameUnit(one, other)).toBe(true)
    expect(sameUnit(one, 'g/L')).toBe(false)
  })

  test('a typed unit gets the spelling of the table', () => {
    expect(knownUnit('iron', 'mcg/dl')).toBe('µg/dL')
    expect(knownUnit('iron', 'mmol/L')).toBeUndefined()
    expect(knownUnit(null, 'mg/dL')).toBeUndefined()
    expect(unitsOf('haemoglobin')).toEqual(['g/dL', 'g/L', 'mmol/L'])
  })

  // Pairs as the tables of laboratories print them.
  test.each([
    ['glucose', 90, 'mg/dL', 5, 'mmol/L'],
    ['glucose', 126, 'mg/dl', 6.99, 'mmol/l'],
    ['cholesterol', 200, 'mg/dL', 5.18, 'mmol/L'],
    ['hdl', 40, 'mg/dL', 1.04, 'mmol/L'],
    ['ldl', 130, 'mg/dL', 3.37, 'mmol/L'],
    ['triglycerides', 200, 'mg/dL', 2.26, 'mmol/L'],
    ['creatinine', 1, 'mg/dL', 88.4, 'µmol/L'],
    ['urea', 30, 'mg/dL', 5, 'mmol/L'],
    ['ureaNitrogen', 14, 'mg/dL', 5, 'mmol/L'],
    ['uricAcid', 6, 'mg/dL', 357, 'µmol/L'],
    ['haemoglobin', 14.5, 'g/dL', 9, 'mmol/L'],
    ['haemoglobin', 145, 'g/L', 14.5, 'g/dL'],
    ['iron', 100, 'µg/dL', 17.9, 'µmol/L'],
    ['ferritin', 100, 'ng/mL', 100, 'µg/L'],
    ['vitaminD', 30, 'ng/mL', 74.9, 'nmol/L'],
    ['ferritin', 100, 'ng/mL', 225, 'pmol/L'],
    ['vitaminB12', 500, 'pg/mL', 369, 'pmol/L'],
    ['cortisol', 10, 'µg/dL', 276, 'nmol/L'],
    ['tsh', 2.5, 'µIU/mL', 2.5, 'mIU/L'],
    ['calcium', 10, 'mg/dL', 2.5, 'mmol/L'],
    ['magnesium', 2, 'mg/dL', 0.823, 'mmol/L'],
    ['albumin', 4.2, 'g/dL', 42, 'g/L'],
    ['crp', 1, 'mg/dL', 10, 'mg/L'],
    ['ast', 31, 'IU/L', 31, 'U/L'],
    ['testosterone', 600, 'ng/dL', 20.8, 'nmol/L'],
    ['testosterone', 6, 'ng/mL', 20.8, 'nmol/L'],
    ['hba1c', 6.5, '%', 47.5, 'mmol/mol'],
    ['hba1c', 7, '%', 53, 'mmol/mol'],
  ] as const)('%s: %d %s are %d %s, and back', (code, value, from, expected, to) => {
    const converted = convertValue(code, value, from, to) as number
    expect(roundConverted(converted)).toBe(expected)
    expect(convertValue(code, converted, to, from)).toBeCloseTo(value, 9)
  })

  test('converts no unknown marker or unit', () => {
    expect(convertValue('glucose', 90, 'mg/dL', 'g/L')).toBeUndefined()
    expect(convertValue(null, 90, 'mg/dL', 'mmol/L')).toBeUndefined()
    expect(convertValue(null, 90, 'U/L', 'u/l')).toBe(90)
  })

  test('every marker gets from each of its units to each other and back', () => {
    for (const code of markerCodes)
      for (const from of unitsOf(code))
        for (const to of unitsOf(code)) {
          const there = convertValue(code, 7, from, to) as number
          expect(convertValue(code, there, to, from), `${code} ${from} ${to}`).toBeCloseTo(7, 9)
        }
  })
})
