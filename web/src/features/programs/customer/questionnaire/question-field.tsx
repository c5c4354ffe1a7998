import type { Question } from 'contract/programs/calls'
import { useId } from 'react'
import { useT } from '../../../../i18n/i18n'
import { ChoiceCard } from '../../../../ui/choice-card'
import { DateField } from '../../../../ui/date-field/date-field'
import { FieldError } from '../../../../ui/field'
import { useField } from '../../../../ui/form/context'
import { Field, TextAreaField } from '../../../../ui/form/field'
import { fieldOf, type Held } from './answers'
import { questionnaireWords } from './words/questionnaire-words'

/** One question with the control that fits its kind; `hint` in place of the range of a number. */
export function QuestionField({ question, hint }: { question: Question; hint?: string | undefined }) {
  const t = useT(questionnaireWords)
  const name = fieldOf(question.id)
  const { min, max } = question
  const rangeText =
    min === undefined || max === undefined ? undefined : t('questionnaire.range', { min, max })
  const invalidText =
    min === undefined || max === undefined
      ? t('questionnaire.number')
      : t('questionnaire.numberFrom', { min, max })
  const shared = {
    name,
    label: question.question,
    note: t(question.required ? 'common.required' : 'common.optional'),
    required: question.required,
  }
  switch (question.type) {
    case 'text':
      return <TextAreaField {...shared} rows={3} dir="auto" />
    case 'date':
      return <DateField {...shared} className="max-w-56" />
    case 'number':
      return (
        <Field
          {...shared}
          kind="code"
          inputMode="decimal"
          hint={hint ?? rangeText}
          invalidText={hint === undefined ? invalidText : undefined}
          className="max-w-40"
        />
      )
    case 'scale':
      return <Choices question={question} options={scaleOf(question)} row />
    case 'boolean':
      return (
        <Choices
          question={question}
          options={[
            { value: 'yes', label: t('questionnaire.yes') },
            { value: 'no', label: t('questionnaire.no') },
          ]}
        />
      )
    default:
      return (
        <Choices
          question={question}
          options={(question.options ?? []).map((option) => ({ value: option, label: option }))}
        />
      )
  }
}

/** Two rows of five on a phone, one row on wide screens; the mark stands above its number. */
const SCALE =
  'grid grid-cols-5 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] *:flex-col *:items-center *:gap-1 *:px-1 *:py-3'

interface Option {
  value: string
  label?: string
}

function scaleOf({ min = 1, max = 10 }: Question): Option[] {
  return Array.from({ length: max - min + 1 }, (_, index) => ({ value: String(min + index) }))
}

/** A question that is answered by choosing: one, or as many as fit. */
function Choices({ question, options, row }: { question: Question; options: Option[]; row?: boolean }) {
  const t = useT(questionnaireWords)
  const id = useId()
  const name = fieldOf(question.id)
  const { value, change, error } = useField<Held>(name)
  const many = question.type === 'multiple'
  const chosen = Array.isArray(value) ? value : [value]
  const toggle = (option: string, on: boolean) => {
    if (!many) return change(option)
    change(options.map((one) => one.value).filter((one) => (one === option ? on : chosen.includes(one))))
  }
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{question.question}</span>
        <span className="shrink-0 text-ink-soft">
          {t(question.required ? 'common.required' : 'common.optional')}
        </span>
      </legend>
      <div className={row ? SCALE : 'grid gap-2.5 sm:grid-cols-2'}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            type={many ? 'checkbox' : 'radio'}
            name={name}
            label={option.label ?? t.number(Number(option.value))}
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
