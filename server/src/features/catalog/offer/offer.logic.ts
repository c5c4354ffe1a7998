import type { ProgramOffer } from 'contract/catalog/offer-calls'
import type { Locale } from 'contract/locale'
import { dayKeys } from 'contract/programs/plan'
import { completePlan } from 'contract/programs/plan-form'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { findOffer } from './offer.sql'

/** Ways in which plans say that an exercise needs nothing; the first is the specified default. */
const NOTHING = ['no equipment', 'بدون وسیله', 'zonder materiaal']
/** Pieces of equipment that are named. */
const EQUIPMENT_MAX = 12

/** Returns what a product that opens a program offers, without the reply time, which the chat's tables have. */
export async function getOffer(
  db: Db,
  id: string,
  locale: Locale,
): Promise<Omit<ProgramOffer, 'replyMinutes'>> {
  const { plan, ...offer } = (await findOffer(db, id, locale)) ?? fail('catalog.product_not_found')
  const { weeklySchedule, frequency } = completePlan(plan ?? {}).workout
  const week = dayKeys.map((day) => {
    const { focus, duration, exercises } = weeklySchedule[day]
    return {
      day,
      focus,
      duration,
      exercises: exercises.map(({ name, sets, reps }) => ({ name, sets, reps })),
    }
  })
  const used = dayKeys.flatMap((day) => weeklySchedule[day].exercises.flatMap(({ equipment }) => equipment))
  return { ...offer, perWeek: frequency, week, equipment: mostUsed(used).slice(0, EQUIPMENT_MAX) }
}

/** Returns the different names, the most frequent first. */
function mostUsed(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names.map((one) => one.trim()).filter(Boolean))
    if (!NOTHING.includes(name.toLowerCase())) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}
