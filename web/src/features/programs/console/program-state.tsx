import type { UserProgramStatus } from 'contract/programs/rules'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { programStatusWords } from '../status/words/program-status-words'

/** Status of a person's program. */
export function ProgramState({ status }: { status: UserProgramStatus }) {
  const t = useT(programStatusWords)
  return <Status tone={toneOf('programs', status, 'staff')}>{t(`programStatus.${status}`)}</Status>
}
