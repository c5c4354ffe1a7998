import { bloodTestStatuses, RECORDED } from 'contract/blood-tests/rules'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { bloodTestsWords } from './words/blood-tests-words'

/** Status of a test for its owner; an unknown one is shown untranslated. */
export function OwnTestStatus({ status }: { status: string }) {
  const t = useT(bloodTestsWords)
  const known = ([RECORDED, ...bloodTestStatuses] as const).find((one) => one === status)
  return (
    <Status tone={toneOf('bloodTests', status, 'customer')}>
      {known ? t(`bloodTests.status.${known}`) : status}
    </Status>
  )
}
