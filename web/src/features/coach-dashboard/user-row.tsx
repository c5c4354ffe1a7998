import type { CoachUser } from 'contract/coach-dashboard/calls'
import type { UserNeed } from 'contract/coach-dashboard/rules'
import { useT } from '../../i18n/i18n'
import { Avatar } from '../../ui/avatar'
import { cx } from '../../ui/cx'
import { Status } from '../../ui/status'
import { coachWords } from '../coaches/words/coach-words'
import { ProgramList } from './program-row'

interface Props {
  user: CoachUser
  /** Id of the heading with the name, and id of the element that the row expands. */
  id: string
  bodyId: string
  /** Most urgent task of the coach for this user. */
  need: UserNeed | undefined
  chosen: boolean
  onChoose: () => void
  onOpen: (program: CoachUser['programs'][number]) => void
}

/** Row of 56 px, more on phones: name, most urgent task and, unless selected, the programs in short. */
export function UserRow({ user, id, bodyId, need, chosen, onChoose, onOpen }: Props) {
  const t = useT(coachWords)
  return (
    <div
      className={cx(
        'relative flex min-h-14 items-center gap-3 border-b border-b-hairline border-s-3 px-3 py-0.5 transition-colors',
        chosen ? 'border-s-saffron bg-pine-wash' : 'border-s-transparent hover:bg-sunken',
      )}
    >
      <Avatar id={user.id} name={[user.firstName, user.lastName]} photo={user.profilePhoto} size="sm" />
      <div className="grid min-w-0 flex-1 leading-tight">
        <h3 id={id} className="min-w-0 font-bold text-base leading-tight tracking-normal">
          <button
            type="button"
            data-user={user.id}
            aria-expanded={chosen}
            aria-controls={bodyId}
            onClick={onChoose}
            // The focus ring surrounds the whole row, because all of it is clickable.
            className="block min-h-6 w-full truncate max-sm:min-h-11 text-start leading-6 outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:outline-turquoise focus-visible:before:-outline-offset-2"
          >
            <bdi>{`${user.firstName} ${user.lastName}`}</bdi>
          </button>
        </h3>
        {chosen ? (
          <p className="text-ink-soft text-xs">
            {t('coach.users.programCount', { count: user.programs.length })}
          </p>
        ) : (
          <ProgramList user={user} onOpen={onOpen} brief />
        )}
      </div>
      {need ? (
        <Status tone="needs-you" className="relative shrink-0">
          {t(`coach.users.needs.${need}`)}
        </Status>
      ) : null}
    </div>
  )
}
