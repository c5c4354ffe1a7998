import type { CoachBloodTestRow } from 'contract/blood-tests/coach-calls'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { UnsavedGuard } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { Spinner } from '../../../ui/spinner'
import { useAthletesTest } from './coach-tests.api'
import { TestDetail } from './test-detail'
import { coachTestsWords } from './words/coach-tests-words'

interface Props {
  coachId: string
  /** Id of the open test; null if none. */
  id: string | null
  /** Row of the list, shown until the detail is loaded. */
  listed: CoachBloodTestRow | undefined
  onClose: () => void
}

/** Dialog of one test; asks before it discards an unsent comment. */
export function TestDialog(props: Props) {
  return (
    <UnsavedGuard>
      {(leave) =>
        props.id === null ? null : (
          <Opened key={props.id} {...props} id={props.id} leave={() => leave(props.onClose)} />
        )
      }
    </UnsavedGuard>
  )
}

function Opened({ coachId, id, listed, onClose, leave }: Props & { id: string; leave: () => void }) {
  const t = useT(coachTestsWords)
  const { data, error, refetch } = useAthletesTest(coachId, id)
  const { firstName = '', lastName = '' } = data?.userId ?? listed?.userId ?? {}
  const name = isolatedName(`${firstName} ${lastName}`.trim())
  return (
    <Dialog open size="lg" title={t('coachTests.detail.title', { name })} onClose={leave}>
      {data ? (
        <TestDetail coachId={coachId} test={data} onCommented={onClose} />
      ) : (
        <DialogBody>
          {error ? (
            <ErrorState
              heading="p"
              title={t('coachTests.detail.failed')}
              retryLabel={t('common.retry')}
              onRetry={() => void refetch()}
            />
          ) : (
            <p
              role="status"
              aria-busy="true"
              className="flex items-center justify-center gap-3 py-24 text-ink-soft"
            >
              <Spinner />
              {t('coachTests.detail.loading')}
            </p>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}
