import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DatePicker } from '../../../ui/date-field/date-picker'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { LocalForm } from '../../../ui/form/local-form'
import { snoozeDays, snoozedToDay } from './snooze'
import { queueWords } from './words/queue-words'

interface Props {
  onSnooze: (until: string) => void
  onClose: () => void
}

/** Asks for the day on which a case comes back. */
export default function SnoozeDialog({ onSnooze, onClose }: Props) {
  const t = useT(queueWords)
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const until = snoozedToDay(day)
  return (
    <Dialog open onClose={onClose} title={t('queue.until.title')}>
      <LocalForm
        className="contents"
        onSubmit={() => {
          setTried(true)
          if (until === undefined) return
          onClose()
          onSnooze(until)
        }}
      >
        <DialogBody className="grid content-start gap-4">
          <p className="text-ink-soft">{t('queue.until.text')}</p>
          <DatePicker
            label={t('queue.until.day')}
            value={day}
            required
            {...snoozeDays()}
            error={isTried && until === undefined ? t('queue.until.problem') : undefined}
            onChange={setDay}
          />
        </DialogBody>
        <DialogFoot cancel={t('common.cancel')} onCancel={onClose}>
          <Button type="submit">{t('queue.snooze')}</Button>
        </DialogFoot>
      </LocalForm>
    </Dialog>
  )
}
