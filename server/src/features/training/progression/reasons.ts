import { type Locale, locales } from 'contract/locale'
import type { Proposal } from 'contract/programs/progression-rules'

interface Facts {
  day: string
  sets: string
}

interface Words {
  /** Every set reached its target on a day. */
  reached: (facts: Facts) => string
  pain: (facts: Facts) => string
  deload: (week: string) => string
}

const words: Record<Locale, Words> = {
  en: {
    reached: ({ day, sets }) => `${day}: ${sets}; every working set reached its target.`,
    pain: ({ day, sets }) => `${day}: ${sets}; every working set reached its target, but pain was reported.`,
    deload: (week) => `Week ${week} is a deload week.`,
  },
  fa: {
    reached: ({ day, sets }) => `${day}: ${sets}؛ همهٔ ست‌های اصلی به هدف رسید.`,
    pain: ({ day, sets }) => `${day}: ${sets}؛ همهٔ ست‌های اصلی به هدف رسید، اما درد گزارش شده است.`,
    deload: (week) => `هفتهٔ ${week} هفتهٔ سبک است.`,
  },
  nl: {
    reached: ({ day, sets }) => `${day}: ${sets}; elke werkset haalde het doel.`,
    pain: ({ day, sets }) => `${day}: ${sets}; elke werkset haalde het doel, maar er is pijn gemeld.`,
    deload: (week) => `Week ${week} is een herstelweek.`,
  },
}

/** Returns why something is proposed, with the sets that decided. */
export function reasonOf(
  { session, heldBy }: Proposal,
  { week, locale }: { week: number; locale: Locale },
): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  if (!session) return words[locale].deload(number.format(week))
  const day = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${session.date}T00:00:00Z`))
  const kilograms = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilogram',
    unitDisplay: locale === 'fa' ? 'long' : 'short',
    maximumFractionDigits: 2,
  })
  const sets = session.sets
    .filter(({ type }) => (type ?? 'working') === 'working')
    .map(({ reps, load }) => `${number.format(reps ?? 0)} × ${kilograms.format(load ?? 0)}`)
    .join(locale === 'fa' ? '، ' : ', ')
  return words[locale][heldBy ? 'pain' : 'reached']({ day, sets })
}
