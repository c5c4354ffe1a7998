import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useSession } from '../../auth/session'
import { AllergenMark } from './allergen-mark'
import type { KnownMarksProps } from './known-marks'
import type { MarkedListProps, MarkProps } from './mark-props'

/** A list that waits longer is shown, and its lines grow, in milliseconds. */
const WAIT_MAX = 1500

/** Shows the list at once if the chunk cannot be fetched. */
const KnownMarks = lazy<ComponentType<KnownMarksProps>>(() =>
  import('./known-marks').catch(() => ({ default: UnknownMarks })),
)

function UnknownMarks({ onKnown }: KnownMarksProps) {
  useLayoutEffect(() => onKnown(AllergenMark), [onKnown])
  return null
}

/** Renders a list once the allergens that the customer named are known, so that no line grows afterwards. */
export function WithMarks(props: MarkedListProps) {
  const { user } = useSession('customer')
  return user ? <MarkedList key={user.id} {...props} userId={user.id} /> : props.children(null)
}

function MarkedList({ userId, ids, fallback, children }: MarkedListProps & { userId: string }) {
  const [Mark, setMark] = useState<ComponentType<MarkProps>>()
  // The marks, their words and their code all count: none of them may keep the list away.
  useEffect(() => {
    const timer = setTimeout(() => setMark(() => AllergenMark), WAIT_MAX)
    return () => clearTimeout(timer)
  }, [])
  if (Mark) return children(Mark)
  return (
    <>
      {fallback}
      <Suspense>
        <KnownMarks userId={userId} ids={ids} onKnown={(known) => setMark(() => known)} />
      </Suspense>
    </>
  )
}
