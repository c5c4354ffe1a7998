import AdminLoginPage from '../features/admin/login-page'
import { ConsoleFooter } from './console-layout'
import { PlainFrame } from './plain-frame'

export default function AdminLoginRoute() {
  return (
    <PlainFrame foot={<ConsoleFooter />}>
      <AdminLoginPage />
    </PlainFrame>
  )
}
