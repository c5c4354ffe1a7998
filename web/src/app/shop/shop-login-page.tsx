import { SECOND } from 'contract/units'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { areas } from '../../api/areas'
import LoginPage from '../../features/auth/sign-in/login-page'
import { isRunning } from '../../features/programs/customer/running'
import { useFetchMyPrograms } from '../../features/programs/programs.api'
import { lazyPage } from '../../ui/lazy-page'

const CartBeside = lazyPage(() => import('../../features/cart/cart-beside'))

const ProgramsBeside = lazyPage(() => import('../../features/catalog/offer/programs-beside'))

/** Longest wait of a sign-in for the list of programs. */
const PROGRAMS_LIMIT_MS = 4 * SECOND

/** Composes the sign-in page with where members land and with the cart, which `auth` may not know. */
export default function ShopLoginPage() {
  return (
    <LoginPage
      Landing={MemberLanding}
      beside={
        <Suspense>
          <CartBeside />
        </Suspense>
      }
      programs={
        <Suspense>
          <ProgramsBeside />
        </Suspense>
      }
    />
  )
}

/** Leads a member with a running program to their day, and everybody else to the first page (decision X-113). */
function MemberLanding({ userId }: { userId: string }) {
  const fetchPrograms = useFetchMyPrograms()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in leads on once
  useEffect(() => {
    let hasLed = false
    const lead = (to: string) => {
      if (hasLed) return
      hasLed = true
      navigate(to, { replace: true })
    }
    const home = () => lead(areas.customer.homePath)
    const timer = setTimeout(home, PROGRAMS_LIMIT_MS)
    fetchPrograms(userId).then((programs) => (programs.some(isRunning) ? lead('/today') : home()), home)
    return () => {
      hasLed = true
      clearTimeout(timer)
    }
  }, [userId])
  return null
}
