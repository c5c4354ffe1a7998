import { type BloodTestStatus, bloodTestStatuses } from 'contract/blood-tests/rules'
import { useT } from '../../../i18n/i18n'
import { StatusFilter } from '../../../ui/status-filter'
import type { StatusPlace } from '../../../ui/status-params'
import { coachTestsWords } from '../coach/words/coach-tests-words'
import { consoleTestsWords } from './words/console-tests-words'

interface Props {
  at: StatusPlace<BloodTestStatus>
  /** Number of tests per status in the current search; undefined before the first response. */
  counts: Record<string, number> | undefined
}

export function ListFilter({ at, counts }: Props) {
  const t = useT(coachTestsWords, consoleTestsWords)
  return (
    <StatusFilter
      at={at}
      statuses={bloodTestStatuses}
      nameOf={(status) => t(status ? `coachTests.status.${status}` : 'consoleTests.list.all')}
      counts={counts}
      label={t('coachTests.detail.status')}
      search={{
        label: t('consoleTests.list.search'),
        placeholder: t('consoleTests.list.searchHint'),
        clearLabel: t('consoleTests.list.clear'),
      }}
    />
  )
}
