import type { ApplicationStatus } from 'contract/coaches/rules'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { applicationsWords } from './words/applications-words'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useT(applicationsWords)
  return <Status tone={toneOf('applications', status, 'staff')}>{t(`applications.status.${status}`)}</Status>
}
