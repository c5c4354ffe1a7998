import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a mailed link. It leaves the address bar at once, and with it the history, screenshots and whatever
 * reads addresses; from then on only the open page knows it.
 */
export function useLinkToken(): string {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) void navigate(pathname, { replace: true })
  }, [pathname, search, navigate])
  return token
}
