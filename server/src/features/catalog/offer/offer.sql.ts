import type { ProgramOffer } from 'contract/catalog/offer-calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../../kernel/db/client'

/** Coaches that are named. */
const COACHES_MAX = 6
/** Fewer plans say nothing usual. */
const PLANS_MIN = 3

export type OfferRow = Pick<ProgramOffer, 'days' | 'difficulty' | 'questions' | 'planDays' | 'coaches'> & {
  plan: unknown
}

/** Finds the template that a product of the shop opens, with its plan in a language and its coaches. */
export async function findOffer(db: Db, id: string, locale: Locale): Promise<OfferRow | undefined> {
  const [row] = await db<OfferRow[]>`
    select pr.duration_days as days, pr.difficulty, jsonb_array_length(pr.questions) as questions,
      coalesce(pr.plans -> ${locale}, pr.plans -> 'en') as plan,
      (select case when count(*) >= ${PLANS_MIN} then greatest(1, ceil(percentile_cont(0.5) within group (
          order by extract(epoch from up.published_at - up.submitted_at) / 86400)))::int end
        from program_coaches pc join user_programs up on up.coach_id = pc.coach_id
        where pc.program_id = pr.id and up.submitted_at is not null and up.published_at > now() - interval '1 year'
      ) as "planDays",
      coalesce((select jsonb_agg(jsonb_build_object('firstName', c."firstName", 'locale', c.locale)) from (
        select a.first_name as "firstName", a.locale from program_coaches pc join accounts a on a.id = pc.coach_id
        where pc.program_id = pr.id and 'coach' = any(a.roles) and a.disabled_at is null
        order by a.first_name, a.id limit ${COACHES_MAX}
      ) c), '[]') as coaches
    from products p join categories k on k.id = p.category_id
      join programs pr on pr.known_as @> array[p.program_template]
    where p.id = ${id} and p.is_active and k.is_active
    order by pr.is_active desc, pr.id limit 1`
  return row
}
