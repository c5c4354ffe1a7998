import type { Locale } from '../locale'
import { searchForm } from '../text'

/**
 * Known markers with the units laboratories use. `units` holds the amount of each unit that equals one of the first.
 * Source: AMA Manual of Style (11th edition, section 17.5); haemoglobin in mmol/L per subunit, as Dutch laboratories
 * print it; HbA1c by the IFCC–NGSP master equation.
 */
interface Marker {
  names: Record<Locale, string>
  /** Other names that laboratories print. */
  also: readonly string[]
  units: Record<string, number | { times: number; plus: number }>
}

const marker = <const U extends Marker['units']>(
  en: string,
  fa: string,
  nl: string,
  units: U,
  also: readonly string[] = [],
) => ({ names: { en, fa, nl }, also, units })

export const markers = {
  glucose: marker('Glucose', 'قند خون', 'Glucose', { 'mg/dL': 1, 'mmol/L': 0.0555 }, [
    'Fasting glucose',
    'Blood sugar',
    'Fasting blood sugar',
    'FBS',
    'قند خون ناشتا',
    'گلوکز',
    'Glucose nuchter',
    'Bloedsuiker',
  ]),
  hba1c: marker('HbA1c', 'HbA1c', 'HbA1c', { '%': 1, 'mmol/mol': { times: 10.93, plus: -23.5 } }, [
    'Hemoglobin A1c',
    'Haemoglobin A1c',
    'A1c',
    'هموگلوبین A1c',
  ]),
  cholesterol: marker('Total cholesterol', 'کلسترول', 'Cholesterol', { 'mg/dL': 1, 'mmol/L': 0.0259 }, [
    'Cholesterol',
    'Chol',
    'کلسترول تام',
    'Totaal cholesterol',
    'Cholesterol totaal',
  ]),
  hdl: marker('HDL cholesterol', 'کلسترول HDL', 'HDL-cholesterol', { 'mg/dL': 1, 'mmol/L': 0.0259 }, [
    'HDL',
    'HDL-C',
  ]),
  ldl: marker('LDL cholesterol', 'کلسترول LDL', 'LDL-cholesterol', { 'mg/dL': 1, 'mmol/L': 0.0259 }, [
    'LDL',
    'LDL-C',
  ]),
  triglycerides: marker('Triglycerides', 'تری‌گلیسرید', 'Triglyceriden', { 'mg/dL': 1, 'mmol/L': 0.0113 }, [
    'TG',
    'Triglyceride',
  ]),
  creatinine: marker('Creatinine', 'کراتینین', 'Creatinine', { 'mg/dL': 1, 'µmol/L': 88.4 }, ['Kreatinine']),
  urea: marker('Urea', 'اوره', 'Ureum', { 'mg/dL': 1, 'mmol/L': 0.1665 }, []),
  ureaNitrogen: marker(
    'Urea nitrogen (BUN)',
    'نیتروژن اوره (BUN)',
    'Ureumstikstof (BUN)',
    {
      'mg/dL': 1,
      'mmol/L': 0.357,
    },
    ['BUN', 'Blood urea nitrogen', 'Urea nitrogen'],
  ),
  uricAcid: marker(
    'Uric acid',
    'اسید اوریک',
    'Urinezuur',
    { 'mg/dL': 1, 'µmol/L': 59.48, 'mmol/L': 0.05948 },
    ['Uraat', 'Urate'],
  ),
  haemoglobin: marker('Hemoglobin', 'هموگلوبین', 'Hemoglobine', { 'g/dL': 1, 'g/L': 10, 'mmol/L': 0.6206 }, [
    'Haemoglobin',
    'Hb',
    'Hgb',
  ]),
  iron: marker('Iron', 'آهن', 'IJzer', { 'µg/dL': 1, 'µmol/L': 0.179 }, ['Serum iron', 'Fe', 'آهن سرم']),
  ferritin: marker('Ferritin', 'فریتین', 'Ferritine', { 'ng/mL': 1, 'µg/L': 1, 'pmol/L': 2.247 }, []),
  vitaminD: marker('Vitamin D (25-OH)', 'ویتامین دی', 'Vitamine D (25-OH)', { 'ng/mL': 1, 'nmol/L': 2.496 }, [
    'Vitamin D',
    'Vitamin D3',
    '25-OH vitamin D',
    '25-hydroxyvitamin D',
    'ویتامین D',
    'Vitamine D',
    '25-OH vitamine D',
  ]),
  vitaminB12: marker('Vitamin B12', 'ویتامین B12', 'Vitamine B12', { 'pg/mL': 1, 'pmol/L': 0.738 }, ['B12']),
  testosterone: marker(
    'Testosterone',
    'تستوسترون',
    'Testosteron',
    { 'ng/dL': 1, 'ng/mL': 0.01, 'nmol/L': 0.0347 },
    ['Total testosterone', 'Testosteron totaal'],
  ),
  cortisol: marker('Cortisol', 'کورتیزول', 'Cortisol', { 'µg/dL': 1, 'nmol/L': 27.59 }, []),
  tsh: marker('TSH', 'TSH', 'TSH', { 'mIU/L': 1, 'µIU/mL': 1 }, [
    'Thyrotropin',
    'Thyroid-stimulating hormone',
  ]),
  calcium: marker('Calcium', 'کلسیم', 'Calcium', { 'mg/dL': 1, 'mmol/L': 0.25 }, ['Ca']),
  magnesium: marker('Magnesium', 'منیزیم', 'Magnesium', { 'mg/dL': 1, 'mmol/L': 0.4114 }, ['Mg']),
  albumin: marker('Albumin', 'آلبومین', 'Albumine', { 'g/dL': 1, 'g/L': 10 }, []),
  crp: marker('CRP', 'CRP', 'CRP', { 'mg/L': 1, 'mg/dL': 0.1 }, ['C-reactive protein', 'hs-CRP']),
  alt: marker('ALT', 'ALT', 'ALAT', { 'U/L': 1 }, ['SGPT', 'ALT (SGPT)']),
  ast: marker('AST', 'AST', 'ASAT', { 'U/L': 1 }, ['SGOT', 'AST (SGOT)']),
} as const satisfies Record<string, Marker>

