import { Alert } from '../../src/ui/alert'
import { Badge, type BadgeKind } from '../../src/ui/badge'
import { Button } from '../../src/ui/button'
import { CountBadge } from '../../src/ui/count-badge'
import { DetailLoading, DetailMissing } from '../../src/ui/detail-page'
import { Drawing } from '../../src/ui/drawing'
import { EmptyState } from '../../src/ui/empty-state'
import { ErrorState } from '../../src/ui/error-state'
import { LinkButton } from '../../src/ui/link-button'
import { ListCount } from '../../src/ui/list-page'
import { Notice, type NoticeKind } from '../../src/ui/notice'
import { Skeleton, SkeletonField, SkeletonRow } from '../../src/ui/skeleton'
import { Status, type Tone } from '../../src/ui/status'
import { VisuallyHidden } from '../../src/ui/visually-hidden'
import { Part } from '../sheet'
import { useWords } from '../words'

const tones: Tone[] = ['needs-you', 'moving', 'good', 'wrong', 'ended']
const notices: NoticeKind[] = ['info', 'good', 'warn', 'bad', 'offer']
const drawings = ['bag', 'bubble', 'chart', 'clipboard', 'parcel', 'phone', 'shelf', 'signpost'] as const
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
      <Part name="CountBadge">
        <CountBadge count="3" />
        <CountBadge count="300" />
      </Part>
      <Part name="Status">
        {tones.map((tone, index) => (
          <Status key={tone} tone={tone}>
            {w.states[index]}
          </Status>
        ))}
      </Part>
      <Part name="Notice" wide>
        {notices.map((kind) => (
          <Notice key={kind} kind={kind}>
            {w.message}
          </Notice>
        ))}
        <Notice kind="warn" title={w.messageTitle} action={<Button size="sm">{w.confirm}</Button>}>
          {w.message}
        </Notice>
        <Notice kind="bad" title={w.messageTitle} onDismiss={() => undefined}>
          {w.message}
        </Notice>
        <Alert text={w.notDone} />
      </Part>
      <Part name="Drawing">
        {drawings.map((name) => (
          <Drawing key={name} name={name} className="w-32" />
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
        <SkeletonField />
        <SkeletonRow />
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
