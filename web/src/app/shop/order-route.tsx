import { RequireSession } from '../../features/auth/require-session'
import OrderPage from '../../features/orders/order-page'

export default function OrderRoute() {
  return (
    <RequireSession>
      <OrderPage />
    </RequireSession>
  )
}
