import AdminLoginPage from '../../features/admin/login-page'
import { PlainFrame } from '../minimal-layout'
import { ConsoleFooter } from './console-layout'

export default function AdminLoginRoute() {
  return (
    <PlainFrame foot={<ConsoleFooter />}>
      <AdminLoginPage />
    </PlainFrame>
  )
}
