import type { PlannedExercise } from 'contract/programs/plan'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useId, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { DraftButtons } from '../../../ui/edit/draft-buttons'
import { draftKeys, type Save, useCounted, useDraft } from '../../../ui/edit/use-draft'
import { inputLook } from '../../../ui/input-look'
import {
  areReadable,
  areSame,
  isChanged,
  isWrong,
  type Line,
  type LineField,
  lineFields,
  linesNow,
  linesOf,
  loadsOf,
  withLines,
  withText,
} from './line-draft'
import { usePercentTexts } from './maxima/percent-texts'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  exercises: readonly PlannedExercise[]
  /** Counts the open drafts of the list. */
  onDraft: Dispatch<SetStateAction<number>>
  onSave: Save<PlannedExercise[]>
}

/** Sets, reps, rest, loads and supersets of all exercises of a day, a line an exercise, saved together. */
export function ExerciseLines({ exercises, onDraft, onSave }: Props) {
  const t = useT(programEditorWords)
  const edit = useDraft<Line[]>(
    async (draft) => {
      const lines = linesNow(exercises, draft)
      return areSame(lines) || (areReadable(lines) && (await onSave(withLines(exercises, lines))))
    },
    (draft) => areSame(linesNow(exercises, draft)),
  )
  useCounted(edit.draft !== null, onDraft)
  if (!edit.draft)
    return (
      <Button
        ref={edit.opener}
        kind="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => edit.open(linesOf(exercises))}
      >
        {t('programEditor.lines.open')}
      </Button>
    )
  return <Lines {...edit} exercises={exercises} lines={linesNow(exercises, edit.draft)} />
}

type Words = ReturnType<typeof useT<[typeof programEditorWords]>>

/** The label of a field, short enough for the head of its column. */
function labelOf(t: Words, field: LineField): string {
  return field === 'load' || field === 'superset'
    ? t(`setTargets.${field}`)
    : t(`programEditor.plan.exercise.${field}`)
}

/** Visible head of a column, which is as narrow as three digits. */
function headOf(t: Words, field: LineField): string {
  return field === 'sets' || field === 'reps' ? t(`programEditor.lines.${field}`) : labelOf(t, field)
}

/** Placeholder that names a field of a line's second row on phones, which has no column head above it. */
function placeholderOf(t: Words, field: LineField, { isVaried }: Line): string | undefined {
  if (field === 'load' && isVaried) return t('programEditor.lines.varied')
  return field === 'load' || field === 'superset' ? labelOf(t, field) : undefined
}

/** Names the fields that cannot be read; undefined where all can. */
function wrongTextOf(t: Words, lines: readonly Line[]): string | undefined {
  const has = (field: LineField) => lines.some((line) => isWrong(line, field))
  const texts = [
    ...(has('load') ? [t('programEditor.lines.wrong')] : []),
    ...(has('superset') ? [t('programEditor.lines.wrongSuperset')] : []),
  ]
  return texts.length > 0 ? texts.join(' ') : undefined
}

type LinesProps = Pick<ReturnType<typeof useDraft<Line[]>>, 'saving' | 'change' | 'cancel' | 'save'> & {
  exercises: readonly PlannedExercise[]
  lines: Line[]
}

/** Phones show the name above its three fields, wider screens beside them. */
const columns =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] gap-2 sm:grid-cols-[minmax(0,2fr)_3.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.5fr)_4.5rem]'
const place: Partial<Record<LineField, string>> = { load: 'max-sm:col-span-2' }

function Lines({ exercises, lines, saving, change, cancel, save }: LinesProps) {
  const t = useT(programEditorWords)
  const hint = useId()
  const wrong = useId()
  const percents = useId()
  const group = useRef<HTMLDivElement>(null)
  // Save is at its end.
  useEffect(() => void group.current?.scrollIntoView?.({ block: 'nearest' }), [])
  const percentTexts = usePercentTexts(
    lines.flatMap((line, at) => {
      const exercise = exercises[at]
      return exercise ? [{ exercise, loads: line.isVaried ? [] : (loadsOf(line) ?? []) }] : []
    }),
  )
  const wrongText = wrongTextOf(t, lines)
  /** Escape puts back the value of its field, and closes the lines where nothing is typed over. */
  const onEscape = (event: KeyboardEvent, line: Line, field: LineField) => {
    if (event.key !== 'Escape' || saving || event.nativeEvent.isComposing || !isChanged(line, field)) return
    event.preventDefault()
    event.stopPropagation()
    change(withText(lines, line.key, field))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div
      ref={group}
      role="group"
      aria-label={t('programEditor.lines.open')}
      aria-describedby={hint}
      className="grid gap-3 rounded-card border border-hairline p-4"
      onKeyDown={draftKeys({ save, saving, cancel: () => areSame(lines) && cancel() })}
    >
      <div aria-hidden="true" className={`${columns} font-semibold text-sm`}>
        <span className="max-sm:hidden">{t('programEditor.plan.exercise.name')}</span>
        {lineFields.map((field) => (
          <span key={field} className={place[field]}>
            {headOf(t, field)}
          </span>
        ))}
      </div>
      <ol className="grid gap-3 sm:gap-2">
        {lines.map((line, at) => (
          <li key={line.key} className={`${columns} items-center`}>
            <span className="wrap-anywhere text-sm max-sm:col-span-3">
              <bdi>{line.name || '–'}</bdi>
            </span>
            {lineFields.map((field) => (
              <input
                key={field}
                // biome-ignore lint/a11y/noAutofocus: whoever opens the lines is about to type
                autoFocus={at === 0 && field === 'sets'}
                aria-label={t('programEditor.part', {
                  part: isolatedName(line.name),
                  field: labelOf(t, field),
                })}
                className={cx(
                  inputLook('sm'),
                  !line.isVaried && 'sm:placeholder:text-transparent',
                  place[field],
                )}
                dir="auto"
                inputMode={field === 'sets' ? 'numeric' : undefined}
                placeholder={placeholderOf(t, field, line)}
                value={line.typed[field]}
                disabled={saving || (field === 'load' && line.isVaried)}
                aria-invalid={isWrong(line, field) || undefined}
                aria-describedby={
                  isWrong(line, field)
                    ? wrong
                    : field === 'load' && percentTexts[at]
                      ? `${percents}-${at}`
                      : undefined
                }
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => change(withText(lines, line.key, field, target.value))}
                onKeyDown={(event) => onEscape(event, line, field)}
              />
            ))}
            {percentTexts[at] ? (
              <span
                id={`${percents}-${at}`}
                className="wrap-anywhere text-ink-soft text-sm max-sm:col-span-3 sm:col-span-2 sm:col-start-5"
              >
                {percentTexts[at]}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <p id={wrong} role="alert" className="font-medium text-pomegranate text-sm empty:hidden">
        {wrongText}
      </p>
      <DraftButtons saving={saving} onSave={() => void save()} onCancel={cancel} />
      <p id={hint} className="text-ink-soft text-sm pointer-coarse:hidden">
        {t('programEditor.lines.hint')}
      </p>
    </div>
  )
}
