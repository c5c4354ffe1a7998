import type { LoadUnit } from 'contract/programs/set-rules'
import type { LastSet } from 'contract/training/calls'
import { useLocale, useT } from '../../../i18n/i18n'
import type { RunningExercise } from './running-session'
import type { SetEntry, Slot } from './slots'
import { clockText, type Load, shownIn } from './typed-values'
import { sessionWords } from './words/session-words'

type Amounts = Pick<SetEntry, 'load' | 'typed' | 'reps' | 'seconds' | 'meters'>

/** Texts of loads and sets in the page's language. */
export function useSessionFormat() {
  const t = useT(sessionWords)
  const { tag } = useLocale()
  const number = (value: number) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }).format(value)
  const unitText = (unit: LoadUnit) => t(`session.set.${unit}`)
  const load = (value: Load, unit: LoadUnit) => `${number(shownIn(value, unit))} ${unitText(unit)}`
  const loadOf = ({ typed, load: kg }: Amounts): Load | null =>
    typed ? { value: typed.load, unit: typed.unit } : kg == null ? null : { value: kg, unit: 'kg' }

  /** Returns a set such as `62.5 kg × 8`. */
  function set(amounts: Amounts, unit: LoadUnit): string {
    const weight = loadOf(amounts)
    const { reps, seconds, meters } = amounts
    const parts = [
      meters == null ? null : `${number(meters)} ${t('session.set.m')}`,
      seconds == null ? null : clockText(seconds, tag),
      reps == null ? null : weight ? number(reps) : `${number(reps)} ${t('session.set.reps')}`,
    ].filter((part) => part !== null)
    return [weight ? load(weight, unit) : null, parts.join(' · ') || null]
      .filter((part) => part !== null)
      .join(' × ')
  }

  return {
    number,
    unitText,
    load,
    set,
    clock: (seconds: number) => clockText(seconds, tag),
    /** Returns a mark such as A1 with the digits of the language. */
    digits: (text: string) => text.replace(/\d/g, (digit) => number(Number(digit))),
    /** Returns last time's sets, those of one load together: `60 kg × 8, 8, 7`. */
    last(sets: readonly LastSet[], { unit }: RunningExercise): string {
      const groups: { load: number | null; amounts: string[] }[] = []
      for (const { load: kg, ...rest } of sets) {
        const amount =
          set({ ...rest, load: null, reps: null }, unit) || (rest.reps === null ? '' : number(rest.reps))
        const before = groups.at(-1)
        if (before && before.load === kg) before.amounts.push(amount)
        else groups.push({ load: kg, amounts: [amount] })
      }
      return groups
        .map((group) => {
          const amounts = group.amounts.join(t('common.comma'))
          return group.load === null
            ? amounts
            : `${load({ value: group.load, unit: 'kg' }, unit)} × ${amounts}`
        })
        .join(' · ')
    },
    /** Returns `2`, or `2 left` for one side. */
    place: ({ index, side }: Pick<Slot, 'index' | 'side'>) =>
      side ? `${number(index + 1)} ${t(`session.set.${side}`)}` : number(index + 1),
  }
}
