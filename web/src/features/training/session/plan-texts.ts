import type { Measure } from 'contract/programs/set-rules'
import { asciiDigits } from 'contract/sentence'

const SECONDS_OF = { min: 60, s: 1 } as const
type TimeUnit = keyof typeof SECONDS_OF

const MINUTES = /^(?:min(?:ute[sn]?|uut|uten|s)?|m|دقیقه(?:‌?ها)?|['′’])$/
const SECONDS = /^(?:s(?:ec(?:ond(?:e[sn]?|s)?|s|\.)?)?|ثانیه|["″”])$/
/** A number, or minutes and seconds, with the letters or marks after it. */
const AMOUNT = /(\d+):([0-5]\d)|(\d+(?:[.,٫]\d+)?)\s*(\p{L}+\.?|['′’"″”])?/gu
/** Between the minutes and the seconds of one time: “2 min 30 s”, “2 min and 30 s”. */
const SAME_TIME = /^[\s,]*(?:and|en|و)?\s*$/
/** No one rests longer; a larger number means something else. */
const REST_MAX_S = 60 * 60
/** A number without a unit is minutes below this, else seconds. */
const BARE_MINUTES_BELOW = 10

interface Amount {
  value: number
  unit: TimeUnit | null
  from: number
  to: number
}

function unitOf(word: string | undefined): TimeUnit | null {
  if (word && MINUTES.test(word)) return 'min'
  return word && SECONDS.test(word) ? 's' : null
}

const decimal = (text: string) => Number(text.replace(/[,٫]/, '.'))

function amountsOf(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const { 0: all, 1: minutes, 2: seconds, 3: number = '', 4: word, index } = match
    const unit = minutes === undefined ? unitOf(word) : 's'
    const value = minutes === undefined ? decimal(number) : Number(minutes) * 60 + Number(seconds)
    // A word that is no unit lies between this number and the next.
    const to = index + (unit || !word ? all.length : all.length - word.length)
    return { value, unit, from: index, to }
  })
}

/**
 * Returns the rest of a plan's text in seconds, the longer one of a range (“1-2 min”); undefined where the text names
 * no time. Digits of any script, English, Dutch and Persian units.
 */
export function restSeconds(text: string): number | undefined {
  const plain = asciiDigits(text).toLowerCase()
  const amounts = amountsOf(plain)
  const times: number[] = []
  amounts.forEach(({ value, unit, from }, at) => {
    const before = amounts[at - 1]
    const own = unit ?? amounts.slice(at + 1).find((later) => later.unit)?.unit
    const seconds = value * SECONDS_OF[own ?? (value < BARE_MINUTES_BELOW ? 'min' : 's')]
    const isSameTime = unit === 's' && before?.unit === 'min' && SAME_TIME.test(plain.slice(before.to, from))
    if (isSameTime) times.push((times.pop() ?? 0) + seconds)
    else times.push(seconds)
  })
  const longest = Math.max(...times)
  return times.length > 0 && longest <= REST_MAX_S ? Math.round(longest) : undefined
}

/** Returns true if a plan's text names no rest at all: “none”, “geen”, “بدون استراحت”, “0 s”, “-”. */
export const isNoRest = (text: string): boolean =>
  /^\s*(?:none|no(?: rest)?|geen(?: rust)?|(?:بدون|بی)(?:\s?استراحت)?|ندارد|[-–—])\s*$/i.test(text) ||
  restSeconds(text) === 0

/** Returns the reps that a plan's text asks for, the lower end of a range (“8-10”); null for any other text. */
export function plannedReps(text: string): number | null {
  const match =
    /^\s*(\d{1,4})(?:\s*(?:-|–|—|to|tot|تا)\s*\d{1,4})?\s*(?:reps?|x|herhalingen|تکرار)?\s*$/.exec(
      asciiDigits(text).toLowerCase(),
    )
  return match ? Number(match[1]) : null
}

const DISTANCE = /^\s*(\d+(?:[.,٫]\d+)?)\s*(km|m|meters?|metres?|متر|کیلومتر)\s*$/

/** Returns the distance of a plan's text in metres; null for any other text. */
export function plannedMeters(text: string): number | null {
  const [, number, unit = ''] = DISTANCE.exec(asciiDigits(text).toLowerCase()) ?? []
  if (number === undefined) return null
  return decimal(number) * (unit === 'km' || unit === 'کیلومتر' ? 1000 : 1)
}

const NAMED_TIME = /\d\s*(?:min|s\b|sec|دقیقه|ثانیه|['′"″])|\d:\d\d/

/** Returns the time of a plan's text in seconds; null where it names no unit of time. */
export function plannedSeconds(text: string): number | null {
  const plain = asciiDigits(text).toLowerCase()
  return NAMED_TIME.test(plain) && plannedMeters(text) === null ? (restSeconds(text) ?? null) : null
}

/** Returns how a plan's text measures a set. */
export function plannedMeasure(text: string): Measure {
  if (plannedMeters(text) !== null) return 'distance'
  return plannedSeconds(text) === null ? 'reps' : 'time'
}
