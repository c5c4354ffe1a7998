import type { CoachUser, CoachUserProgram } from 'contract/coach-dashboard/calls'
import type { UserNeed } from 'contract/coach-dashboard/rules'
import { useId } from 'react'
import { useT } from '../../i18n/i18n'
import { LinkButton } from '../../ui/link-button'
import { CoachDate } from '../coaches/coach-date'
import { coachWords } from '../coaches/words/coach-words'
import { AthleteNotes } from './athlete-notes'
import { ProgramHead, ProgramList } from './program-row'
import { StartButton } from './start/start-button'
import { UserRow } from './user-row'

interface Props {
  coachId: string
  user: CoachUser
  need: UserNeed | undefined
  chosen: boolean
  onChoose: () => void
  onOpen: (program: CoachUserProgram) => void
}

/**
 * Row of a user and, if selected, the details: next to the list on wide screens (the grid of user-list), below the row
 * on narrow ones.
 */
export function UserCard({ coachId, user, need, chosen, onChoose, onOpen }: Props) {
  const id = useId()
  const bodyId = useId()
  return (
    <article aria-labelledby={id} className="lg:contents">
      <UserRow
        user={user}
        id={id}
        bodyId={bodyId}
        need={need}
        chosen={chosen}
        onChoose={onChoose}
        onOpen={onOpen}
      />
      {chosen ? (
        <div
          id={bodyId}
          data-body
          className="grid content-start gap-5 border-hairline p-4 max-lg:border-b sm:p-5 lg:col-start-2 lg:row-start-1 lg:row-end-[-1] lg:border-s lg:p-6"
        >
          <Known user={user} coachId={coachId} />
          <div className="@container min-w-0">
            <ProgramHead className="border-hairline border-b pb-2" />
            <ProgramList user={user} onOpen={onOpen} />
          </div>
          <div className="flex flex-wrap gap-2">
            <StartButton coachId={coachId} user={user} />
            <ConversationLink user={user} />
          </div>
        </div>
      ) : null}
    </article>
  )
}

function ConversationLink({ user }: { user: CoachUser }) {
  const t = useT(coachWords)
  return (
    <LinkButton to={`/coach/dashboard?tab=chats&with=${encodeURIComponent(user.id)}`} kind="quiet" size="sm">
      {t('coach.users.talk')}
    </LinkButton>
  )
}

/** Details of the selected user. The visible name is aria-hidden because the row's heading has it too. */
function Known({ user, coachId }: { user: CoachUser; coachId: string }) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <div className="grid min-w-0 gap-0.5">
          <div
            aria-hidden="true"
            data-name={`${user.firstName} ${user.lastName}`}
            className="wide truncate text-start font-bold font-display text-lg before:content-[attr(data-name)] before:[unicode-bidi:isolate] max-lg:hidden"
          />
          <p className="wrap-anywhere text-ink-soft text-xs leading-snug">
            <bdi dir="ltr">{user.email}</bdi>
          </p>
        </div>
        <Facts user={user} />
      </div>
      <AthleteNotes coachId={coachId} user={user} />
    </div>
  )
}

function Facts({ user }: { user: CoachUser }) {
  const t = useT(coachWords)
  const { age, height, latestWeight } = user
  const weight = latestWeight?.weight ?? user.weight
  const body = [
    age === null ? '' : t('coach.users.years', { count: age }),
    height === null ? '' : t('coach.users.cm', { n: height }),
  ].filter(Boolean)
  return (
    <>
      <div className="text-sm tabular-nums empty:hidden">
        {body.length > 0 ? <p>{body.join(' · ')}</p> : null}
        {weight === null ? null : (
          <p>
            {t('coach.users.kg', { n: weight })}
            {latestWeight ? (
              <span className="text-ink-soft">
                {' · '}
                <CoachDate value={latestWeight.date} />
              </span>
            ) : null}
          </p>
        )}
      </div>
      <p className="text-ink-soft text-xs">
        {t('coach.users.since')} <CoachDate value={user.createdAt} />
      </p>
    </>
  )
}
