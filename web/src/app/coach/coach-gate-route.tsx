import { Navigate, useLocation } from 'react-router'
import CoachLoginPage from '../../features/coaches/login-page'
import CoachRegisterPage from '../../features/coaches/register/register-page'
import { DASHBOARD } from '../../features/coaches/require-coach'
import { useCoach } from '../../features/coaches/session'
import { PlainFrame } from '../minimal-layout'
import { useScrollRule } from '../scroll'

/** The pages of the coach area that are open to everybody; any other address of it leads in, or to its door. */
export default function CoachGateRoute() {
  const { pathname } = useLocation()
  const user = useCoach()
  useScrollRule()
  const page = pathname.replace(/\/$/, '')
  if (page === '/coach/login' || page === '/coach/register') {
    return <PlainFrame>{page === '/coach/login' ? <CoachLoginPage /> : <CoachRegisterPage />}</PlainFrame>
  }
  return <Navigate to={user ? DASHBOARD : '/coach/login'} replace />
}
