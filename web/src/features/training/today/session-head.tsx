import type { TodaySession } from 'contract/training/calls'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { todayWords } from './words/today-words'

interface Props {
  id: string
  session: Pick<TodaySession, 'focus' | 'duration' | 'exercises'>
  /** Line above the focus. */
  heading?: ReactNode
  /** More facts after number and minutes. */
  children?: ReactNode
}

/** Focus of a session with its number of exercises and its minutes. */
export function SessionHead({ id, session: { focus, duration, exercises }, heading, children }: Props) {
  const t = useT(todayWords)
  return (
    <div className="grid gap-0.5">
      {heading}
      <h2 id={id} className="wrap-anywhere text-2xl">
        <bdi>{focus || t('today.session.untitled')}</bdi>
      </h2>
      <p className="text-ink-soft text-sm tabular-nums [&>*+*]:before:content-['_·_']">
        {exercises.length > 0 ? (
          <span>{t('today.session.exercises', { count: exercises.length })}</span>
        ) : null}
        {duration > 0 ? <span>{t('today.session.minutes', { n: duration })}</span> : null}
        {children}
      </p>
    </div>
  )
}
