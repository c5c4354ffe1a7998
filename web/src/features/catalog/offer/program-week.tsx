import type { ProgramOffer as Offer } from 'contract/catalog/offer-calls'
import { dayKeys } from 'contract/programs/plan'
import { DAY } from 'contract/units'
import { useLocale, useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Icon } from '../../../ui/icon'
import { Skeleton } from '../../../ui/skeleton'
import { useMedia } from '../../../ui/use-media'
import { firstWeekday } from '../../programs/customer/week'
import { useProgramOffer } from './offer.api'
import { Part } from './part'
import { offerWords } from './words/offer-words'

type Day = Offer['week'][number]
const isRest = ({ focus, duration, exercises }: Day) =>
  focus === '' && duration === 0 && exercises.length === 0

/** First week of a program; without an answer the rest of the offer reports the error. */
export default function ProgramWeek({ productId }: { productId: string }) {
  const t = useT(offerWords)
  const { data, isError } = useProgramOffer(productId)
  if (isError) return null
  if (data) return <SampleWeek offer={data} />
  return (
    <div role="status" aria-label={t('offer.loading')} className="grid gap-5">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-100 rounded-card" />
    </div>
  )
}

function SampleWeek({ offer }: { offer: Offer }) {
  const t = useT(offerWords)
  const { locale } = useLocale()
  const isNarrow = useMedia('(max-width: 39.99rem)')
  const { week, days, difficulty } = offer
  const first = firstWeekday[locale]
  const ordered = [...week.slice(first), ...week.slice(0, first)]
  const trainingDays = ordered.filter((day) => !isRest(day))
  const sessions = sessionsIn(offer, trainingDays.length)
  if (sessions === 0) return null
  return (
    <Part title={t('offer.week')}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge>{t('offer.facts.weeks', { count: Math.ceil(days / 7) })}</Badge>
        </li>
        <li>
          <Badge>{t('offer.facts.sessions', { count: sessions })}</Badge>
        </li>
        {trainingDays.length > sessions ? (
          <li>
            <Badge>{t('offer.facts.easy', { count: trainingDays.length - sessions })}</Badge>
          </li>
        ) : null}
        <li>
          <Badge>{t(`offer.facts.difficulty.${difficulty}`)}</Badge>
        </li>
      </ul>
      <p className="max-w-prose text-ink-soft">{t('offer.weekText')}</p>
      <ol className="grid gap-3 max-sm:gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {ordered.map((day) =>
          isNarrow && !isRest(day) ? (
            <FoldedDay key={day.day} day={day} isOpen={day === trainingDays[0]} />
          ) : (
            <SampleDay key={day.day} day={day} />
          ),
        )}
      </ol>
    </Part>
  )
}

/** Sessions a week by the template, which counts no easy days; all of its days where it names none or too many. */
function sessionsIn({ perWeek }: Offer, dayCount: number): number {
  // Servers of the version before do not say it.
  return perWeek !== undefined && perWeek > 0 && perWeek < dayCount ? perWeek : dayCount
}

/** A Monday; weekdays are named from its week. */
const MONDAY = Date.UTC(2026, 0, 5)

function useWeekdayName(): (day: Day['day']) => string {
  const { tag } = useLocale()
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(MONDAY + dayKeys.indexOf(day) * DAY))
}

function SampleDay({ day }: { day: Day }) {
  const t = useT(offerWords)
  const nameOf = useWeekdayName()
  if (isRest(day)) {
    return (
      <li className="grid content-start gap-1 rounded-card bg-sunken p-4 max-sm:py-2.5">
        <h3 className="font-semibold text-base">{nameOf(day.day)}</h3>
        <p className="text-ink-soft text-sm">{t('offer.rest')}</p>
      </li>
    )
  }
  return (
    <li className="grid content-start gap-2 rounded-card border border-hairline bg-raised p-4">
      <h3 className="text-base">
        <span className="block text-ink-soft text-sm">{nameOf(day.day)}</span>
        <bdi className="font-semibold">{day.focus}</bdi>
      </h3>
      <Exercises day={day} />
    </li>
  )
}

/** A day on phones, where seven open ones are several screens long. */
function FoldedDay({ day, isOpen }: { day: Day; isOpen: boolean }) {
  const nameOf = useWeekdayName()
  return (
    <li className="rounded-card border border-hairline bg-raised">
      <details open={isOpen} className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <h3 className="flex-1 text-base leading-snug">
            <span className="block text-ink-soft text-sm">{nameOf(day.day)}</span>
            <bdi className="font-semibold">{day.focus}</bdi>
          </h3>
          <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 px-4 pb-4">
          <Exercises day={day} />
        </div>
      </details>
    </li>
  )
}

function Exercises({ day }: { day: Day }) {
  const t = useT(offerWords)
  return (
    <>
      {day.duration > 0 ? (
        <p className="text-ink-soft text-sm">{t('offer.minutes', { n: day.duration })}</p>
      ) : null}
      <ul className="grid gap-1 text-sm">
        {day.exercises.map(({ name, sets, reps }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may stand twice in a day
          <li key={at} className="flex flex-wrap justify-between gap-x-3">
            <bdi>{name}</bdi>
            <bdi className="text-ink-soft">{t('offer.sets', { sets, reps })}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
