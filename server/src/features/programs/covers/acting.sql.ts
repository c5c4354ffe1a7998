import type { Db, Fragment } from '../../../kernel/db/client'

/**
 * The one place that decides whose athletes somebody coaches at this moment. Every statement that asks whether a coach may
 * read or change something of an athlete compares the coach of the program, chat or test with `actsFor`.
 */

/** True for a cover `v` in its period whose colleague is still a coach. */
function runsNow(db: Db) {
  return db`v.ended_at is null and v.from_at <= now() and v.until_at > now()
    and exists (select from accounts b where b.id = v.colleague_id and 'coach' = any(b.roles) and b.disabled_at is null)`
}

/** Array of the coaches for whose athletes an account acts: itself, and those for whom it covers now. */
export function actsFor(db: Db, coachId: string | Fragment) {
  return db`array(select ${coachId}::text union all
    select v.coach_id from coach_covers v where v.colleague_id = ${coachId} and ${runsNow(db)})`
}

/** Array of the accounts that cover for a coach now; `athlete` is none of them. */
export function coverIds(db: Db, coachId: Fragment, athlete: Fragment) {
  return db`array(select v.colleague_id from coach_covers v
    where v.coach_id = ${coachId} and v.colleague_id <> ${athlete} and ${runsNow(db)})`
}

/** Colleague of a coach's running cover with its last day, as the contract's `covered` of a chat; null without a cover. */
export function coverNow(db: Db, coachId: Fragment, athlete: Fragment) {
  return db`(select json_build_object('firstName', k.first_name, 'lastName', k.last_name, 'until', v.to_day)
    from coach_covers v join accounts k on k.id = v.colleague_id
    where v.coach_id = ${coachId} and v.colleague_id <> ${athlete} and ${runsNow(db)}
    order by v.from_at, v.id limit 1)`
}
