import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { isWaiting } from '../log/entry'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { fieldsOf, typedOf, typeOf, valuesOf } from './set-values'
import type { LoggedSet, Slot } from './slots'
import { kilogramsOf } from './typed-values'
import { sessionWords } from './words/session-words'

const LINE = 'flex min-h-12 w-full items-center gap-3 px-4 text-start tabular-nums'

/** A logged set; a press changes it. */
export function DoneLine({ slot, stored, isSecond }: { slot: Slot; stored: LoggedSet; isSecond: boolean }) {
  const t = useT(sessionWords)
  const { update, log, session } = useSessionTools()
  const format = useSessionFormat()
  const values = format.set(stored.entry, slot.exercise.unit)
  const isUnsaved = log.unsaved.has(stored.entry.clientId)
  const state = stored.refusal ? 'refused' : isUnsaved ? 'unsaved' : isWaiting(stored) ? 'waiting' : 'sent'
  const isWrong = state === 'refused' || state === 'unsaved'
  const type = stored.entry.type ?? 'working'
  const { effort, rir, rev, clientId } = stored.entry
  // A set that the athlete has changed is the athlete's.
  const isByCoach = rev === 1 && session.byCoach?.includes(clientId)
  const extras = [
    type === 'working' ? '' : t(`session.set.${type}`),
    effort == null ? '' : ` · ${t('session.effortOf', { n: effort })}`,
    rir == null ? '' : ` · ${t('session.rirOf', { n: rir })}`,
    isByCoach ? t('session.set.byCoach') : isSecond ? t('session.set.otherDevice') : '',
  ].join('')
  return (
    <button
      type="button"
      aria-label={t('session.set.done', { n: format.place(slot), values: `${values} ${extras}`.trim() })}
      onClick={() =>
        update((now) => ({
          ...now,
          view: 'one',
          at: slot.exercise.key,
          chosen: null,
          editing: stored.entry.clientId,
          typed: { ...now.typed, [slot.id]: typedOf(stored) },
        }))
      }
      className={cx(LINE, 'border-hairline border-t')}
    >
      {/* The texts that stand side by side are words of their own in the name too. */}
      <Place slot={slot} />{' '}
      <span className="font-semibold">
        <bdi>{values}</bdi>
      </span>{' '}
      <span className="text-ink-soft text-sm">{extras}</span>
      <span
        title={t(`session.set.${state}`)}
        className={cx(
          'ms-auto flex items-center gap-1.5 text-sm',
          isWrong ? 'text-pomegranate' : 'text-pine',
        )}
      >
        {isWrong ? t(`session.set.${state}`) : null}
        <Icon name={isWrong ? 'alert' : 'check'} size={20} />
        <span className="sr-only">{isWrong ? null : t(`session.set.${state}`)}</span>
      </span>
    </button>
  )
}

/** A set to come; a press takes it next. */
export function ComingLine({ slot }: { slot: Slot }) {
  const t = useT(sessionWords)
  const { session, done, update } = useSessionTools()
  const format = useSessionFormat()
  const shown = new Set(fieldsOf(session, slot))
  const { load, reps, seconds, meters } = valuesOf(session, slot, done)
  const values = format.set(
    {
      load: load.value && shown.has('load') ? kilogramsOf(load.value) : null,
      typed: load.value && shown.has('load') ? { load: load.value.value, unit: load.value.unit } : null,
      reps: shown.has('reps') ? reps.value : null,
      seconds: shown.has('seconds') ? seconds.value : null,
      meters: shown.has('meters') ? meters.value : null,
    },
    slot.exercise.unit,
  )
  const type = typeOf(slot, session.typed[slot.id])
  return (
    <button
      type="button"
      aria-label={t('session.set.coming', {
        n: format.place(slot),
        values: values || t('session.set.nothing'),
      })}
      onClick={() => update((now) => ({ ...now, chosen: slot.id, editing: null }))}
      className={cx(LINE, 'border-hairline border-t text-ink-soft')}
    >
      <Place slot={slot} /> <bdi>{values || '–'}</bdi>
      {type === 'working' ? null : <span className="text-sm">{t(`session.set.${type}`)}</span>}
    </button>
  )
}

function Place({ slot }: { slot: Slot }) {
  const format = useSessionFormat()
  return <span className={cx('shrink-0', slot.side ? 'min-w-14' : 'min-w-4')}>{format.place(slot)}</span>
}
