import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { LocalForm } from '../../../ui/form/local-form'
import { TextField } from '../../../ui/text-field'
import { sessionWords } from './words/session-words'

/** Most characters of an exercise's name. */
const NAME_MAX = 200

interface Props {
  text: string
  names: readonly string[]
  use: string
  onPick: (name: string) => void
}

/** Choice of an exercise: one that the plan names, or any other by its name. */
export function PickExercise({ text, names, use, onPick }: Props) {
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
