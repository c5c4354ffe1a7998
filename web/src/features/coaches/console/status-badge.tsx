import type { ApplicationStatus } from 'contract/coaches/rules'
import { useT } from '../../../i18n/i18n'
import { Badge, type BadgeKind } from '../../../ui/badge'
import { applicationsWords } from './words/applications-words'

const kinds: Record<ApplicationStatus, BadgeKind> = { pending: 'emphasis', approved: 'good', rejected: 'bad' }

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useT(applicationsWords)
  return <Badge kind={kinds[status]}>{t(`applications.status.${status}`)}</Badge>
}
