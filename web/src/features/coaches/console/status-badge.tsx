import type { ApplicationStatus } from 'contract/coaches/rules'
import { Badge, type BadgeKind } from '../../../ui/badge'
import { useMessages } from './words/use-messages'

const kinds: Record<ApplicationStatus, BadgeKind> = { pending: 'emphasis', approved: 'good', rejected: 'bad' }

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useMessages()
  return <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>
}
