import type { ProgramOffer as Offer } from 'contract/catalog/offer-calls'
import { replyTimeOf } from 'contract/chat/reply-time-rules'
import { dayKeys } from 'contract/programs/plan'
import { OWN_PAUSE_DAYS_MAX } from 'contract/programs/rules'
import type { ReactNode } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { Skeleton } from '../../../ui/skeleton'
import { firstWeekday } from '../../programs/customer/week'
import { useProgramOffer } from './offer.api'
import { offerWords } from './words/offer-words'

/** Offer of a program: its first week, coaches, needs, steps, refund rule and questions. */
export default function ProgramOffer({ productId }: { productId: string }) {
  const t = useT(offerWords)
  const { data, isError, refetch } = useProgramOffer(productId)
  if (isError) return <ErrorState heading="h2" title={t('offer.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('offer.loading')} className="mt-12 grid gap-5">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-100 rounded-card" />
      </div>
    )
  }
  return (
    <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12">
      <SampleWeek offer={data} />
      <div className="grid gap-12 md:grid-cols-2">
        <Coaches offer={data} />
        <Needs equipment={data.equipment} />
      </div>
      <Steps offer={data} />
      <div className="grid gap-12 md:grid-cols-2">
        <Refund />
        <Asked />
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

type Day = Offer['week'][number]
const isRest = ({ focus, duration, exercises }: Day) =>
  focus === '' && duration === 0 && exercises.length === 0

function SampleWeek({ offer: { week, days, difficulty } }: { offer: Offer }) {
  const t = useT(offerWords)
  const { locale } = useLocale()
  const first = firstWeekday[locale]
  const ordered = [...week.slice(first), ...week.slice(0, first)]
  const sessions = week.filter((day) => !isRest(day)).length
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
        <li>
          <Badge>{t(`offer.facts.difficulty.${difficulty}`)}</Badge>
        </li>
      </ul>
      <p className="max-w-prose text-ink-soft">{t('offer.weekText')}</p>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ordered.map((day) => (
          <SampleDay key={day.day} day={day} />
        ))}
      </ol>
    </Part>
  )
}

/** A Monday; weekdays are named from its week. */
const MONDAY = Date.UTC(2026, 0, 5)

function useWeekdayName(): (day: Day['day']) => string {
  const { tag } = useLocale()
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(MONDAY + dayKeys.indexOf(day) * 86_400_000))
}

function SampleDay({ day }: { day: Day }) {
  const t = useT(offerWords)
  const nameOf = useWeekdayName()
  if (isRest(day)) {
    return (
      <li className="grid content-start gap-1 rounded-card bg-sunken p-4">
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
    </li>
  )
}

function Coaches({ offer: { coaches, replyMinutes } }: { offer: Offer }) {
  const t = useT(offerWords)
  const { tag } = useLocale()
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  return (
    <Part title={t('offer.coaches')}>
      <p>{t(coaches.length > 0 ? 'offer.coachesText' : 'offer.noCoach')}</p>
      <ReplyTime minutes={replyMinutes} />
      <ul className="grid gap-3">
        {coaches.map(({ firstName, locale }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two coaches may have one first name
          <li key={at} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken font-semibold"
            >
              {[...firstName][0]}
            </span>
            <span className="grid leading-snug">
              <bdi className="font-semibold">{firstName}</bdi>
              <span className="text-ink-soft text-sm">
                {t('offer.language', { language: languages.of(locale) ?? locale })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function ReplyTime({ minutes }: { minutes: Offer['replyMinutes'] | undefined }) {
  const t = useT(offerWords)
  // Servers of the version before do not say it.
  if (minutes == null) return null
  const { unit, count } = replyTimeOf(minutes)
  return <p>{t(unit === 'hours' ? 'offer.repliesHours' : 'offer.repliesDays', { count })}</p>
}

function Needs({ equipment }: Pick<Offer, 'equipment'>) {
  const t = useT(offerWords)
  return (
    <Part title={t('offer.needs')}>
      {equipment.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {equipment.map((name) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('offer.noNeeds')}</p>
      )}
      <p className="text-ink-soft text-sm">{t('offer.needsText')}</p>
    </Part>
  )
}

function Steps({ offer: { questions, days, planDays } }: { offer: Offer }) {
  const t = useT(offerWords)
  const asked = questions > 0 ? t('offer.questions.text', { count: questions }) : t('offer.questions.none')
  const written = t('offer.plan.text')
  const steps = [
    [t('offer.order.title'), t('offer.order.text')],
    [t('offer.questions.title'), asked],
    [
      t('offer.plan.title'),
      planDays === null ? written : `${written} ${t('offer.plan.usual', { count: planDays })}`,
    ],
    [t('offer.start.title'), t('offer.start.text', { count: days })],
  ] as const
  return (
    <Part title={t('offer.steps')}>
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, text], at) => (
          <li key={title} className="grid content-start gap-2 border-pine border-t-2 pt-3">
            <h3 className="font-semibold text-base">
              <span aria-hidden="true" className="me-2 text-pine tabular-nums">
                {t.number(at + 1)}
              </span>
              {title}
            </h3>
            <p className="text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Refund() {
  const t = useT(offerWords)
  return (
    <Part title={t('offer.refund')}>
      <p>{t('offer.refundText')}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/terms" kind="secondary" size="sm">
          {t('offer.terms')}
        </LinkButton>
        <LinkButton to="/withdraw" kind="secondary" size="sm">
          {t('offer.withdraw')}
        </LinkButton>
      </p>
    </Part>
  )
}

function Asked() {
  const t = useT(offerWords)
  const asked = [
    [t('offer.pause.title'), t('offer.pause.text', { days: OWN_PAUSE_DAYS_MAX })],
    [t('offer.elsewhere.title'), t('offer.elsewhere.text')],
    [t('offer.after.title'), t('offer.after.text')],
  ] as const
  return (
    <Part title={t('offer.asked')}>
      <div className="border-hairline border-t">
        {asked.map(([title, text]) => (
          <details key={title} className="border-hairline border-b">
            <summary className="min-h-12 content-center py-2 font-semibold">{title}</summary>
            <p className="pb-4">{text}</p>
          </details>
        ))}
      </div>
    </Part>
  )
}
