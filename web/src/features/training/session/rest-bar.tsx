import { SECOND } from 'contract/units'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { cx } from '../../../ui/cx'
import { Drawing } from '../../../ui/icon'
import {
  isCountingUp,
  isOver,
  isPaused,
  pauseRest,
  REST_STEP_MS,
  type Rest,
  restLeft,
  resumeRest,
  shiftRest,
} from './rest-timer'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { currentSlot, isComplete } from './slots'
import { playTone } from './tone'
import { useNow } from './use-now'
import { sessionWords } from './words/session-words'

const TICK_MS = 250
/** A rest that ended longer ago, while the page was closed or asleep, ends silently. */
const ALARM_LATE_MS = 3000
const VIBRATION_MS = [250, 120, 250]
const PAUSE = 'M8.5 5.5v13m7-13v13'

/** Rest before a set that is left to do, in the page's flow, so it never covers a field. */
export function RestBar() {
  const { session, groups, done } = useSessionTools()
  return session.rest && !isComplete(groups, done) ? <Running rest={session.rest} /> : null
}

function Running({ rest }: { rest: Rest }) {
  const t = useT(sessionWords)
  const { update } = useSessionTools()
  const format = useSessionFormat()
  const now = useNow(!isPaused(rest), TICK_MS)
  const left = restLeft(rest, now)
  const isEnded = isOver(rest, now)
  useAlarm(rest, isEnded)
  const change = (next: (rest: Rest, now: number) => Rest) =>
    update((session) => ({ ...session, rest: session.rest && next(session.rest, Date.now()) }))
  const seconds = isCountingUp(rest) ? left / 1000 : Math.ceil(left / 1000)
  const share = isCountingUp(rest) ? 0 : Math.min(1, left / rest.length)
  return (
    <section
      aria-label={t('session.rest.title')}
      className={cx(
        'relative shrink-0 border-hairline border-t',
        isEnded ? 'animate-flash bg-saffron text-on-saffron' : 'bg-sunken',
      )}
    >
      <div aria-hidden="true" className="h-1">
        <div className="h-full bg-saffron" style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <div className="mx-auto flex min-h-15 max-w-xl items-center gap-0.5 ps-3 pe-1.5 sm:gap-2">
        <p className="me-auto grid leading-tight">
          <span className="text-xs">{t(isEnded ? 'session.rest.over' : 'session.rest.title')}</span>
          <span role="timer" dir="ltr" className="font-bold text-xl tabular-nums rtl:text-end">
            {format.clock(seconds)}
          </span>
        </p>
        <RestButton
          label={t('session.rest.less', { seconds: REST_STEP_MS / SECOND })}
          onClick={() => change((one, at) => shiftRest(one, -REST_STEP_MS, at))}
        >
          −{t.number(REST_STEP_MS / 1000)}
        </RestButton>
        {isCountingUp(rest) ? null : (
          <RestButton
            label={t(isPaused(rest) ? 'session.rest.resume' : 'session.rest.pause')}
            onClick={() => change(isPaused(rest) ? resumeRest : pauseRest)}
          >
            {isPaused(rest) ? <AnyIcon name="play" /> : <Drawing path={PAUSE} />}
          </RestButton>
        )}
        <RestButton
          label={t('session.rest.more', { seconds: REST_STEP_MS / SECOND })}
          onClick={() => change((one, at) => shiftRest(one, REST_STEP_MS, at))}
        >
          +{t.number(REST_STEP_MS / 1000)}
        </RestButton>
        <button
          type="button"
          onClick={() => update((session) => ({ ...session, rest: null }))}
          className="min-h-12 rounded-field px-2.5 font-semibold text-sm"
        >
          {t('session.rest.skip')}
        </button>
      </div>
    </section>
  )
}

function RestButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      dir="ltr"
      className="grid size-12 shrink-0 place-items-center rounded-field font-semibold text-sm tabular-nums"
    >
      {children}
    </button>
  )
}

/** Announces the end of a rest once: by vibration, a tone, and to screen readers. */
function useAlarm(rest: Rest, isEnded: boolean): void {
  const t = useT(sessionWords)
  const { update, announce, groups, groupAt, done, session } = useSessionTools()
  const isDue = isEnded && !rest.isAnnounced
  const latest = useRef({
    t,
    announce,
    update,
    next: currentSlot(groups[groupAt] ?? [], done, session.chosen),
    rest,
  })
  latest.current = {
    t,
    announce,
    update,
    next: currentSlot(groups[groupAt] ?? [], done, session.chosen),
    rest,
  }
  useEffect(() => {
    if (!isDue) return
    const { t: say, announce: tell, update: change, next, rest: ended } = latest.current
    change((one) => (one.rest ? { ...one, rest: { ...one.rest, isAnnounced: true } } : one))
    if (Date.now() - (ended.endsAt ?? 0) > ALARM_LATE_MS) return
    navigator.vibrate?.(VIBRATION_MS)
    playTone()
    tell(
      next
        ? say('session.rest.overNext', { n: next.index + 1, name: next.exercise.name })
        : say('session.rest.over'),
    )
  }, [isDue])
}
