import { API_BASE } from 'contract/endpoint'
import { getCalendar, makeCalendar, removeCalendar } from 'contract/training/calendar-calls'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps'
import { Failure } from '../../../fail'
import type { Binder } from '../../../kernel/http/bind'
import { namesTag } from '../../../kernel/http/etag'
import { consumeNetworkLimit, tooManyRequests } from '../../auth/attempts'
import * as calendar from './calendar.logic'

/** Readings of calendars that one network may make in an hour: services read those of many people. */
const READINGS = { max: 1200, seconds: 60 * 60 }

export function calendarRoutes(bind: Binder, deps: Deps): void {
  bind(getCalendar, async ({ session }) => ({ data: await calendar.findFeed(deps.db, session.accountId) }))
  bind(makeCalendar, async ({ session }) => ({ data: await calendar.makeFeed(deps, session.accountId) }))
  bind(removeCalendar, async ({ session }) => {
    await calendar.removeFeed(deps.db, session.accountId)
    return {}
  })
}

/** Calendars carry no token: the secret of the address is the key. The log names the route, never the address. */
export function calendarFeedRoutes(http: FastifyInstance, deps: Deps): void {
  http.get<{ Params: { name: string } }>(`${API_BASE}/calendar/:name`, async (request, reply) => {
    await consumeNetworkLimit(deps, 'calendar', request.ip, READINGS, { refuse: tooManyRequests })
    const [, secret] = /^([\w-]{20,100})\.ics$/.exec(request.params.name) ?? []
    const feed = secret === undefined ? undefined : await calendar.readFeed(deps, secret)
    if (!feed) throw new Failure('log.calendar_not_found')
    reply.header('etag', feed.tag).header('cache-control', 'private, no-cache')
    if (namesTag(request.headers['if-none-match'] ?? '', feed.tag)) return reply.status(304).send()
    return reply.type('text/calendar; charset=utf-8').send(feed.body)
  })
}
