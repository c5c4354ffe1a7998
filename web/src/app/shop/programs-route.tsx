import { RequireSession } from '../../features/auth/require-session'
import NotFoundPage from '../not-found-page'

/** /programs asks for a sign-in; the page behind it is not there yet, and says so. */
export default function ProgramsRoute() {
  return (
    <RequireSession>
      <NotFoundPage />
    </RequireSession>
  )
}
