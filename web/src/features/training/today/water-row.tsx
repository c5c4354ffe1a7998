import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import type { Day } from './day'
import { useLitres } from './day-text'
import { useMealActions } from './use-meal-actions'
import { todayWords } from './words/today-words'

/** Millilitres of a glass. */
const GLASS_ML = 250

interface Props {
  userId: string
  date: string
  day: Day
  programId: string
}

/** Water of the day against its target, and one more glass. */
export function WaterRow({ day, ...place }: Props) {
  const t = useT(todayWords)
  const litres = useLitres()
  const { drink } = useMealActions(place)
  const { ml, target } = day.today.water
  return (
    <div className="flex min-h-12 items-center gap-3 ps-4 pe-2">
      <span className="font-semibold text-sm">{t('today.water.title')}</span>
      {target ? (
        // The figures are in the text, so the bar is decorative.
        <span aria-hidden="true" className="h-1.5 min-w-8 flex-1 overflow-clip rounded-pill bg-hairline">
          <span
            className="block h-full rounded-pill bg-saffron transition-[inline-size]"
            style={{ inlineSize: `${Math.min(1, ml / target) * 100}%` }}
          />
        </span>
      ) : null}
      <span className="text-ink-soft text-sm tabular-nums max-[22.5rem]:text-xs">
        {target
          ? t('today.water.of', { ml: litres(ml), target: litres(target) })
          : t('today.water.so', { ml: litres(ml) })}
      </span>
      <Button kind="quiet" tight className="ms-auto" onClick={() => drink(GLASS_ML)}>
        {t('today.water.add', { n: GLASS_ML })}
        <span className="sr-only"> {t('today.water.glass')}</span>
      </Button>
    </div>
  )
}
