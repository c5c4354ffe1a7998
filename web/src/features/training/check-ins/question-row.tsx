import type { ErrorCode } from 'contract/errors'
import { QUESTION_MAX, questionTypes } from 'contract/programs/questions'
import { measurementKindCodes } from 'contract/programs/rules'
import { useId } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { FieldError } from '../../../ui/field'
import { Select } from '../../../ui/select'
import { TextArea } from '../../../ui/text-area'
import { TextField } from '../../../ui/text-field'
import { measuredWords } from '../../programs/measured/words/measured-words'
import { hasOptions, hasRange, type QuestionDraft } from './form-draft'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  n: number
  draft: QuestionDraft
  problem: ErrorCode | undefined
  onChange: (change: Partial<QuestionDraft>) => void
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** A question of the form with its kind of answer. */
export function QuestionRow({ n, draft, problem, onChange, onRemove, onUp, onDown }: Props) {
  const t = useT(errorWords, checkInsWords, measuredWords)
  const id = useId()
  return (
    <li aria-labelledby={id} className="grid gap-4 rounded-card border border-hairline p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold font-text text-base tracking-normal">
          {t('checkIns.form.question', { n })}
        </h3>
        <div className="-mx-2 flex flex-wrap">
          {onUp ? (
            <Button kind="quiet" size="sm" tight aria-describedby={id} onClick={onUp}>
              {t('checkIns.form.up')}
            </Button>
          ) : null}
          {onDown ? (
            <Button kind="quiet" size="sm" tight aria-describedby={id} onClick={onDown}>
              {t('checkIns.form.down')}
            </Button>
          ) : null}
          <Button kind="quiet" size="sm" tight aria-describedby={id} onClick={onRemove}>
            {t('checkIns.form.remove')}
          </Button>
        </div>
      </div>
      <TextField
        label={t('checkIns.form.text')}
        value={draft.question}
        maxLength={QUESTION_MAX}
        dir="auto"
        required
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={t('checkIns.form.type')}
          value={draft.type}
          onChange={({ target }) =>
            onChange({ type: questionTypes.find((type) => type === target.value) ?? draft.type })
          }
        >
          {questionTypes.map((type) => (
            <option key={type} value={type}>
              {t(`checkIns.form.types.${type}`)}
            </option>
          ))}
        </Select>
        {hasRange(draft.type)
          ? (['min', 'max'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`checkIns.form.${name}`)}
                value={draft[name]}
                inputMode="decimal"
                required={draft.type === 'scale'}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            ))
          : null}
      </div>
      {draft.type === 'number' ? (
        <Select
          label={t('checkIns.form.measurement')}
          value={draft.measurement}
          onChange={({ target }) =>
            onChange({ measurement: measurementKindCodes.find((kind) => kind === target.value) ?? '' })
          }
        >
          <option value="">{t('checkIns.form.noMeasurement')}</option>
          {measurementKindCodes.map((kind) => (
            <option key={kind} value={kind}>
              {t(`measured.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      ) : null}
      {hasOptions(draft.type) ? (
        <TextArea
          label={t('checkIns.form.options')}
          value={draft.options}
          rows={3}
          dir="auto"
          onChange={({ target }) => onChange({ options: target.value })}
        />
      ) : null}
      <Checkbox checked={draft.required} onChange={({ target }) => onChange({ required: target.checked })}>
        {t('checkIns.form.required')}
      </Checkbox>
      {problem ? (
        <div role="alert">
          <FieldError>{t.error(problem)}</FieldError>
        </div>
      ) : null}
    </li>
  )
}
