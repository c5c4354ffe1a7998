import AccountPage from '../../features/auth/account/account-page'
import { RequireSession } from '../../features/auth/require-session'

export default function AccountRoute() {
  return (
    <RequireSession>
      <AccountPage />
    </RequireSession>
  )
}
