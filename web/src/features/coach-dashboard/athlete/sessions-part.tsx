import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { CoachDate } from '../../coaches/coach-date'
import { dayOf } from '../../programs/customer/week'
import { Part } from './part'
import { athleteWords } from './words/athlete-words'

type Day = AthleteSummary['programs'][number]['days'][number]

/** Name of what became of a day; the newest day is today while nothing is done. */
function stateOf({ planned, done, isExcused }: Day, isToday: boolean) {
  if (isExcused && done === 0) return 'excused'
  if (planned === 0) return 'extra'
  if (done >= planned) return 'done'
  if (done > 0) return 'part'
  return isToday ? 'today' : 'missed'
}

/** Sessions of each program, planned against done, the newest first. */
export function SessionsPart({ programs }: Pick<AthleteSummary, 'programs'>) {
  const t = useT(athleteWords)
  const lists = programs.filter(({ days }) => days.length > 0)
  return (
    <Part title={t('athleteColumn.sessions.title')}>
      {lists.length === 0 ? <p className="text-ink-soft">{t('athleteColumn.sessions.none')}</p> : null}
      {lists.map(({ _id, name, days }) => (
        <div key={_id} className="grid gap-1">
          <p className="text-ink-soft text-sm tabular-nums">
            {lists.length > 1 ? <bdi className="font-semibold">{name} </bdi> : null}
            {t('athleteColumn.sessions.count', {
              done: days.reduce((sum, day) => sum + Math.min(day.done, day.planned), 0),
              planned: days.reduce((sum, day) => sum + day.planned, 0),
            })}
          </p>
          <ul className="grid divide-y divide-hairline text-sm">
            {days.map((day) => (
              <Row key={day.date} day={day} />
            ))}
          </ul>
        </div>
      ))}
    </Part>
  )
}

function Row({ day }: { day: Day }) {
  const t = useT(athleteWords)
  const { date, focus, planned, done } = day
  const state = stateOf(day, date === dayOf(new Date()))
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-1.5 tabular-nums">
      <span className="text-ink-soft">
        <CoachDate value={date} />
      </span>
      <span className="wrap-anywhere">
        <bdi>{focus || t('athleteColumn.sessions.unnamed')}</bdi>
      </span>
      <span
        className={cx(
          state === 'missed' && 'font-semibold text-saffron-ink',
          state === 'done' && 'text-pine',
          (state === 'today' || state === 'excused') && 'text-ink-soft',
        )}
      >
        {state === 'part'
          ? t('athleteColumn.sessions.part', { planned, done })
          : t(`athleteColumn.sessions.${state}`)}
      </span>
    </li>
  )
}
