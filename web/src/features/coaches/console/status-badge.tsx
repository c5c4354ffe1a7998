import type { ApplicationStatus } from 'contract/coaches/rules'
import { Badge, type BadgeKind } from '../../../ui/badge'
import { useWords } from './words/use-words'

const kinds: Record<ApplicationStatus, BadgeKind> = { pending: 'emphasis', approved: 'good', rejected: 'bad' }

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const w = useWords()
  return <Badge kind={kinds[status]}>{w(`status.${status}`)}</Badge>
}
