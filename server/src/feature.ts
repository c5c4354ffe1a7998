import type { PageAddress } from 'contract/site/address'
import type { webPages } from 'contract/site/pages'
import type { ServerEvent } from 'contract/socket-event'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import type { Deps } from './deps'
import type { Binder } from './kernel/http/bind'
import type { Limiter } from './kernel/http/limits'
import type { Gauge } from './kernel/http/metrics'
import type { MISSING_PAGE, PageHead } from './kernel/http/page-head'
import type { FindPageQuery } from './kernel/http/painted'
import type { JobHandler } from './kernel/jobs/jobs'
import type { PersonalData } from './kernel/personal/personal'
import type { Realtime } from './kernel/realtime/events'
import type { UploadFolder } from './kernel/upload/sweep'

/** Registration points for a feature's routes and events. */
export interface Mount {
  /** Adds the routes of endpoints; nothing is reachable by a caller whom `allow` does not name. */
  bind: Binder
  /** For the few addresses that are no calls of the API: pictures, the sandbox's payment page. */
  http: FastifyInstance
  /** Registers events of clients and emits events to them. */
  realtime: Realtime
  limiter: Limiter
  /** The address of the site's stylesheet; undefined where the web is not built. */
  stylesheet: string | undefined
}

/** Work that is repeated: once per `every` for all processes of a database together. */
export interface ScheduledTask {
  /** Unique; the row in `schedules`. */
  name: string
  /** Returns true if this server runs it, by its settings; default true. */
  isWanted?(config: Config): boolean
  /** Milliseconds between the starts of two runs. */
  every: number
  /** `signal` aborts when the process is stopping. May be cut off by the end of its process, and may run while an earlier, slow run is still busy elsewhere. */
  run(deps: Deps, signal?: AbortSignal): Promise<unknown>
}

/**
 * Returns the head of a page in the language of its address, or that it does not exist; undefined leaves it to another
 * feature. `caller` is counted by the limits.
 */
export type FindPageHead = (
  page: PageAddress,
  caller: string,
) => Promise<PageHead | typeof MISSING_PAGE | undefined>

/** All that the app needs to know of a domain; `app.ts` folds the list of them. */
export interface Feature {
  /** Tables that only this feature's statements write (`scripts/check-sql.mjs`). */
  owns: readonly string[]
  routes?(mount: Mount, deps: Deps): void
  /** Events emitted to its sockets. */
  tells?: readonly ServerEvent[]
  /** The handler of each job queue. A handler may run twice for the same job. */
  jobs?(deps: Deps): Record<string, JobHandler>
  schedule?: readonly ScheduledTask[]
  /** Personal data, for archive, erasure and counts (decision 036). */
  personal?: PersonalData<Deps>
  /** Folders of its uploads; files without a row are swept. */
  uploads?(deps: Deps): readonly UploadFolder[]
  pageHeads?(deps: Deps, limiter: Limiter): FindPageHead
  /** Queries of its pages that the server renders, by the page's pattern; without one a page has no query that matters. */
  pageQueries?(deps: Deps): Partial<Record<(typeof webPages)[number]['path'], FindPageQuery>>
  /** Prepares data before the first request is answered. */
  warm?(deps: Deps): Promise<unknown>
  /** Saves what the next start can use, while a process that runs jobs is stopping; may be cut off. */
  finish?(deps: Deps): Promise<unknown>
  /** Gauges for operators, besides the requests. */
  gauges?(deps: Deps): Gauge[]
}

/** Declares a feature; the helper checks the shape and keeps the exact type. */
export function feature<const F extends Feature>(declared: F): F {
  return declared
}
