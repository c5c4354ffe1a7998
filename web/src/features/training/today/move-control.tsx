import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { OneLine } from '../../../ui/one-line'
import { addDays, dayKeyOf, isTraining } from '../../programs/customer/week'
import { useMyProgram } from '../../programs/programs.api'
import type { BlockProps } from './block-props'
import { DayText } from './day-text'
import { useUndo } from './undo'
import { todayWords } from './words/today-words'

interface Props extends Pick<BlockProps, 'userId' | 'date' | 'program'> {
  onMove: (to: string) => void
}

/** Each other day of the week once, from tomorrow. */
const AHEAD = [1, 2, 3, 4, 5, 6] as const

/** Moves the session to another day of the week, by a dialog of the days. */
export function MoveControl({ onMove, ...props }: Props) {
  const t = useT(todayWords)
  const undo = useUndo()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    undo.drop()
    setOpen(true)
  }
  return (
    <>
      <Button kind="quiet" tight onClick={open}>
        {t('today.move.open')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('today.move.title')}>
        <DialogBody className="grid content-start gap-4">
          <p className="text-ink-soft text-sm">{t('today.move.text')}</p>
          <Days
            {...props}
            onChoose={(to) => {
              setOpen(false)
              onMove(to)
            }}
          />
        </DialogBody>
      </Dialog>
    </>
  )
}

interface DaysProps extends Omit<Props, 'onMove'> {
  onChoose: (day: string) => void
}

/** The days with what the plan has on them, once it is known. */
function Days({ userId, date, program, onChoose }: DaysProps) {
  const t = useT(todayWords)
  const { data } = useMyProgram(userId, program._id)
  const week = data?.programData?.workout.weeklySchedule
  return (
    <ul className="grid divide-y divide-hairline border-hairline border-y">
      {AHEAD.map((count) => {
        const day = addDays(date, count)
        const planned = week?.[dayKeyOf(day)]
        return (
          <li key={day}>
            <button
              type="button"
              onClick={() => onChoose(day)}
              className="flex min-h-13 w-full items-center gap-3 rounded-field px-1 text-start transition-colors hover:bg-sunken"
            >
              <span className="grid min-w-0 flex-1 py-1.5 leading-snug">
                <span className="font-semibold">
                  <DayText day={day} />
                </span>
                {planned ? (
                  <OneLine className="text-ink-soft text-sm">
                    {isTraining(planned)
                      ? planned.focus || t('today.session.untitled')
                      : t('today.move.rest')}
                  </OneLine>
                ) : null}
              </span>
              <Icon name="chevron-end" className="text-ink-soft" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
