import { RequireSession } from '../../features/auth/require-session'
import CheckoutPage from '../../features/orders/checkout/checkout-page'

export default function CheckoutRoute() {
  return (
    <RequireSession>
      <CheckoutPage />
    </RequireSession>
  )
}
