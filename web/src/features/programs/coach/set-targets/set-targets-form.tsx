import { typedLoad } from 'contract/programs/load-typing'
import type { PlannedExercise } from 'contract/programs/plan'
import { EFFORT_RANGE, setTypes } from 'contract/programs/set-rules'
import { useId, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { DraftButtons } from '../../../../ui/edit/draft-buttons'
import { draftKeys } from '../../../../ui/edit/use-draft'
import { Select } from '../../../../ui/select'
import { TextField } from '../../../../ui/text-field'
import { usePercentTexts } from '../maxima/percent-texts'
import { programEditorWords } from '../words/program-editor-words'
import {
  isReadable,
  isWrong,
  ownWeeks,
  rowsOf,
  type TargetDraft,
  type TargetField,
  type TargetRow,
  targetFields,
} from './target-draft'

/** Weeks of a block that are offered beside those with targets. */
const WEEKS = 12

interface Props {
  exercise: PlannedExercise
  draft: TargetDraft
  saving: boolean
  onChange: (draft: TargetDraft) => void
  onSave: () => Promise<void>
  onCancel: () => void
}

/** Targets of an exercise set by set, for every week of its block or for one; Enter saves, Escape discards. */
export function SetTargetsForm({ exercise, draft, saving, onChange, onSave, onCancel }: Props) {
  const t = useT(programEditorWords)
  const wrong = useId()
  const [week, setWeek] = useState('')
  const rows = draft[week] ?? rowsOf(exercise, week)
  const change = (at: number, next: Partial<TargetRow>) =>
    onChange({ ...draft, [week]: rows.map((row, place) => (place === at ? { ...row, ...next } : row)) })
  const save = async () => {
    if (isReadable(draft, exercise.name)) await onSave()
  }
  const percents = useId()
  const percentTexts = usePercentTexts(
    rows.map((row) => ({ exercise, loads: [typedLoad(row.load.trim(), exercise.name) ?? null] })),
  )
  const weeks = [
    ...new Set([...Array.from({ length: WEEKS }, (_, at) => at + 1), ...ownWeeks(exercise)]),
  ].sort((a, b) => a - b)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div
      role="group"
      aria-label={t('setTargets.open')}
      className="grid gap-4 rounded-card border border-hairline p-4"
      onKeyDown={draftKeys({ save, saving, cancel: onCancel })}
    >
      <div className="max-w-56">
        <Select
          label={t('setTargets.weekLabel')}
          size="sm"
          autoFocus
          value={week}
          disabled={saving}
          onChange={({ target }) => setWeek(target.value)}
        >
          <option value="">{t('setTargets.everyWeek')}</option>
          {weeks.map((n) => (
            <option key={n} value={String(n)}>
              {t('setTargets.week', { n })}
            </option>
          ))}
        </Select>
      </div>
      <ol className="grid gap-4">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place
          <li key={at}>
            <fieldset className="grid gap-2" disabled={saving}>
              <legend className="pb-1 font-semibold text-sm">{t('setTargets.set', { n: at + 1 })}</legend>
              <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-3 lg:grid-cols-5">
                <Select
                  label={t('setTargets.type')}
                  size="sm"
                  value={row.type}
                  onChange={({ target }) =>
                    change(at, { type: setTypes.find((one) => one === target.value) ?? 'working' })
                  }
                >
                  {setTypes.map((type) => (
                    <option key={type} value={type}>
                      {t(`setTargets.types.${type}`)}
                    </option>
                  ))}
                </Select>
                {targetFields.map((field) => (
                  <TextField
                    key={field}
                    label={
                      field === 'effort' ? t('setTargets.effort', EFFORT_RANGE) : t(`setTargets.${field}`)
                    }
                    size="sm"
                    dir="auto"
                    inputMode={inputMode[field]}
                    value={row[field]}
                    aria-invalid={isWrong(row, field, exercise.name) || undefined}
                    aria-describedby={
                      isWrong(row, field, exercise.name)
                        ? wrong
                        : field === 'load' && percentTexts[at]
                          ? `${percents}-${at}`
                          : undefined
                    }
                    onChange={({ target }) => change(at, { [field]: target.value })}
                  />
                ))}
              </div>
              {percentTexts[at] ? (
                <p id={`${percents}-${at}`} className="wrap-anywhere text-ink-soft text-sm">
                  {t('setTargets.load')} {percentTexts[at]}
                </p>
              ) : null}
            </fieldset>
          </li>
        ))}
      </ol>
      <p id={wrong} role="alert" className="font-medium text-pomegranate text-sm empty:hidden">
        {isReadable(draft, exercise.name) ? null : t('setTargets.wrong')}
      </p>
      <DraftButtons saving={saving} onSave={() => void save()} onCancel={onCancel} />
    </div>
  )
}

const inputMode: Partial<Record<TargetField, 'numeric' | 'decimal'>> = {
  reps: 'numeric',
  repsMax: 'numeric',
  rir: 'numeric',
  effort: 'decimal',
  seconds: 'decimal',
  meters: 'decimal',
}
