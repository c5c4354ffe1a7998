import { REASON_MAX } from 'contract/training/rules'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { TextField } from '../../../ui/text-field'
import { useUndo } from './undo'
import { todayWords } from './words/today-words'

/** Stored as these words, which every reader sees in their own language. */
const REASONS = ['ill', 'travelling'] as const

/** Excuses the session of today, by a dialog of reasons. */
export function ExcuseControl({ onExcuse }: { onExcuse: (reason: string) => void }) {
  const t = useT(todayWords)
  const undo = useUndo()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    undo.drop()
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="quiet" tight onClick={open}>
        {t('today.excuse.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('today.excuse.title')}>
        <Reasons
          onCancel={close}
          onChoose={(reason) => {
            close()
            onExcuse(reason)
          }}
        />
      </Dialog>
    </>
  )
}

interface ReasonsProps {
  onCancel: () => void
  onChoose: (reason: string) => void
}

/** One tap for a usual reason, a text for any other. */
function Reasons({ onCancel, onChoose }: ReasonsProps) {
  const t = useT(todayWords)
  const [text, setText] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const save = () => {
    const reason = text?.trim() ?? ''
    if (reason) onChoose(reason)
    else setMissing(true)
  }
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <p className="text-ink-soft text-sm">{t('today.excuse.text')}</p>
        {text === null ? (
          <div className="grid gap-2">
            {REASONS.map((reason) => (
              <Button key={reason} kind="secondary" wide onClick={() => onChoose(reason)}>
                {t(`today.excuse.${reason}`)}
              </Button>
            ))}
            <Button kind="secondary" wide onClick={() => setText('')}>
              {t('today.excuse.another')}
            </Button>
          </div>
        ) : (
          <TextField
            label={t('today.excuse.reason')}
            value={text}
            maxLength={REASON_MAX}
            dir="auto"
            data-autofocus=""
            autoFocus
            error={isMissing && !text.trim() ? t('today.excuse.missing') : undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && save()}
          />
        )}
      </DialogBody>
      {text === null ? null : (
        <DialogFoot cancel={t('common.cancel')} onCancel={onCancel}>
          <Button onClick={save}>{t('today.excuse.save')}</Button>
        </DialogFoot>
      )}
    </>
  )
}
