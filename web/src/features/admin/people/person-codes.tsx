import type { PersonDetail } from 'contract/admin/people-calls'
import { mayUse } from 'contract/staff'
import { useState } from 'react'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { useToast } from '../../../ui/toast'
import { useSession } from '../../auth/session'
import { useAction } from '../../auth/use-action'
import { useResetTotp } from './people.api'
import { peopleWords } from './words/people-words'

/** State of the account's one-time codes; the owner of the shop can turn them off after a lost phone. */
export function OneTimeCodes({ person }: { person: PersonDetail }) {
  const t = useT(peopleWords)
  const toast = useToast()
  const { user } = useSession('admin')
  const { mutateAsync: reset } = useResetTotp(person._id)
  const { busy, problem, run } = useAction()
  const [asking, setAsking] = useState(false)
  const name = isolatedName(fullName(person))
  const confirm = () => {
    setAsking(false)
    void run(async () => {
      await reset()
      toast(t('people.codes.done', { name }))
    })
  }
  if (!person.totpSince) return t('people.codes.off')
  const mayReset = user?.id !== person._id && mayUse(user?.staffRole, 'staff')
  return (
    <div className="grid justify-items-start gap-3">
      <span>
        {t('people.codes.since')} <DateText value={person.totpSince} />
      </span>
      {mayReset ? (
        <Button kind="secondary" size="sm" busy={busy} onClick={() => setAsking(true)}>
          {t('people.codes.button')}
        </Button>
      ) : null}
      <Alert text={problem} />
      <ConfirmDialog
        open={asking}
        title={t('people.codes.title', { name })}
        text={t('people.codes.text')}
        confirm={t('people.codes.button')}
        cancel={t('people.codes.keep')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
