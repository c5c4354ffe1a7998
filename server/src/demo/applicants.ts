import type { ApplicationStatus } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'

export interface DemoDocument {
  name: string
  /** Title printed on the document. */
  title: string
  lines: readonly string[]
}

export interface DemoApplicant {
  email: string
  firstName: string
  lastName: string
  phone: string
  locale: Locale
  experience: string
  /** Slugs. */
  programs: readonly string[]
  documents: readonly DemoDocument[]
  status: ApplicationStatus
  /** Days since submission. */
  submittedDays: number
  decidedDays?: number
  notes?: string
}

/** Applications in every state: two open, two whose coaches are at work, one approved and not yet registered, one refused. */
export const applicants: readonly DemoApplicant[] = [
  {
    email: 'shirin.hosseini@tavan.test',
    firstName: 'شیرین',
    lastName: 'حسینی',
    phone: '+98 21 555 0187',
    locale: 'fa',
    experience:
      'نه سال است که در شیراز و تهران مربی دوومیدانی هستم. گروه‌های تازه‌کار را از اولین دویدن تا ده کیلومتر و پنج دونده را تا ماراتن همراهی کرده‌ام. کارشناسی علوم ورزشی دارم و هر سال دورهٔ کمک‌های اولیه را تازه می‌کنم. به زبان فارسی و انگلیسی می‌نویسم و هر پیام را در یک روز پاسخ می‌دهم.',
    programs: ['first-10k', 'marathon-20'],
    documents: [
      {
        name: 'سابقهٔ کار.pdf',
        title: 'Shirin Hosseini',
        lines: [
          'Athletics coach, nine years',
          'Shiraz Runners, head coach, 2019 to today',
          'BSc Sport Science, 2016',
          'Languages: Persian, English',
        ],
      },
      {
        name: 'coach-license.jpg',
        title: 'Athletics Coach, Level 2',
        lines: ['Shirin Hosseini', 'Valid to December 2028'],
      },
      {
        name: 'first-aid.png',
        title: 'First Aid and CPR',
        lines: ['Shirin Hosseini', 'Eight hours, passed'],
      },
    ],
    status: 'pending',
    submittedDays: 2,
  },
  {
    email: 'bram.jansen@tavan.test',
    firstName: 'Bram',
    lastName: 'Jansen',
    phone: '+31 30 555 0119',
    locale: 'nl',
    experience:
      'Ik ben fysiotherapeut en sinds zes jaar krachttrainer in Utrecht. Ik begeleid vooral mensen met rugklachten en zestigplussers: rustig opbouwen, elke week even bijstellen, en duidelijk zijn over wat wel en niet kan. Twee avonden per week geef ik groepsles.',
    programs: ['back-8', 'sixty-plus', 'mobility-6'],
    documents: [
      {
        name: 'CV Bram Jansen.pdf',
        title: 'Bram Jansen',
        lines: [
          'Fysiotherapeut en krachttrainer',
          'Praktijk aan de Vecht, Utrecht, 2020 tot heden',
          'Bachelor Fysiotherapie, 2018',
        ],
      },
      {
        name: 'diploma fysiotherapie.pdf',
        title: 'Diploma Fysiotherapie',
        lines: ['Bram Jansen', 'Utrecht, juli 2018'],
      },
    ],
    status: 'pending',
    submittedDays: 5,
  },
  {
    email: 'coach@tavan.test',
    firstName: 'Kaveh',
    lastName: 'Rostami',
    phone: '+31 20 555 0161',
    locale: 'en',
    experience:
      'Fourteen years of coaching barbell athletes and beginners in Tehran and Amsterdam. I competed in weightlifting, and I teach the lifts slowly and well. I write every plan by hand and read every training log.',
    programs: ['strength-12', 'hypertrophy-10', 'fat-loss-16'],
    documents: [
      {
        name: 'weightlifting-coach.pdf',
        title: 'Weightlifting Coach, Level 3',
        lines: ['Kaveh Rostami', 'Issued in Amsterdam, May 2021'],
      },
    ],
    status: 'approved',
    submittedDays: 170,
    decidedDays: 166,
    notes: 'Welcome, Kaveh. Start with three athletes and tell us when you have room for more.',
  },
  {
    email: 'coach2@tavan.test',
    firstName: 'Lotte',
    lastName: 'de Boer',
    phone: '+31 50 555 0134',
    locale: 'nl',
    experience:
      'Diëtist en hardlooptrainer. Sinds acht jaar begeleid ik lopers en mensen die willen afvallen, met eten dat bij hun gezin past. Ik werk graag met kleine stappen en met cijfers die ertoe doen.',
    programs: ['first-10k', 'fat-loss-16', 'kitchen-12'],
    documents: [
      {
        name: 'registratie-dietist.pdf',
        title: 'Registratie Diëtist',
        lines: ['Lotte de Boer', 'Groningen, 2017'],
      },
      { name: 'looptrainer.jpg', title: 'Looptrainer 3', lines: ['Lotte de Boer', 'Geldig tot 2027'] },
    ],
    status: 'approved',
    submittedDays: 98,
    decidedDays: 96,
    notes: '',
  },
  {
    email: 'approved@tavan.test',
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '+44 20 555 0142',
    locale: 'en',
    experience:
      'Seven years as a strength coach for women before and after birth, in London. I work with midwives and pelvic health physiotherapists, and I keep sessions short enough for a nap.',
    programs: ['after-birth-16', 'mobility-6'],
    documents: [
      {
        name: 'pre-and-postnatal.pdf',
        title: 'Pre and Postnatal Coach',
        lines: ['Maya Okafor', 'London, 2022'],
      },
    ],
    status: 'approved',
    submittedDays: 9,
    decidedDays: 4,
    notes: 'We are glad to have you. Please register with this address.',
  },
  {
    email: 'rejected@tavan.test',
    firstName: 'Tom',
    lastName: 'Fisher',
    phone: '+31 10 555 0198',
    locale: 'en',
    experience:
      'I have trained myself for two years and helped some friends at the gym. I watch a lot of training videos and I would like to coach others online in my free time.',
    programs: ['hypertrophy-10'],
    documents: [{ name: 'about-me.pdf', title: 'About me', lines: ['Tom Fisher', 'Two years in the gym'] }],
    status: 'rejected',
    submittedDays: 30,
    decidedDays: 27,
    notes:
      'Thank you for writing. We ask for a coaching diploma and a year of work with clients. Please come back when you have them.',
  },
]
