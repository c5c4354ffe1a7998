import { type Locale, localeCodes, locales } from 'contract/locale'
import { QUESTION_MAX, QUESTION_OPTIONS_MAX } from 'contract/programs/questions'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { moveEntry } from '../../../ui/edit/move-entry'
import { FieldError, inputLook } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { Icon, type IconName } from '../../../ui/icon'
import { type Choice, noChoice } from './question-form'
import { consoleProgramsWords } from './words/console-programs-words'

/** The choices of a question, a row for each with its languages side by side; Alt and the arrows move a row. */
export function ChoiceRows() {
  const t = useT(consoleProgramsWords)
  const { value, change, error } = useField<Choice[]>('options')
  const id = useId()
  const rows = useRef<HTMLOListElement>(null)
  /** The row that takes the focus as soon as it is drawn. */
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    rows.current?.children[next.current]?.querySelector<HTMLElement>('input')?.focus()
    next.current = null
  })
  function move(from: number, to: number) {
    const moved = moveEntry(value, from, to)
    if (!moved) return
    next.current = to
    change(moved)
  }
  function write(at: number, language: Locale, text: string) {
    change(value.map((choice, i) => (i === at ? { ...choice, [language]: text } : choice)))
  }
  return (
    <fieldset data-field="options" className="grid min-w-0 gap-3" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 font-semibold text-sm">{t('consolePrograms.questions.options')}</legend>
      <ol ref={rows} className="grid gap-3">
        {value.map((choice, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: choices may be the same, and have no other name
            key={at}
            className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
            onKeyDown={(event) => {
              const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
              if (!event.altKey || step === 0) return
              event.preventDefault()
              move(at, at + step)
            }}
          >
            <div className="grid gap-2 sm:grid-cols-3">
              {localeCodes.map((language) => (
                <input
                  key={language}
                  name={at === 0 && language === 'en' ? 'options' : undefined}
                  aria-label={t('consolePrograms.questions.option', {
                    n: at + 1,
                    language: locales[language].name,
                  })}
                  aria-invalid={(error && language === 'en') || undefined}
                  placeholder={locales[language].name}
                  lang={language}
                  dir={locales[language].dir}
                  maxLength={QUESTION_MAX}
                  className={inputLook('sm')}
                  value={choice[language]}
                  onChange={({ target }) => write(at, language, target.value)}
                />
              ))}
            </div>
            <RowButtons
              n={at + 1}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onMove={(step) => move(at, at + step)}
              onRemove={
                value.length > 2
                  ? () => {
                      next.current = Math.max(0, at - 1)
                      change(value.filter((_, i) => i !== at))
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {value.length < QUESTION_OPTIONS_MAX ? (
        <Button
          kind="quiet"
          size="sm"
          tight
          className="justify-self-start"
          onClick={() => {
            next.current = value.length
            change([...value, noChoice])
          }}
        >
          <Icon name="plus" size={16} />
          {t('consolePrograms.questions.addOption')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface ButtonsProps {
  n: number
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onRemove: (() => void) | undefined
}

function RowButtons({ n, isFirst, isLast, onMove, onRemove }: ButtonsProps) {
  const t = useT(consoleProgramsWords)
  const button = (label: string, icon: IconName, run: () => void, off: boolean) => (
    <Button
      kind="quiet"
      size="sm"
      iconOnly
      className="text-ink-soft hover:text-ink"
      aria-label={label}
      disabled={off}
      onClick={run}
    >
      <Icon name={icon} size={16} />
    </Button>
  )
  return (
    <div className="flex">
      {button(t('consolePrograms.questions.optionUp', { n }), 'chevron-up', () => onMove(-1), isFirst)}
      {button(t('consolePrograms.questions.optionDown', { n }), 'chevron-down', () => onMove(1), isLast)}
      {button(
        t('consolePrograms.questions.removeOption', { n }),
        'trash',
        () => onRemove?.(),
        onRemove === undefined,
      )}
    </div>
  )
}
