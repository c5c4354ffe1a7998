import type { CheckInState } from 'contract/training/check-in-rules'
import { useT } from '../../../i18n/i18n'
import { Status, type Tone } from '../../../ui/status'
import { checkInsWords } from './words/check-ins-words'

type Reader = 'athlete' | 'coach'

const tones: Record<CheckInState, Record<Reader, Tone>> = {
  due: { athlete: 'needs-you', coach: 'moving' },
  late: { athlete: 'needs-you', coach: 'wrong' },
  missed: { athlete: 'ended', coach: 'wrong' },
  sent: { athlete: 'moving', coach: 'needs-you' },
  answered: { athlete: 'good', coach: 'good' },
  skipped: { athlete: 'ended', coach: 'ended' },
}

export function CheckInStatus({ state, reader }: { state: CheckInState; reader: Reader }) {
  const t = useT(checkInsWords)
  return <Status tone={tones[state][reader]}>{t(`checkIns.states.${state}`)}</Status>
}
