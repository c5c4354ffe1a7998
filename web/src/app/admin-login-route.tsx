import AdminLoginPage from '../features/admin/login-page'
import { PlainFrame } from './plain-frame'

export default function AdminLoginRoute() {
  return (
    <PlainFrame>
      <AdminLoginPage />
    </PlainFrame>
  )
}
