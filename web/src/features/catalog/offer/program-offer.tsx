import type { ProgramOffer as Offer } from 'contract/catalog/offer-calls'
import { OWN_PAUSE_DAYS_MAX } from 'contract/programs/rules'
import { useLocale, useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { Skeleton } from '../../../ui/skeleton'
import { useProgramOffer } from './offer.api'
import { Part } from './part'
import { ReplyTime } from './reply-time'
import { offerWords } from './words/offer-words'

/** Offer of a program below its week: coaches, needs, steps, refund rule and questions. */
export default function ProgramOffer({ productId }: { productId: string }) {
  const t = useT(offerWords)
  const { data, isError, refetch } = useProgramOffer(productId)
  if (isError) return <ErrorState heading="h2" title={t('offer.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="mt-12 grid gap-5 max-md:mt-8">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-100 rounded-card" />
      </div>
    )
  }
  return (
    <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 max-md:mt-8 max-md:gap-9">
      <div className="grid gap-12 max-md:gap-9 md:grid-cols-2">
        <Coaches offer={data} />
        <Needs equipment={data.equipment} />
      </div>
      <Steps offer={data} />
      <div className="grid gap-12 max-md:gap-9 md:grid-cols-2">
        <Refund />
        <Asked />
      </div>
    </div>
  )
}

function Coaches({ offer: { coaches, replyMinutes } }: { offer: Offer }) {
  const t = useT(offerWords)
  const { tag } = useLocale()
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  return (
    <Part title={t('offer.coaches')}>
      <p>{t(coaches.length > 0 ? 'offer.coachesText' : 'offer.noCoach')}</p>
      <p className="empty:hidden">
        <ReplyTime minutes={replyMinutes} />
      </p>
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
    [
      t('offer.start.title'),
      days % 7 === 0 ? t('offer.start.weeks', { count: days / 7 }) : t('offer.start.text', { count: days }),
    ],
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
