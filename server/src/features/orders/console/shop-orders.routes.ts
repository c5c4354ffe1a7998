import { listStockMovements } from 'contract/catalog/console-stock-calls'
import {
  exportOrders as exportCall,
  getConsoleOrder,
  listOrders,
  markPaid,
  moveOrder,
  moveOrders,
  receiveParcel,
} from 'contract/orders/console-calls'
import {
  addStaffNote,
  correctAddress as correctCall,
  enterOrder as enterCall,
  trackOrders as trackCall,
} from 'contract/orders/console-desk-calls'
import { getOrderCreditNote, refundOrder, retryRefund } from 'contract/orders/console-refund-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import { Attachment } from '../../../kernel/http/attachment'
import type { Binder } from '../../../kernel/http/bind'
import { idempotencyKey } from '../../../kernel/http/idempotency-key'
import { getCreditNoteById } from '../documents/documents.logic'
import { correctAddress } from './address.logic'
import { moveMany } from './bulk.logic'
import { enterOrder } from './enter.logic'
import { exportOrders } from './export.logic'
import { notePayment } from './paid.logic'
import { receive } from './receive.logic'
import { refund, retry } from './refund.logic'
import * as shopOrders from './shop-orders.logic'
import { addNote } from './staff-notes.logic'
import { listMovements } from './stock-movements.logic'
import { trackOrders } from './tracking.logic'

/** The staff's calls about orders. */
export function shopOrderRoutes(bind: Binder, deps: Deps): void {
  bind(listOrders, async ({ query }) => ({ data: await shopOrders.listOrders(deps.db, query) }))
  bind(exportCall, async ({ query, ...call }) => {
    const rows = await exportOrders(deps, query, auditSource(deps, call))
    return new Attachment(`${query.kind}.csv`, rows, { type: 'text/csv; charset=utf-8' })
  })
  bind(getConsoleOrder, async ({ params, locale }) => ({
    data: await shopOrders.getOrder(deps.db, params.id, locale),
  }))
  bind(moveOrders, async ({ body, ...call }) => ({
    data: { results: await moveMany(deps, body, auditSource(deps, call)) },
  }))
  bind(refundOrder, async ({ params, body, headers, ...call }) => ({
    data: await refund(
      deps,
      { id: params.id, staff: auditSource(deps, call), locale: call.locale },
      body,
      idempotencyKey(headers['idempotency-key']),
    ),
  }))
  bind(enterCall, async ({ body, headers, ...call }) => ({
    data: await enterOrder(
      deps,
      body,
      { staff: auditSource(deps, call), locale: call.locale },
      idempotencyKey(headers['idempotency-key']),
    ),
  }))
  bind(trackCall, async ({ body, ...call }) => ({
    data: { results: await trackOrders(deps, body.rows, auditSource(deps, call)) },
  }))
  bind(addStaffNote, async ({ params, body, ...call }) => ({
    data: await addNote(deps, params.id, body.text, auditSource(deps, call), call.locale),
  }))
  bind(correctCall, async ({ params, body, ...call }) => ({
    data: await correctAddress(deps, params.id, body.customerInfo, auditSource(deps, call), call.locale),
  }))
  bind(markPaid, async ({ params, body, ...call }) => ({
    data: await notePayment(deps, params.id, body, auditSource(deps, call), call.locale),
  }))
  bind(receiveParcel, async ({ params, body, ...call }) => ({
    data: await receive(deps, params.id, body.lines, auditSource(deps, call), call.locale),
  }))
  bind(retryRefund, async ({ params, body, ...call }) => ({
    data: await retry(deps, { ...params, staff: auditSource(deps, call), locale: call.locale }, body),
  }))
  bind(getOrderCreditNote, async ({ session, params, query }) => {
    const { name, bytes } = await getCreditNoteById(deps, session, params, query.lang)
    return new Attachment(name, bytes)
  })
  bind(listStockMovements, async ({ params, query }) => ({
    data: await listMovements(deps.db, params.id, query),
  }))
  bind(moveOrder, async ({ params, body, ...call }) => ({
    data: await shopOrders.moveOrder(deps, params.id, body, auditSource(deps, call), call.locale),
  }))
}
