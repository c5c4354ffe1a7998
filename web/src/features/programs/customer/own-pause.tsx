import type { UserProgram } from 'contract/programs/calls'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useOwnPause } from '../programs.api'
import { Part } from './program-parts'
import { programsWords } from './words/programs-words'

interface Props {
  userId: string
  program: UserProgram
}

/** Pauses the program for some days, or ends the own pause; nothing where neither is possible. */
export function OwnPause({ userId, program }: Props) {
  const t = useT(errorWords, programsWords)
  const toast = useToast()
  const [days, setDays] = useState(7)
  const { mutateAsync: change, isPending } = useOwnPause(userId, program._id)
  const { until, daysLeft } = ownPauseOf(program)
  const oneAtATime = useOneAtATime()
  const changeNow = async (next: number | 'resume') => {
    try {
      await change(next)
      toast(t(next === 'resume' ? 'myPrograms.pause.resumed' : 'myPrograms.pause.paused'))
    } catch (error) {
      toast(errorText(t, error, t('myPrograms.pause.failed')), { kind: 'alert' })
    }
  }
  const send = (next: number | 'resume') => oneAtATime('pause', () => changeNow(next))
  if (program.status === 'paused' && until) {
    return (
      <Part title={t('myPrograms.pause.title')} text={t('myPrograms.pause.untilText')}>
        <div>
          <Button busy={isPending} onClick={() => void send('resume')}>
            {t('myPrograms.pause.resume')}
          </Button>
        </div>
      </Part>
    )
  }
  if (program.status !== 'active' || daysLeft === 0) return null
  return (
    <Part title={t('myPrograms.pause.title')} text={t('myPrograms.pause.text', { count: daysLeft })}>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('myPrograms.pause.days')}
          value={String(Math.min(days, daysLeft))}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {Array.from({ length: daysLeft }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t('myPrograms.overview.days', { count })}
            </option>
          ))}
        </Select>
        <Button kind="secondary" busy={isPending} onClick={() => void send(Math.min(days, daysLeft))}>
          {t('myPrograms.pause.pause')}
        </Button>
      </div>
    </Part>
  )
}

/** Own pause of a program; a copy that an earlier version kept on the device has none. */
export function ownPauseOf({ ownPause }: { ownPause?: UserProgram['ownPause'] }): UserProgram['ownPause'] {
  return ownPause ?? { until: null, daysLeft: 0 }
}
