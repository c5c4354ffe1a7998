import {
  archiveDiscount,
  type ConsoleDiscount,
  createDiscount,
  getDiscount,
  listDiscounts,
  restoreDiscount,
  updateDiscount,
} from 'contract/orders/console-discount-calls'
import { checkDiscount } from 'contract/orders/discount-calls'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import { networkOf } from '../../../kernel/network'
import * as discountCodes from './discount-codes.logic'
import * as discounts from './discounts.logic'

/** With what a change proves which state of the code it saw. */
function tagged(reply: FastifyReply, data: ConsoleDiscount) {
  reply.header('etag', discountCodes.etagOf(data.version))
  return { data }
}

export function discountsRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  bind(checkDiscount, async ({ session, locale, address, body }) => {
    const buyer = { accountId: session.accountId, locale, network: deps.pseudonym(networkOf(address).narrow) }
    return { data: await discounts.checkDiscount(deps, buyer, body) }
  })
  bind(listDiscounts, async ({ query }) => ({ data: await discountCodes.listDiscounts(db, query) }))
  bind(createDiscount, async ({ body, reply, ...call }) =>
    tagged(reply, await discountCodes.createDiscount(db, auditSource(deps, call), body)),
  )
  bind(getDiscount, async ({ params, reply }) =>
    tagged(reply, await discountCodes.getDiscount(db, params.id)),
  )
  bind(updateDiscount, async ({ params, body, reply, headers, ...call }) => {
    const asked = { id: params.id, ifMatch: headers['if-match'] }
    return tagged(reply, await discountCodes.updateDiscount(db, auditSource(deps, call), asked, body))
  })
  for (const [endpoint, isActive] of [
    [archiveDiscount, false],
    [restoreDiscount, true],
  ] as const)
    bind(endpoint, async ({ params, reply, ...call }) =>
      tagged(reply, await discountCodes.setActive(db, auditSource(deps, call), params.id, isActive)),
    )
}
