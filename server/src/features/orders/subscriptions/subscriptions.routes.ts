import type { Locale } from 'contract/locale'
import {
  addSubscription,
  changeSubscription,
  deleteSubscription,
  listSubscriptions,
  orderSubscription,
} from 'contract/orders/subscription-calls'
import type { Deps } from '../../../deps'
import type { Session } from '../../../kernel/http/authorize'
import type { Binder } from '../../../kernel/http/bind'
import * as subscriptions from './subscriptions.logic'

const mine = ({ session, locale }: { session: Session; locale: Locale }) => ({
  accountId: session.accountId,
  locale,
})

export function subscriptionsRoutes(bind: Binder, deps: Deps): void {
  bind(listSubscriptions, async (call) => ({
    data: { items: await subscriptions.listMine(deps, mine(call)) },
  }))
  bind(addSubscription, async (call) => ({
    data: await subscriptions.subscribe(deps, mine(call), call.body, call.headers['idempotency-key']),
  }))
  bind(changeSubscription, async (call) => ({
    data: await subscriptions.change(deps, call.params.id, mine(call), call.body),
  }))
  bind(deleteSubscription, async ({ session, params }) => {
    await subscriptions.end(deps, params.id, session.accountId)
    return {}
  })
  bind(orderSubscription, async (call) => ({
    data: await subscriptions.orderNow(deps, call.params.id, mine(call), call.body.expectedTotal),
  }))
}
