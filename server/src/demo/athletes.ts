import type { Locale } from 'contract/locale'
import type { UserProgramStatus } from 'contract/programs/rules'

export interface DemoProgramOf {
  /** Slug of the template. */
  slug: string
  status: UserProgramStatus
  /** Days since the first day of training; null before it. */
  started: number | null
  /** Days since it was bought. */
  bought: number
  /** Percent; of a running program as of the days that were done. */
  progress?: number
}

export interface DemoAthlete {
  /** Key of a demo account; other people get an account without a password. */
  key?: string
  firstName: string
  lastName: string
  email: string
  locale: Locale
  coach: 'coach' | 'coach2'
  /** Days since the account was made. */
  since: number
  born?: string
  height?: number
  weight?: number
  /** Kilograms, and how many days ago. */
  latest?: [kg: number, daysAgo: number]
  /** The coach's own, in the language the two speak. */
  notes?: string
  programs: DemoProgramOf[]
}

/** Athletes of the demo coach: every status of a program, in three languages. */
export const athletes: readonly DemoAthlete[] = [
  {
    key: 'customer',
    firstName: 'Sara',
    lastName: 'Moradi',
    email: 'customer@tavan.test',
    locale: 'en',
    coach: 'coach',
    since: 320,
    born: '1991-05-14',
    height: 168,
    weight: 71.5,
    latest: [66.8, 3],
    notes: 'Old ankle sprain on the left. Trains at six in the morning.',
    programs: [
      { slug: 'fat-loss-16', status: 'completed', started: 260, bought: 268, progress: 100 },
      { slug: 'strength-12', status: 'active', started: 37, bought: 44, progress: 46 },
      { slug: 'first-10k', status: 'creating', started: null, bought: 2 },
    ],
  },
  {
    firstName: 'علی',
    lastName: 'کریمی',
    email: 'ali.karimi@tavan.test',
    locale: 'fa',
    coach: 'coach',
    since: 96,
    born: '1987-11-02',
    height: 181,
    weight: 94,
    latest: [88.2, 5],
    notes: 'شیفت شب کار می‌کند؛ تمرین‌ها را برای عصر بنویس.',
    programs: [{ slug: 'fat-loss-16', status: 'active', started: 58, bought: 66, progress: 51 }],
  },
  {
    firstName: 'Jeroen',
    lastName: 'Mulder',
    email: 'jeroen.mulder@tavan.test',
    locale: 'nl',
    coach: 'coach',
    since: 71,
    born: '1979-02-23',
    height: 186,
    weight: 88.5,
    latest: [89.4, 9],
    notes: 'Desk work, stiff hips. Wants 140 kg in the deadlift before summer.',
    programs: [{ slug: 'strength-12', status: 'active', started: 51, bought: 59, progress: 62 }],
  },
  {
    firstName: 'مریم',
    lastName: 'صادقی',
    email: 'maryam.sadeghi@tavan.test',
    locale: 'fa',
    coach: 'coach',
    since: 44,
    born: '1994-08-30',
    height: 164,
    weight: 58,
    latest: [58.6, 12],
    programs: [{ slug: 'first-10k', status: 'paused', started: 33, bought: 40, progress: 38 }],
  },
  {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: 'hannah.whitfield@tavan.test',
    locale: 'en',
    coach: 'coach',
    since: 29,
    born: '1998-03-11',
    height: 172,
    weight: 64.2,
    latest: [64.9, 2],
    notes: 'Rows twice a week with her club; count it as conditioning.',
    programs: [{ slug: 'hypertrophy-10', status: 'active', started: 19, bought: 26, progress: 27 }],
  },
  {
    firstName: 'Ruben',
    lastName: 'Hoekstra',
    email: 'ruben.hoekstra@tavan.test',
    locale: 'nl',
    coach: 'coach',
    since: 9,
    born: '2001-06-19',
    height: 179,
    weight: 76,
    programs: [{ slug: 'strength-12', status: 'answering', started: null, bought: 4 }],
  },
  {
    firstName: 'نگار',
    lastName: 'یزدانی',
    email: 'negar.yazdani@tavan.test',
    locale: 'fa',
    coach: 'coach',
    since: 6,
    programs: [{ slug: 'mobility-6', status: 'pending', started: null, bought: 1 }],
  },
  {
    firstName: 'Thomas',
    lastName: 'Okafor',
    email: 'thomas.okafor@tavan.test',
    locale: 'en',
    coach: 'coach',
    since: 210,
    born: '1983-12-05',
    height: 190,
    weight: 101,
    latest: [96.3, 21],
    notes: 'Ran two half marathons with us. Heart rate zones from the test in spring.',
    programs: [
      { slug: 'first-10k', status: 'completed', started: 190, bought: 197, progress: 100 },
      { slug: 'marathon-20', status: 'active', started: 75, bought: 82, progress: 54 },
    ],
  },
  {
    firstName: 'Fleur',
    lastName: 'van den Berg',
    email: 'fleur.vandenberg@tavan.test',
    locale: 'nl',
    coach: 'coach',
    since: 18,
    born: '1990-09-27',
    height: 170,
    weight: 69,
    notes: 'Nine months after the birth of her second. Cleared by her midwife.',
    programs: [{ slug: 'after-birth-16', status: 'creating', started: null, bought: 8 }],
  },
  {
    firstName: 'رضا',
    lastName: 'نوروزی',
    email: 'reza.norouzi@tavan.test',
    locale: 'fa',
    coach: 'coach',
    since: 150,
    born: '1958-01-17',
    height: 174,
    weight: 82,
    latest: [80.1, 16],
    notes: 'زانوی راست را عمل کرده است؛ اسکوات تا نود درجه.',
    programs: [{ slug: 'sixty-plus', status: 'active', started: 68, bought: 75, progress: 79 }],
  },
  {
    firstName: 'Eva',
    lastName: 'Lindqvist',
    email: 'eva.lindqvist@tavan.test',
    locale: 'en',
    coach: 'coach',
    since: 132,
    born: '1985-07-08',
    height: 166,
    weight: 62.4,
    latest: [61.7, 40],
    programs: [{ slug: 'back-8', status: 'completed', started: 110, bought: 118, progress: 100 }],
  },
  {
    firstName: 'Sem',
    lastName: 'Kuipers',
    email: 'sem.kuipers@tavan.test',
    locale: 'nl',
    coach: 'coach',
    since: 64,
    born: '1996-10-14',
    height: 183,
    weight: 79.8,
    programs: [{ slug: 'hypertrophy-10', status: 'deactivated', started: 49, bought: 57, progress: 20 }],
  },
  {
    firstName: 'لیلا',
    lastName: 'بهرامی',
    email: 'leila.bahrami@tavan.test',
    locale: 'fa',
    coach: 'coach',
    since: 38,
    born: '1989-04-21',
    height: 160,
    weight: 67.3,
    latest: [65, 6],
    programs: [{ slug: 'kitchen-12', status: 'active', started: 24, bought: 31, progress: 28 }],
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@tavan.test',
    locale: 'en',
    coach: 'coach',
    since: 88,
    born: '1993-02-02',
    height: 158,
    weight: 55.1,
    latest: [56, 8],
    notes: 'Vegetarian. Protein from dairy, lentils and tofu.',
    programs: [{ slug: 'strength-12', status: 'active', started: 72, bought: 80, progress: 85 }],
  },
  {
    key: 'customer2',
    firstName: 'Daan',
    lastName: 'Visser',
    email: 'customer2@tavan.test',
    locale: 'nl',
    coach: 'coach2',
    since: 240,
    born: '1988-08-19',
    height: 184,
    weight: 83,
    latest: [81.5, 11],
    notes: 'Fietst naar zijn werk, veertig kilometer per dag.',
    programs: [{ slug: 'back-8', status: 'active', started: 30, bought: 36, progress: 55 }],
  },
  {
    firstName: 'Noor',
    lastName: 'Brouwer',
    email: 'noor.brouwer@tavan.test',
    locale: 'nl',
    coach: 'coach2',
    since: 52,
    born: '1995-12-12',
    height: 175,
    weight: 68.4,
    latest: [67.9, 4],
    programs: [{ slug: 'mobility-6', status: 'completed', started: 46, bought: 50, progress: 100 }],
  },
  {
    firstName: 'کیان',
    lastName: 'فرهادی',
    email: 'kian.farhadi@tavan.test',
    locale: 'fa',
    coach: 'coach2',
    since: 12,
    born: '2000-03-25',
    height: 178,
    weight: 72,
    programs: [{ slug: 'first-10k', status: 'answering', started: null, bought: 3 }],
  },
  {
    firstName: 'Grace',
    lastName: 'Adeyemi',
    email: 'grace.adeyemi@tavan.test',
    locale: 'en',
    coach: 'coach2',
    since: 33,
    born: '1981-06-30',
    height: 169,
    weight: 74.6,
    latest: [73.2, 7],
    programs: [{ slug: 'fat-loss-16', status: 'active', started: 21, bought: 28, progress: 18 }],
  },
]
