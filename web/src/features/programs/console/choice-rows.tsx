import { type Locale, localeCodes, locales } from 'contract/locale'
import { QUESTION_MAX, QUESTION_OPTIONS_MAX } from 'contract/programs/questions'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ItemButton } from '../../../ui/edit/item-button'
import { moveEntry } from '../../../ui/edit/move-entry'
import { FieldError } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { Icon } from '../../../ui/icon'
import { inputLook } from '../../../ui/input-look'
import { type Choice, noChoice } from './question-form'
import { consoleProgramsWords } from './words/console-programs-words'

/** The choices of a question, a row for each with its languages side by side; Alt and the arrows move a row. */
export function ChoiceRows() {
  const t = useT(consoleProgramsWords)
  const { rows, value, error, add, remove, move, write } = useChoices()
  const id = useId()
  return (
    <fieldset data-field="options" className="grid min-w-0 gap-3" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 font-semibold text-sm">{t('consolePrograms.questions.options')}</legend>
      <ol ref={rows} className="grid gap-3">
        {value.map((choice, at) => (
          <ChoiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: choices may be the same, and have no other name
            key={at}
            choice={choice}
            at={at}
            isLast={at === value.length - 1}
            invalid={Boolean(error)}
            onWrite={(language, text) => write(at, language, text)}
            onMove={(step) => move(at, at + step)}
            onRemove={value.length > 2 ? () => remove(at) : undefined}
          />
        ))}
      </ol>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {value.length < QUESTION_OPTIONS_MAX ? (
        <Button kind="quiet" size="sm" tight className="justify-self-start" onClick={add}>
          <Icon name="plus" size={16} />
          {t('consolePrograms.questions.addOption')}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** The choices as the form holds them; the focus goes with the row that is added or moved. */
function useChoices() {
  const { value, change, error } = useField<Choice[]>('options')
  const rows = useRef<HTMLOListElement>(null)
  /** The row that takes the focus as soon as it is drawn. */
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    rows.current?.children[next.current]?.querySelector<HTMLElement>('input')?.focus()
    next.current = null
  })
  function add() {
    next.current = value.length
    change([...value, noChoice])
  }
  function remove(at: number) {
    next.current = Math.max(0, at - 1)
    change(value.filter((_, i) => i !== at))
  }
  function move(from: number, to: number) {
    const moved = moveEntry(value, from, to)
    if (!moved) return
    next.current = to
    change(moved)
  }
  function write(at: number, language: Locale, text: string) {
    change(value.map((choice, i) => (i === at ? { ...choice, [language]: text } : choice)))
  }
  return { rows, value, error, add, remove, move, write }
}

interface RowProps {
  choice: Choice
  at: number
  isLast: boolean
  invalid: boolean
  onWrite: (language: Locale, text: string) => void
  onMove: (step: -1 | 1) => void
  /** Absent at the minimum number of choices. */
  onRemove: (() => void) | undefined
}

function ChoiceRow({ choice, at, isLast, invalid, onWrite, onMove, onRemove }: RowProps) {
  const t = useT(consoleProgramsWords)
  const n = at + 1
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <li className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]" onKeyDown={onKeyDown}>
      <div className="grid gap-2 sm:grid-cols-3">
        {localeCodes.map((language) => (
          <input
            key={language}
            name={at === 0 && language === 'en' ? 'options' : undefined}
            aria-label={t('consolePrograms.questions.option', { n, language: locales[language].name })}
            aria-invalid={(invalid && language === 'en') || undefined}
            placeholder={locales[language].name}
            lang={language}
            dir={locales[language].dir}
            maxLength={QUESTION_MAX}
            className={inputLook('sm')}
            value={choice[language]}
            onChange={({ target }) => onWrite(language, target.value)}
          />
        ))}
      </div>
      <div className="flex">
        <ItemButton
          label={t('consolePrograms.questions.optionUp', { n })}
          icon="chevron-up"
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <ItemButton
          label={t('consolePrograms.questions.optionDown', { n })}
          icon="chevron-down"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <ItemButton
          label={t('consolePrograms.questions.removeOption', { n })}
          icon="trash"
          disabled={onRemove === undefined}
          onClick={() => onRemove?.()}
        />
      </div>
    </li>
  )
}
