import { RequireSession } from '../../features/auth/require-session'
import OrdersPage from '../../features/orders/orders-page'

export default function OrdersRoute() {
  return (
    <RequireSession stayWhenEnded>
      <OrdersPage />
    </RequireSession>
  )
}
