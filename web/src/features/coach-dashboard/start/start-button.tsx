import type { CoachUser } from 'contract/coach-dashboard/calls'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { Button } from '../../../ui/button'
import { coachWords } from '../../coaches/words/coach-words'

const StartDialog = lazy(deferred(() => import('./start-dialog')))

interface Props {
  coachId: string
  user: Pick<CoachUser, 'id' | 'firstName' | 'lastName'>
}

/** Button that starts another program for a user. */
export function StartButton({ coachId, user }: Props) {
  const t = useT(coachWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('coach.users.startProgram')}
      </Button>
      {isOpen ? (
        <Suspense>
          <StartDialog coachId={coachId} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
