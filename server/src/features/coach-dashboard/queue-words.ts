import type { QueueKind } from 'contract/coach-dashboard/queue-rules'
import { type Locale, locales } from 'contract/locale'
import { cutText } from 'contract/text'
import type { CaseParams } from './queue.sql'

/** Characters of a message or a report of pain in a fact. */
const QUOTE_MAX = 80

type Words = Record<QueueKind, (params: Required<CaseParams>, write: Write) => string>

/** Numbers and days as the language writes them. */
interface Write {
  number(value: number): string
  day(value: string): string
  list(values: readonly string[]): string
}

const one = (count: number) => count === 1

const words: Record<Locale, Words> = {
  en: {
    message: ({ text }) => text,
    blood_test: ({ values, outside }, { number }) =>
      values === 0
        ? 'New blood test'
        : `${number(outside)} of ${number(values)} ${one(values) ? 'value' : 'values'} out of range`,
    plan_due: ({ program }) => `Waits for the plan: ${program}`,
    missed: ({ sessions }, { number, list }) =>
      `${number(sessions.length)} ${one(sessions.length) ? 'session' : 'sessions'} missed${list(sessions)}`,
    adherence: ({ week, month, quarter }, { number }) =>
      `${number(week)}% of the sessions done in the last week, ${number(month)}% in the last month${
        quarter === null ? '' : `, ${number(quarter)}% in three months`
      }`,
    ending: ({ program, day }, write) => `Last day of ${program}: ${write.day(day)}`,
    check_in: ({ missed, day }, write) =>
      missed === 0
        ? 'New check-in'
        : one(missed)
          ? `Check-in overdue since ${write.day(day)}`
          : `${write.number(missed)} check-ins in a row not sent; reminders have stopped`,
    pain: ({ text }) => `Pain: ${text}`,
  },
  fa: {
    message: ({ text }) => text,
    blood_test: ({ values, outside }, { number }) =>
      values === 0
        ? 'آزمایش خون جدید'
        : `${number(outside)} مقدار از ${number(values)} مقدار بیرون از محدوده`,
    plan_due: ({ program }) => `در انتظار برنامه: ${program}`,
    missed: ({ sessions }, { number, list }) =>
      `${number(sessions.length)} جلسه انجام نشده است${list(sessions)}`,
    adherence: ({ week, month, quarter }, { number }) =>
      `${number(week)}٪ جلسه‌ها در هفتهٔ گذشته انجام شده است، در ماه گذشته ${number(month)}٪${
        quarter === null ? '' : `، در سه ماه ${number(quarter)}٪`
      }`,
    ending: ({ program, day }, write) => `آخرین روز ${program}: ${write.day(day)}`,
    check_in: ({ missed, day }, write) =>
      missed === 0
        ? 'گزارش جدید'
        : one(missed)
          ? `گزارش از ${write.day(day)} عقب افتاده است`
          : `${write.number(missed)} گزارش پیاپی ارسال نشده و یادآوری متوقف شده است`,
    pain: ({ text }) => `درد: ${text}`,
  },
  nl: {
    message: ({ text }) => text,
    blood_test: ({ values, outside }, { number }) =>
      values === 0
        ? 'Nieuw bloedonderzoek'
        : `${number(outside)} van ${number(values)} ${one(values) ? 'waarde' : 'waarden'} buiten het bereik`,
    plan_due: ({ program }) => `Wacht op het plan: ${program}`,
    missed: ({ sessions }, { number, list }) =>
      `${number(sessions.length)} ${one(sessions.length) ? 'training' : 'trainingen'} gemist${list(sessions)}`,
    adherence: ({ week, month, quarter }, { number }) =>
      `${number(week)}% van de trainingen gedaan in de afgelopen week, ${number(month)}% in de afgelopen maand${
        quarter === null ? '' : `, ${number(quarter)}% in drie maanden`
      }`,
    ending: ({ program, day }, write) => `Laatste dag van ${program}: ${write.day(day)}`,
    check_in: ({ missed, day }, write) =>
      missed === 0
        ? 'Nieuw verslag'
        : one(missed)
          ? `Verslag te laat sinds ${write.day(day)}`
          : `${write.number(missed)} verslagen op rij niet ingestuurd; de herinneringen zijn gestopt`,
    pain: ({ text }) => `Pijn: ${text}`,
  },
}

const NOTHING: Required<CaseParams> = {
  text: '',
  values: 0,
  outside: 0,
  program: '',
  sessions: [],
  week: 0,
  month: 0,
  quarter: null,
  day: '',
  missed: 0,
  userProgramId: '',
}

/** The sentence of a case in a language. */
export function factOf(kind: QueueKind, params: CaseParams, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const days = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const text = cutText((params.text ?? '').replace(/\s+/gu, ' ').trim(), QUOTE_MAX)
  return words[locale][kind](
    { ...NOTHING, ...params, text },
    {
      number: (value) => number.format(value),
      day: (value) => days.format(new Date(`${value}T00:00:00Z`)),
      list: (values) => {
        const names = [...new Set(values.filter((value) => value !== ''))]
        return names.length > 0 ? `: ${names.join(locale === 'fa' ? '، ' : ', ')}` : ''
      },
    },
  )
}
