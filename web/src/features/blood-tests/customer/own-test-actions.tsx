import type { MyBloodTest } from 'contract/blood-tests/calls'
import { RECORDED } from 'contract/blood-tests/rules'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Notice } from '../../../ui/notice'
import { useToast } from '../../../ui/toast'
import { useAskForComment, useDeleteBloodTest } from '../blood-tests.api'
import { bloodTestsWords } from './words/blood-tests-words'

const EditTestDialog = lazy(() => import('./edit-test-dialog'))

interface Props {
  userId: string
  test: MyBloodTest
}

/** Says that a test was kept for oneself, with the way to a coach. */
export function KeptNotice({ userId, test }: Props) {
  const t = useT(errorWords, bloodTestsWords)
  const toast = useToast()
  const { mutate: ask, isPending } = useAskForComment(userId, test.id)
  if (test.status !== RECORDED) return null
  return (
    <Notice kind="info">
      <p>{t('bloodTests.own.kept')}</p>
      <Button
        kind="secondary"
        size="sm"
        className="mt-3"
        busy={isPending}
        onClick={() =>
          ask(undefined, {
            onSuccess: () => toast(t('bloodTests.own.asked')),
            onError: (error) => toast(errorText(t, error, t('bloodTests.own.failed')), { kind: 'alert' }),
          })
        }
      >
        {t('bloodTests.own.ask')}
      </Button>
    </Notice>
  )
}

/** Change and deletion of a test that no coach has opened. */
export function OwnTestActions({ userId, test }: Props) {
  const t = useT(errorWords, bloodTestsWords)
  const toast = useToast()
  const navigate = useNavigate()
  const [task, setTask] = useState<'change' | 'remove'>()
  const { mutate: remove } = useDeleteBloodTest(userId, test.id)
  if (!test.editable) return null
  const close = () => setTask(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" size="sm" onClick={() => setTask('change')}>
        {t('bloodTests.own.change')}
      </Button>
      <Button kind="quiet" size="sm" onClick={() => setTask('remove')}>
        {t('bloodTests.own.remove')}
      </Button>
      {task === 'change' ? (
        <Suspense>
          <EditTestDialog userId={userId} test={test} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={task === 'remove'}
        title={t('bloodTests.own.removeTitle')}
        text={t('bloodTests.own.removeText')}
        confirm={t('bloodTests.own.remove')}
        cancel={t('bloodTests.own.keep')}
        onClose={close}
        onConfirm={() => {
          close()
          remove(undefined, {
            onSuccess: () => {
              toast(t('bloodTests.own.removed'))
              void navigate('/blood-tests')
            },
            onError: (error) => toast(errorText(t, error, t('bloodTests.own.failed')), { kind: 'alert' }),
          })
        }}
      />
    </div>
  )
}
