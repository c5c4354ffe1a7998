import { Badge, type BadgeKind } from '../../src/ui/badge'
import { DetailLoading, DetailMissing } from '../../src/ui/detail-page'
import { EmptyState } from '../../src/ui/empty-state'
import { ErrorState } from '../../src/ui/error-state'
import { LinkButton } from '../../src/ui/link-button'
import { ListCount } from '../../src/ui/list-page'
import { Skeleton } from '../../src/ui/skeleton'
import { VisuallyHidden } from '../../src/ui/visually-hidden'
import { Part } from '../sheet'
import { useWords } from '../words'

const kinds: BadgeKind[] = ['neutral', 'info', 'emphasis', 'good', 'bad', 'sale']

export function Messages() {
  const w = useWords()
  return (
    <>
      <Part name="Badge">
        {kinds.map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind === 'sale' ? '-20%' : w.states[1]}
          </Badge>
        ))}
      </Part>
      <Part name="EmptyState" wide>
        <EmptyState drawing="shelf" title={w.emptyTitle} text={w.emptyText}>
          <LinkButton to="/">{w.shop}</LinkButton>
        </EmptyState>
      </Part>
      <Part name="ErrorState" wide>
        <ErrorState title={w.failedTitle} text={w.notDone} onRetry={() => undefined} />
      </Part>
      <Part name="Skeleton, DetailLoading" wide>
        <Skeleton className="h-8 max-w-60" />
        <DetailLoading label={w.orders} />
      </Part>
      <Part name="DetailMissing" wide>
        <DetailMissing title={w.emptyTitle} text={w.notDone} back={w.orders} to="/" />
      </Part>
      <Part name="ListCount, VisuallyHidden">
        <ListCount>{w.step}</ListCount>
        <VisuallyHidden>{w.step}</VisuallyHidden>
      </Part>
    </>
  )
}
