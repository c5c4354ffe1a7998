import { SESSION_NOTE_MAX } from 'contract/training/rules'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { LocalForm } from '../../../ui/form/local-form'
import { Icon } from '../../../ui/icon'
import { TextArea } from '../../../ui/text-area'
import { useToast } from '../../../ui/toast'
import { changeExercise, type RunningExercise } from './running-session'
import { useSessionTools } from './session-context'
import { SetOptionsSheet } from './set-options-sheet'
import type { Slot } from './slots'
import { useSessionEntry } from './use-session-entry'
import { sessionWords } from './words/session-words'

const MORE = 'M5.5 12h.1m6.4 0h.1m6.4 0h.1'
/** Most sets of one exercise in a session. */
const SETS_MAX = 50

/** Row below the sets: another set, note, pain, and options of the set in hand. */
export function ExerciseTools({ exercise, slot }: { exercise: RunningExercise; slot: Slot | undefined }) {
  const t = useT(sessionWords)
  const { update } = useSessionTools()
  const [sheet, setSheet] = useState<'note' | 'pain' | 'options' | null>(null)
  const close = () => setSheet(null)
  return (
    <>
      <div className="flex items-center border-hairline border-y px-1">
        <ToolButton
          onClick={() =>
            update((now) =>
              changeExercise(now, exercise.key, {
                sets: Math.min(SETS_MAX, exercise.sets + 1),
                isSkipped: false,
              }),
            )
          }
        >
          <Icon name="plus" size={18} />
          {t('session.set.add')}
        </ToolButton>
        <ToolButton onClick={() => setSheet('note')}>{t('session.note.action')}</ToolButton>
        <ToolButton onClick={() => setSheet('pain')}>{t('session.pain.action')}</ToolButton>
        {slot ? (
          <button
            type="button"
            aria-label={t('session.options.action')}
            onClick={() => setSheet('options')}
            className="ms-auto grid size-12 shrink-0 place-items-center rounded-field hover:bg-sunken"
          >
            <svg
              viewBox="0 0 24 24"
              width={22}
              height={22}
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinecap="round"
            >
              <path d={MORE} />
            </svg>
          </button>
        ) : null}
      </div>
      <TextSheet kind="note" isOpen={sheet === 'note'} onClose={close} />
      <TextSheet kind="pain" isOpen={sheet === 'pain'} onClose={close} />
      {slot ? <SetOptionsSheet slot={slot} isOpen={sheet === 'options'} onClose={close} /> : null}
    </>
  )
}

function ToolButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-12 items-center gap-1 whitespace-nowrap rounded-field px-2 font-semibold text-sm hover:bg-sunken sm:px-3"
    >
      {children}
    </button>
  )
}

/** Note to the coach, or what hurts; both belong to the session. */
function TextSheet({
  kind,
  isOpen,
  onClose,
}: {
  kind: 'note' | 'pain'
  isOpen: boolean
  onClose: () => void
}) {
  const t = useT(sessionWords)
  const toast = useToast()
  const { session } = useSessionTools()
  const save = useSessionEntry()
  const [text, setText] = useState<string | null>(null)
  const value = text ?? session[kind]
  const close = () => {
    setText(null)
    onClose()
  }
  const submit = () => {
    save({ [kind]: value.trim() })
    close()
    if (kind === 'pain' && value.trim()) toast(t('session.pain.saved'))
  }
  return (
    <Dialog open={isOpen} onClose={close} title={t(`session.${kind}.title`)}>
      <LocalForm onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-3">
          <TextArea
            label={t(`session.${kind}.label`)}
            hint={t(`session.${kind}.text`)}
            value={value}
            maxLength={SESSION_NOTE_MAX - 100}
            onChange={(event) => setText(event.target.value)}
            dir="auto"
            data-autofocus
          />
        </DialogBody>
        <DialogFoot>
          <Button type="submit" size="lg">
            {t(`session.${kind}.save`)}
          </Button>
        </DialogFoot>
      </LocalForm>
    </Dialog>
  )
}
