import { Navigate, useLocation } from 'react-router'
import CoachLoginPage from '../features/coach/login-page'
import CoachRegisterPage from '../features/coach/register-page'
import { DASHBOARD } from '../features/coach/require-coach'
import { useCoach } from '../features/coach/session'
import { PlainFrame } from './plain-frame'
import { useScrollRule } from './scroll'

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
