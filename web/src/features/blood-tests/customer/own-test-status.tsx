import { bloodTestStatuses } from 'contract/blood-tests/rules'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { bloodTestsWords } from './words/blood-tests-words'

/** Where a test of mine stands; a status that only a newer server knows is shown as it came. */
export function OwnTestStatus({ status }: { status: string }) {
  const t = useT(bloodTestsWords)
  const known = bloodTestStatuses.find((one) => one === status)
  return (
    <Status tone={toneOf('bloodTests', status, 'customer')}>
      {known ? t(`bloodTests.status.${known}`) : status}
    </Status>
  )
}
