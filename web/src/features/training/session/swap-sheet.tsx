import { useT } from '../../../i18n/i18n'
import { Dialog } from '../../../ui/dialog'
import { newClientId } from '../log/entry'
import { PickExercise } from './pick-exercise'
import { type RunningExercise, swapExercise } from './running-session'
import { useSessionTools } from './session-context'
import { lastDoneIndex } from './slots'
import { sessionWords } from './words/session-words'

interface Props {
  exercise: RunningExercise
  isOpen: boolean
  onClose: () => void
}

/** Swaps the exercise for this session only. */
export function SwapSheet({ exercise, isOpen, onClose }: Props) {
  const t = useT(sessionWords)
  const { update, done } = useSessionTools()
  const planned = [
    exercise.insteadOf ? exercise.plan?.name : undefined,
    ...(exercise.plan?.alternatives ?? []),
  ]
  const others = planned.filter((name): name is string => Boolean(name) && name !== exercise.name)
  // Days that were stored before the library have no swaps.
  const swaps = exercise.plan?.swaps ?? []
  const pick = (name: string, exerciseId: string | null = null) => {
    onClose()
    update((now) =>
      swapExercise(now, exercise.key, {
        name,
        exerciseId,
        newKey: newClientId(),
        done: lastDoneIndex(exercise, done) + 1,
      }),
    )
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('session.swap.title', { name: exercise.name })}>
      <PickExercise
        text={t('session.swap.text')}
        names={others}
        swaps={swaps.filter(({ name }) => name !== exercise.name && !others.includes(name))}
        use={t('session.swap.use')}
        onPick={pick}
      />
    </Dialog>
  )
}
