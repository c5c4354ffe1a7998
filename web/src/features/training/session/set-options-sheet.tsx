import { measures, SET_NOTE_MAX, setTypes } from 'contract/programs/set-rules'
import { type ReactNode, useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { Segmented } from '../../../ui/segmented'
import { TextField } from '../../../ui/text-field'
import { changeExercise, type EffortScale } from './running-session'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { typeOf, valuesOf } from './set-values'
import { lastDoneIndex, type Slot } from './slots'
import { shownIn } from './typed-values'
import { sessionWords } from './words/session-words'

const SCALES: readonly EffortScale[] = ['off', 'effort', 'rir']

/** Sheet of rare changes: kind of set, measure, sides, effort, assistance, a note. */
export function SetOptionsSheet({
  slot,
  isOpen,
  onClose,
}: {
  slot: Slot
  isOpen: boolean
  onClose: () => void
}) {
  const t = useT(sessionWords)
  const { session, done, update, type } = useSessionTools()
  const format = useSessionFormat()
  const { exercise } = slot
  const { load } = valuesOf(session, slot, done)
  // Logged sets have a side or none, and keep it.
  const isBegun = lastDoneIndex(exercise, done) >= 0
  const turn = () => {
    if (!load.value) return
    const value = -shownIn(load.value, exercise.unit)
    type(slot, { load: { text: format.number(value), unit: exercise.unit } })
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('session.options.title')}>
      <DialogBody className="grid content-start gap-5">
        <Choice label={t('session.options.type')}>
          {() => (
            <div className="grid grid-cols-2 gap-2">
              {setTypes.map((one) => {
                const isChosen = typeOf(slot, session.typed[slot.id]) === one
                return (
                  <Button
                    key={one}
                    kind={isChosen ? 'primary' : 'secondary'}
                    size="lg"
                    tight
                    aria-pressed={isChosen}
                    onClick={() => type(slot, { type: one })}
                  >
                    {t(`session.set.${one}`)}
                  </Button>
                )
              })}
            </div>
          )}
        </Choice>
        <Choice label={t('session.options.measure')}>
          {(label) => (
            <Segmented
              labelledBy={label}
              size="lg"
              wide
              value={exercise.measure}
              segments={measures.map((value) => ({ value, label: t(`session.options.measures.${value}`) }))}
              onChange={(measure) => update((now) => changeExercise(now, exercise.key, { measure }))}
            />
          )}
        </Choice>
        <Choice label={t('session.options.scale')}>
          {(label) => (
            <Segmented
              labelledBy={label}
              size="lg"
              wide
              value={session.scale}
              segments={SCALES.map((value) => ({ value, label: t(`session.options.scales.${value}`) }))}
              onChange={(scale) => update((now) => ({ ...now, scale }))}
            />
          )}
        </Choice>
        {isBegun ? null : (
          <Choice label={t('session.options.sides')}>
            {(label) => (
              <Segmented
                labelledBy={label}
                size="lg"
                wide
                value={exercise.isOneSided ? 'on' : 'off'}
                segments={[
                  { value: 'off', label: t('session.options.sidesOff') },
                  { value: 'on', label: t('session.options.sidesOn') },
                ]}
                onChange={(value) =>
                  update((now) => changeExercise(now, exercise.key, { isOneSided: value === 'on' }))
                }
              />
            )}
          </Choice>
        )}
        {load.value && load.value.value !== 0 ? (
          <div className="grid gap-1.5">
            <Button kind="secondary" size="lg" onClick={turn}>
              {t(load.value.value > 0 ? 'session.options.help' : 'session.options.load')}
            </Button>
            <p className="text-ink-soft text-sm">{t('session.options.helpText')}</p>
          </div>
        ) : null}
        <TextField
          label={t('session.options.note')}
          value={session.typed[slot.id]?.note ?? ''}
          onChange={(event) => type(slot, { note: event.target.value })}
          maxLength={SET_NOTE_MAX}
          size="lg"
          dir="auto"
        />
      </DialogBody>
      <DialogFoot>
        <Button size="lg" onClick={onClose}>
          {t('session.options.done')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function Choice({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId()
  return (
    <fieldset className="grid gap-1.5">
      <legend id={id} className="mb-1.5 font-semibold text-sm">
        {label}
      </legend>
      {children(id)}
    </fieldset>
  )
}
