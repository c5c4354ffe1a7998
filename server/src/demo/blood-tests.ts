import type { SentItem } from 'contract/blood-tests/calls'

export interface DemoBloodTest {
  /** Address of the athlete. */
  email: string
  coach: 'coach' | 'coach2'
  code: string
  /** Days since the blood was drawn, and since the test was sent. */
  tested: number
  sent: number
  note?: string
  items: readonly SentItem[]
  /** Present if there is a laboratory report. */
  report?: string
  analysis?: string
  /** Comment of the coach, and days since; a test without one waits for it. */
  comment?: [text: string, daysAgo: number]
}

type Range = [low: number | null, high: number | null]
const item = (label: string, value: string | number, unit: string, [low, high]: Range): SentItem => ({
  label,
  value,
  unit,
  low,
  high,
})

/** Ten values as a laboratory in Amsterdam prints them, in one order. */
function amsterdam(values: readonly (string | number)[]): SentItem[] {
  const rows: [label: string, unit: string, range: Range][] = [
    ['Hemoglobin', 'mmol/L', [7.5, 10]],
    ['Ferritin', 'µg/L', [15, 150]],
    ['Vitamin D (25-OH)', 'nmol/L', [50, 125]],
    ['Glucose', 'mmol/L', [4, 5.6]],
    ['Total cholesterol', 'mmol/L', [null, 5]],
    ['LDL cholesterol', 'mmol/L', [null, 3]],
    ['HDL cholesterol', 'mmol/L', [1.2, null]],
    ['Triglycerides', 'mmol/L', [null, 1.7]],
    ['TSH', 'mIU/L', [0.4, 4]],
    ['CRP', 'mg/L', [null, 5]],
  ]
  return rows.map(([label, unit, range], i) => item(label, values[i] ?? '', unit, range))
}

/**
 * The demo customer's four, from two laboratories with units of their own, the newest waiting; and one each of two others
 * whom the coach coaches. What coaches write stays within their scope: outside the range is a physician's matter.
 */
export const bloodTests: readonly DemoBloodTest[] = [
  {
    email: 'customer@tavan.test',
    coach: 'coach',
    code: 'TH-40312',
    tested: 262,
    sent: 259,
    note: 'Done in Tehran before I began. I was often tired this winter.',
    items: [
      item('Hemoglobin', 11.6, 'g/dL', [12, 15.5]),
      item('Ferritin', 9, 'ng/mL', [15, 150]),
      item('Vitamin D (25-OH)', 14, 'ng/mL', [30, 100]),
      item('Glucose', 97, 'mg/dL', [70, 100]),
      item('Total cholesterol', 214, 'mg/dL', [null, 200]),
      item('LDL cholesterol', 139, 'mg/dL', [null, 130]),
      item('HDL cholesterol', 48, 'mg/dL', [50, null]),
      item('Triglycerides', 132, 'mg/dL', [null, 150]),
      item('TSH', 2.4, 'mIU/L', [0.4, 4]),
      item('CRP', '< 3', 'mg/L', [null, 5]),
    ],
    report: 'Tehran laboratory, report TH-40312',
    analysis:
      'Below the laboratory’s range: hemoglobin, ferritin, vitamin D, HDL cholesterol. Above it: total and LDL cholesterol. To be discussed with a physician.',
    comment: [
      'Thank you, Sara. Hemoglobin, ferritin and vitamin D are below your laboratory’s range: please discuss them with your physician before we raise the load. Until then your sessions stay under 45 minutes and we leave the intervals out.',
      257,
    ],
  },
  {
    email: 'customer@tavan.test',
    coach: 'coach',
    code: 'AMS-118204',
    tested: 178,
    sent: 176,
    note: 'My doctor put me on iron and vitamin D in spring.',
    items: amsterdam([7.6, 22, 58, 5.2, 5.3, 3.3, 1.3, 1.3, 2.1, '< 1']),
    analysis:
      'Hemoglobin, ferritin and vitamin D are within the laboratory’s range. Total and LDL cholesterol are above it.',
    comment: [
      'Good to see you back within the range. Both cholesterol values are above it: please discuss them with your physician. From Monday the second half of the plan starts as written.',
      174,
    ],
  },
  {
    email: 'customer@tavan.test',
    coach: 'coach',
    code: 'AMS-131977',
    tested: 87,
    sent: 85,
    items: amsterdam([8, 38, 84, 5, 4.9, 2.9, 1.4, 1.1, 1.9, '< 1']),
    report: 'Amsterdam laboratory, report AMS-131977',
    analysis: 'All values are within the laboratory’s range.',
    comment: [
      'Every value is within your laboratory’s range, so there is nothing here that holds us back. We can plan the strength block.',
      84,
    ],
  },
  {
    email: 'customer@tavan.test',
    coach: 'coach',
    code: 'AMS-142650',
    tested: 4,
    sent: 2,
    note: 'I had a cold that week and stopped vitamin D in summer. Can I keep the heavy Fridays?',
    items: amsterdam([8.1, 44, 47, 4.9, 4.7, 2.7, 1.5, 1, 2, 7]),
    report: 'Amsterdam laboratory, report AMS-142650',
  },
  {
    email: 'ali.karimi@tavan.test',
    coach: 'coach',
    code: '۹۰۲۱۴',
    tested: 6,
    sent: 5,
    note: 'ناشتا بودم. پزشکم گفت نتیجه را برای شما هم بفرستم.',
    items: [
      item('قند خون ناشتا', '۱۰۴', 'mg/dL', [70, 100]),
      item('تری‌گلیسرید', '۱۸۲', 'mg/dL', [null, 150]),
      item('کلسترول HDL', '۴۱', 'mg/dL', [40, null]),
      item('ویتامین دی', '۲۲٫۵', 'ng/mL', [30, 100]),
      item('کراتینین', '۱٫۰', 'mg/dL', [0.7, 1.3]),
    ],
  },
  {
    email: 'jeroen.mulder@tavan.test',
    coach: 'coach',
    code: 'UTR-55871',
    tested: 40,
    sent: 38,
    items: [
      item('Hemoglobine', '9,4', 'mmol/L', [8.5, 11]),
      item('Testosteron', '17,2', 'nmol/L', [8.6, 29]),
      item('Creatinine', 101, 'µmol/L', [60, 110]),
      item('ALAT', 48, 'U/L', [null, 45]),
    ],
    report: 'Utrecht laboratory, report UTR-55871',
    comment: [
      'ALAT ligt iets boven de referentiewaarden van je lab. Zware training in de dagen ervoor kan meespelen, maar bespreek dit met je arts. Laat vóór het volgende onderzoek twee dagen rust.',
      36,
    ],
  },
]
