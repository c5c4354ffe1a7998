import type { TodayExercise } from 'contract/training/calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { LocalForm } from '../../../ui/form/local-form'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { sessionWords } from './words/session-words'

/** Most characters of an exercise's name. */
const NAME_MAX = 200

interface Props {
  text: string
  names: readonly string[]
  /** Exercises of the library for the same muscles. */
  swaps?: TodayExercise['swaps']
  use: string
  onPick: (name: string, exerciseId?: string) => void
}

/** Choice of an exercise: one that the plan names, or any other by its name. */
export function PickExercise({ text, names, swaps = [], use, onPick }: Props) {
  const t = useT(sessionWords)
  const [name, setName] = useState('')
  const submit = () => {
    if (name.trim()) onPick(name.trim())
  }
  return (
    <LocalForm onSubmit={submit} className="contents">
      <DialogBody className="grid content-start gap-4">
        <p className="text-ink-soft text-sm">{text}</p>
        {names.length > 0 ? (
          <div className="grid gap-2">
            <h3 className="font-semibold text-sm">{t('session.alternatives')}</h3>
            {names.map((one) => (
              <Button
                key={one}
                kind="secondary"
                size="lg"
                wide
                className="justify-start text-start"
                onClick={() => onPick(one)}
              >
                <bdi>{one}</bdi>
              </Button>
            ))}
          </div>
        ) : null}
        {swaps.length > 0 ? <Swaps swaps={swaps} onPick={onPick} /> : null}
        <TextField
          label={t('session.swap.another')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={NAME_MAX}
          size="lg"
          dir="auto"
        />
      </DialogBody>
      <DialogFoot>
        <Button type="submit" size="lg" disabled={name.trim() === ''}>
          {use}
        </Button>
      </DialogFoot>
    </LocalForm>
  )
}

/** Swaps of the library, those for the chosen equipment. */
function Swaps({ swaps, onPick }: { swaps: TodayExercise['swaps']; onPick: Props['onPick'] }) {
  const t = useT(sessionWords)
  const [chosen, setChosen] = useState('')
  const equipment = [...new Set(swaps.flatMap((swap) => swap.equipment))]
  const shown = swaps.filter((swap) => chosen === '' || swap.equipment.includes(chosen))
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold text-sm">{t('session.swap.library')}</h3>
      <Select
        label={t('session.swap.equipment')}
        size="lg"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t('session.swap.anyEquipment')}</option>
        {equipment.map((term) => (
          <option key={term} value={term}>
            {term}
          </option>
        ))}
      </Select>
      <ul className="grid gap-2">
        {shown.map(({ exerciseId, name, equipment: needed }) => (
          <li key={exerciseId}>
            <Button
              kind="secondary"
              size="lg"
              wide
              className="justify-start text-start"
              onClick={() => onPick(name, exerciseId)}
            >
              <span className="grid">
                <bdi>{name}</bdi>
                <span className="font-normal text-ink-soft text-sm">{needed.join(t('common.comma'))}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
