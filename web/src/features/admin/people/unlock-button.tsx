import type { PersonDetail } from 'contract/admin/people-calls'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/toast'
import { useAction } from '../../auth/use-action'
import { useChangePerson } from './people.api'
import { peopleWords } from './words/people-words'

/** Unlocks an account without a confirmation, because it does no harm. */
export function UnlockButton({ person }: { person: PersonDetail }) {
  const t = useT(peopleWords)
  const toast = useToast()
  const { mutateAsync: change } = useChangePerson(person._id)
  const { busy, problem, run } = useAction()
  const unlock = () =>
    void run(async () => {
      await change({ locked: false })
      toast(t('people.lock.unlocked', { name: isolatedName(fullName(person)) }))
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={busy} onClick={unlock}>
        {t('people.lock.unlock')}
      </Button>
      <Alert text={problem} />
    </div>
  )
}
