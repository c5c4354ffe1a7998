import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Returns the token of a mailed link and removes it from the address bar, so that history, screenshots and scripts do
 * not see it.
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
