import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../auth/session'
import type { MarkProps } from './mark-props'

/** Renders nothing if the chunk cannot be fetched; the label on the product's page names all allergens. */
const OwnMark = lazy<ComponentType<MarkProps & { userId: string }>>(() =>
  import('./own-mark').catch(() => ({ default: () => null })),
)

/** Says which allergens of a product the signed-in customer named; never prerendered. */
export function AllergenMark(props: MarkProps) {
  const { user } = useSession('customer')
  return user ? (
    <Suspense>
      <OwnMark {...props} userId={user.id} />
    </Suspense>
  ) : null
}