export type MarkerCode = keyof typeof markers
export const markerCodes = Object.keys(markers) as [MarkerCode, ...MarkerCode[]]

/** A name as it is compared: in any letter case, without signs. */
export function nameKey(name: string): string {
  const key = searchForm(name).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return key.trim() || name.trim()
}

/**
 * Returns the identity of a value in a test: its name with its sign (`NEUT%`, `NEUT#`) and its unit. Equal identities are
 * the same value.
 */
export function valueIdentity(label: string, unit: string | null | undefined): string {
  return `${nameKey(label)} ${signsOf(label)} ${unitKey(unit ?? '')}`
}

/** Returns the signs of a name that make it another measurement: `NEUT%` and `NEUT#`, `CD4` and `CD4+`. */
export function signsOf(label: string): string {
  return label.normalize('NFKC').replace(/[^%‰#+]/g, '')
}

const codesByName = new Map(
  markerCodes.flatMap((code) => {
    const { names, also } = markers[code]
    return [...Object.values(names), ...also].map((name): [string, MarkerCode] => [nameKey(name), code])
  }),
)

/** Returns the marker with this name in any language; null for an unknown one. */
export function markerOf(label: string): MarkerCode | null {
  return codesByName.get(nameKey(label)) ?? null
}

/** Returns the key by which values of several tests form one trend: the marker, else the name. */
export function trendKey(label: string): string {
  return markerOf(label) ?? `:${nameKey(label)}`
}

/** A unit as it is compared: `mcg/100 ml`, `ug/dl` and `µg/dL` are one, and so are `IU/L` and `U/L`. */
function unitKey(unit: string): string {
  return unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b-\u200f]/g, '')
    .replace(/μ|µ|mc(?=g|mol)/g, 'u')
    .replace('/100ml', '/dl')
    .replace(/^(m|u)?u\/(?=m?l)/, '$1iu/')
}

/** Units in which a marker can be shown. */
export function unitsOf(code: MarkerCode | null): string[] {
  return code === null ? [] : Object.keys(markers[code].units)
}

/** The unit of the table that a typed one is; undefined where the marker is not given in it. */
export function knownUnit(code: MarkerCode | null, unit: string): string | undefined {
  return unitsOf(code).find((known) => unitKey(known) === unitKey(unit))
}

/** Returns true if two spellings name the same unit. */
export function sameUnit(one: string, other: string): boolean {
  return unitKey(one) === unitKey(other)
}

/**
 * Converts a value without rounding; undefined if the table lacks one of the units. Converted values are shown next to
 * the printed one and never stored.
 */
export function convertValue(
  code: MarkerCode | null,
  value: number,
  from: string,
  to: string,
): number | undefined {
  if (sameUnit(from, to)) return value
  const [known, wanted] = [knownUnit(code, from), knownUnit(code, to)]
  if (code === null || known === undefined || wanted === undefined) return undefined
  const units: Marker['units'] = markers[code].units
  const line = (unit: string) => {
    const factor = units[unit] ?? 1
    return typeof factor === 'number' ? { times: factor, plus: 0 } : factor
  }
  const [source, target] = [line(known), line(wanted)]
  return ((value - source.plus) / source.times) * target.times + target.plus
}

/** A converted value as it is shown: three significant digits, which is what the factors are good for. */
export function roundConverted(value: number): number {
  return Number(value.toPrecision(3))
}
