import type { SetTarget } from 'contract/programs/set-rules'
import { filled, isolated, type WeekFormat } from './week-format'
import type { WeekWords } from './week-words'

/** Lines of targets of one exercise; a sheet of paper has room for no more. */
const LINES_MAX = 20

/** Returns the targets of a week by set, those of equal sets in one line: `Sets 1–3: 60 kg × 8`. */
export function targetLines(
  targets: readonly SetTarget[],
  weekOfBlock: number,
  { w, format }: { w: WeekWords; format: WeekFormat },
): string[] {
  const groups: { text: string; from: number; to: number }[] = []
  const own = targets.filter(({ week }) => week === undefined || week === weekOfBlock)
  for (const target of [...own].sort((a, b) => a.index - b.index)) {
    const text = targetText(target, w, format)
    const before = groups.at(-1)
    if (!text) continue
    if (before?.text === text && target.index <= before.to + 1) before.to = target.index
    else groups.push({ text, from: target.index, to: target.index })
  }
  return groups.slice(0, LINES_MAX).map(({ text, from, to }) => {
    const sets = from === to ? format.number(from + 1) : `${format.number(from + 1)}–${format.number(to + 1)}`
    return `${filled(from === to ? w.sets.one : w.sets.other, { sets })}: ${text}`
  })
}

function targetText(target: SetTarget, w: WeekWords, format: WeekFormat): string {
  const { type = 'working', side, effort, rir, tempo } = target
  const amounts = [loadText(target, w, format), amountText(target, w, format)].filter(Boolean).join(' × ')
  return [
    type === 'working' ? '' : w.types[type],
    side ? w.sides[side] : '',
    amounts,
    effort === undefined ? '' : filled(w.effort, { n: format.number(effort) }),
    rir === undefined ? '' : filled(w.rir, { n: format.number(rir) }),
    tempo ? filled(w.tempo, { tempo: isolated(format.digits(tempo)) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function loadText({ load, unit = 'kg', percentOf }: SetTarget, w: WeekWords, format: WeekFormat): string {
  if (load === undefined) return ''
  const n = format.number(load)
  return percentOf ? filled(w.percentOf, { n, what: isolated(percentOf) }) : `${n} ${w[unit]}`
}

function amountText(
  { load, reps, repsMax, seconds, meters }: SetTarget,
  w: WeekWords,
  format: WeekFormat,
): string {
  const range = [reps, repsMax].filter((one) => one !== undefined).map(format.number)
  return [
    meters === undefined ? '' : format.meters(meters),
    seconds === undefined ? '' : format.seconds(seconds),
    range.length > 0 ? `${[...new Set(range)].join('–')}${load === undefined ? ` ${w.reps}` : ''}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
