import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../auth/session'
import type { MarkedListProps } from './mark-props'

const Unmarked = ({ children }: MarkedListProps) => children(null)

/** Renders the list without marks if the chunk cannot be fetched. */
const KnownMarks = lazy<ComponentType<MarkedListProps & { userId: string }>>(() =>
  import('./known-marks').catch(() => ({ default: Unmarked })),
)

/** Renders a list once the allergens that the customer named are known, so that no line grows afterwards. */
export function WithMarks(props: MarkedListProps) {
  const { user } = useSession('customer')
  if (!user) return <Unmarked {...props} />
  return (
    <Suspense fallback={props.fallback}>
      <KnownMarks key={user.id} {...props} userId={user.id} />
    </Suspense>
  )
}
