import type { Today } from 'contract/training/calls'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import type { BlockProps } from './block-props'
import { useDayText } from './day-text'
import { sessionPath } from './session-block'
import { useDay } from './today.api'
import { useTakeToday } from './use-take-today'
import { todayWords } from './words/today-words'

interface Props extends BlockProps {
  missed: Today['missed'][number]
}

/** A session that was missed: it can be done today, or entered for its own day. */
export function MissedSession({ missed, ...props }: Props) {
  const { date, session: id, focus } = missed
  const t = useT(todayWords)
  const dayText = useDayText('weekday')
  const navigate = useNavigate()
  const take = useTakeToday(props)
  const { data: then } = useDay(props.userId, date)
  const session = then?.today.sessions.find((one) => one.session === id && one.state === 'planned')
  return (
    <section
      aria-label={t('today.missed.title')}
      className="flex flex-wrap items-center gap-x-2 rounded-card bg-sunken py-1 ps-4 pe-2"
    >
      <p className="me-auto min-w-0 py-2 text-sm max-sm:basis-full">
        {t('today.missed.text', {
          focus: isolatedName(focus || t('today.session.untitled')),
          day: dayText(date),
        })}
      </p>
      <div className="flex max-sm:-ms-2 max-sm:basis-full max-sm:*:flex-1">
        <Button kind="quiet" tight onClick={() => take({ session, from: date, focus })}>
          {t('today.missed.take')}
        </Button>
        <Button kind="quiet" tight onClick={() => void navigate(sessionPath(missed))}>
          {t('today.missed.enter')}
        </Button>
      </div>
    </section>
  )
}
