import type { Area } from 'contract/route'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { areas } from '../../../api/areas'

function areaOf(value: unknown): Area {
  return typeof value === 'string' && Object.hasOwn(areas, value) ? (value as Area) : 'customer'
}

/** The area whose sign-in page led to the forgotten password, by that link's navigation state. */
export function areaOfState(state: unknown): Area {
  return areaOf((state as { area?: unknown } | null)?.area)
}

/** The area to sign in to after the reset, as the mailed link says it. */
export function useResetArea(): Area {
  const { search } = useLocation()
  const [area] = useState(() => areaOf(new URLSearchParams(search).get('area')))
  return area
}
