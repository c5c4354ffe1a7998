import { bloodTestStatuses } from 'contract/blood-tests/rules'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { coachTestsWords } from './words/coach-tests-words'

/** Status of a test for the coach; an unknown one is shown untranslated. */
export function TestStatus({ status }: { status: string }) {
  const t = useT(coachTestsWords)
  const known = bloodTestStatuses.find((one) => one === status)
  return (
    <Status tone={toneOf('bloodTests', status, 'staff')}>
      {known ? t(`coachTests.status.${known}`) : status}
    </Status>
  )
}
