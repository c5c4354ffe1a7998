import type { Db } from '../../../kernel/db/client'

/** Days of the shop, both included; no bound where there is none. */
export interface Placed {
  from: string | undefined
  to: string | undefined
  timeZone: string
}

/** True for orders `o` that were placed on these days; no condition without days, because searches are planned anew. */
export function isPlaced(db: Db, { from, to, timeZone }: Placed) {
  if (from === undefined && to === undefined) return db`true`
  return db`(o.created_at >= coalesce(${from ?? null}::date::timestamp at time zone ${timeZone}, '-infinity')
    and o.created_at < coalesce((${to ?? null}::date + 1)::timestamp at time zone ${timeZone}, 'infinity'))`
}
