import { EFFORT_RANGE } from 'contract/programs/set-rules'
import { SESSION_NOTE_MAX } from 'contract/training/rules'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { DateText } from '../../../ui/date'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { PlateArc } from '../../../ui/plate-arc'
import { TextArea } from '../../../ui/text-area'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { currentSlot, setCounts } from './slots'
import { type SessionRecord, summaryOf } from './summary'
import { useSessionEntry } from './use-session-entry'
import { sessionWords } from './words/session-words'

const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Figures and records of a finished session, its effort, and a note to the coach. */
export function SummaryView() {
  const t = useT(sessionWords)
  const { session, groups, done, log, open } = useSessionTools()
  const format = useSessionFormat()
  const save = useSessionEntry()
  const [note, setNote] = useState(session.note)
  const summary = summaryOf(session, done, Date.now())
  const planned = session.exercises.map((exercise) => setCounts(exercise, done))
  const missing = session.exercises.reduce(
    (sum, { isSkipped }, n) => sum + (isSkipped ? 0 : (planned[n]?.all ?? 0) - (planned[n]?.done ?? 0)),
    0,
  )
  const goOn = () => {
    save({ endedAt: null, finishedAt: session.endedAt, note })
    const group = groups.find((one) => currentSlot(one, done, null))
    if (group?.[0]) open(group[0].key)
  }
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const share =
    planned.reduce((sum, { done: count }) => sum + count, 0) /
    Math.max(
      1,
      planned.reduce((sum, { all }) => sum + all, 0),
    )
  const numbers = [
    [format.number(summary.minutes), t('session.summary.minutes', { count: summary.minutes })],
    [format.number(summary.sets), t('session.summary.sets', { count: summary.sets })],
    ...(summary.volume > 0 ? [[t.number(summary.volume), t('session.summary.volume')] as const] : []),
  ] as const
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-6 px-4 py-6">
      <div className="flex items-center gap-4">
        <PlateArc value={share} size={64} />
        <div className="grid gap-0.5">
          <h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
            {t('session.summary.title')}
          </h1>
          <p className="text-ink-soft">
            <DateText value={session.date} look="day" />
          </p>
        </div>
      </div>
      {missing > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{t('session.summary.missing', { count: missing })}</p>
          <Button kind="secondary" className="min-h-11" onClick={goOn}>
            {t('session.summary.doThem')}
          </Button>
        </div>
      ) : null}
      <dl className="grid auto-cols-fr grid-flow-col gap-2 border-hairline border-y py-4">
        {numbers.map(([value, label]) => (
          <div key={label} className="grid content-start">
            <dt className="order-2 text-ink-soft text-sm leading-tight">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {summary.records.length > 0 ? <Records records={summary.records} /> : null}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('session.summary.effort')}</legend>
        <div className="grid grid-cols-5 gap-2">
          {EFFORTS.map((n) => (
            <button
              key={n}
              type="button"
              aria-pressed={session.effort === n}
              onClick={() => save({ effort: session.effort === n ? null : n, note })}
              className={cx(
                'min-h-12 rounded-field border font-semibold tabular-nums',
                session.effort === n ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink',
              )}
            >
              {format.number(n)}
            </button>
          ))}
        </div>
        <p className="text-ink-soft text-sm">{t('session.summary.easy', EFFORT_RANGE)}</p>
      </fieldset>
      <TextArea
        label={t('session.summary.note')}
        value={note}
        rows={2}
        maxLength={SESSION_NOTE_MAX - 100}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => note !== session.note && save({ note })}
        dir="auto"
      />
      <p role="status" className="flex items-center gap-2 text-sm">
        <Icon name={log.pending > 0 ? 'attention' : 'check'} size={18} className="text-pine" />
        {t(log.pending > 0 ? 'session.summary.waiting' : 'session.summary.sent')}
      </p>
      <div className="grid gap-2">
        <LinkButton to="/today" size="lg" onClick={() => note !== session.note && save({ note })}>
          {t('session.today')}
        </LinkButton>
        <Button kind="quiet" size="lg" onClick={goOn}>
          {t('session.summary.again')}
        </Button>
      </div>
    </div>
  )
}

function Records({ records }: { records: readonly SessionRecord[] }) {
  const t = useT(sessionWords)
  const format = useSessionFormat()
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t('session.summary.records')}</h2>
      <ul className="grid gap-2">
        {records.map(({ exercise, kind, value }) => (
          <li key={exercise} className="grid border-saffron border-s-4 ps-3 leading-snug">
            <bdi className="font-semibold">{exercise}</bdi>
            <span>
              {t(`session.summary.${kind}`, {
                value: kind === 'seconds' ? format.clock(value) : format.number(Math.round(value * 10) / 10),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
