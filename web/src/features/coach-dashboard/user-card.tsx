import type { CoachUser, CoachUserProgram } from 'contract/coach-dashboard/calls'
import { useId } from 'react'
import { useT } from '../../i18n/i18n'
import { Avatar } from '../../ui/avatar'
import { CoachDate } from '../coaches/coach-date'
import { coachWords } from '../coaches/words/coach-words'
import { AthleteNotes } from './athlete-notes'
import { ProgramRow } from './program-row'

interface Props {
  coachId: string
  user: CoachUser
  onOpen: (program: CoachUserProgram) => void
}

/** A user of the coach: who it is, and under it or beside it the programs. */
export function UserCard({ coachId, user, onOpen }: Props) {
  const t = useT(coachWords)
  const id = useId()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <article
      aria-labelledby={id}
      className="grid rounded-card border border-hairline bg-raised lg:grid-cols-[19.5rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3 border-hairline p-4 max-lg:border-b sm:p-5 lg:border-e">
        <div className="flex items-center gap-3">
          <Avatar id={user.id} name={[user.firstName, user.lastName]} photo={user.profilePhoto} />
          <div className="grid min-w-0 gap-0.5">
            <h3 id={id} className="font-bold text-base tracking-normal">
              <bdi>{name}</bdi>
            </h3>
            <p className="wrap-anywhere text-ink-soft text-xs leading-snug">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
          </div>
        </div>
        <Facts user={user} />
        <AthleteNotes coachId={coachId} user={user} />
      </div>
      <div className="min-w-0 px-4 py-1 sm:px-5 sm:py-2">
        <ul aria-label={t('coach.users.programsOf', { name })} className="divide-y divide-hairline">
          {user.programs.map((program) => (
            <ProgramRow key={program.id} program={program} onOpen={() => onOpen(program)} />
          ))}
        </ul>
      </div>
    </article>
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
