import {
  approveReturn,
  closeReturn,
  closeWithdrawal,
  getDeskPhoto,
  getReturn,
  listReturns,
  listWithdrawals,
  receiveReturn,
  refundReturn,
  refuseReturn,
} from 'contract/orders/console-return-calls'
import { getReturnPhoto, requestReturn, takeBackReturn, withdraw } from 'contract/orders/return-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import { Attachment } from '../../../kernel/http/attachment'
import type { Binder } from '../../../kernel/http/bind'
import * as desk from './desk.logic'
import { consumeRequestLimit, openPhoto } from './return-photos'
import * as returns from './returns.logic'
import * as withdrawals from './withdrawals.logic'

/** Calls about goods that come back: the customer's, the desk's, and the withdrawal without an account. */
export function returnsRoutes(bind: Binder, deps: Deps): void {
  customerRoutes(bind, deps)
  deskRoutes(bind, deps)
  bind(withdraw, async ({ body, address, locale }) => {
    await withdrawals.declare(deps, body, { address, locale })
    return {}
  })
  bind(listWithdrawals, async ({ query }) => ({ data: await withdrawals.list(deps, query) }))
  bind(closeWithdrawal, async ({ params, ...call }) => ({
    data: await withdrawals.close(deps, params.id, auditSource(deps, call)),
  }))
}

function customerRoutes(bind: Binder, deps: Deps): void {
  bind(
    requestReturn,
    async ({ session, params, body, upload, headers }) => ({
      data: await returns.request(deps, session, {
        orderNumber: params.orderNumber,
        ...{ body, upload, header: headers['idempotency-key'] },
      }),
    }),
    {
      kind: 'upload',
      before: async ({ session }) => {
        if (session) await consumeRequestLimit(deps, session.accountId)
      },
    },
  )
  bind(takeBackReturn, async ({ session, params }) => ({
    data: await returns.takeBack(deps, session, params),
  }))
  bind(getReturnPhoto, async ({ session, params }) =>
    photoFile(await openPhoto(deps, await returns.readable(deps, session, params), params.n), params.n),
  )
}

function deskRoutes(bind: Binder, deps: Deps): void {
  bind(listReturns, async ({ query, locale }) => ({ data: await desk.list(deps, query, locale) }))
  bind(getReturn, async ({ params, locale }) => ({ data: await desk.get(deps, params.id, locale) }))
  bind(approveReturn, async ({ params, ...call }) => ({
    data: await desk.approve(deps, { ...params, staff: auditSource(deps, call), locale: call.locale }),
  }))
  bind(refuseReturn, async ({ params, body, ...call }) => ({
    data: await desk.end(
      deps,
      { ...params, staff: auditSource(deps, call), locale: call.locale },
      'refused',
      body.reason,
    ),
  }))
  bind(receiveReturn, async ({ params, body, ...call }) => ({
    data: await desk.receive(
      deps,
      { ...params, staff: auditSource(deps, call), locale: call.locale },
      body.lines,
    ),
  }))
  bind(refundReturn, async ({ params, body, ...call }) => ({
    data: await desk.refund(deps, { ...params, staff: auditSource(deps, call), locale: call.locale }, body),
  }))
  bind(closeReturn, async ({ params, body, ...call }) => ({
    data: await desk.end(
      deps,
      { ...params, staff: auditSource(deps, call), locale: call.locale },
      'closed',
      body.reason,
    ),
  }))
  bind(getDeskPhoto, async ({ params }) => photoFile(await openPhoto(deps, params.id, params.n), params.n))
}

function photoFile({ content, mimeType, size }: Awaited<ReturnType<typeof openPhoto>>, n: number) {
  return new Attachment(`photo-${n}.${mimeType === 'image/jpeg' ? 'jpg' : 'png'}`, content, {
    type: mimeType,
    size,
  })
}
