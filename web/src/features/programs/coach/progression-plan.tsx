import type { ProgramData } from 'contract/programs/plan'
import { phaseNames } from 'contract/programs/plan-paths'
import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DraftButtons } from '../../../ui/edit/draft-buttons'
import { EditButton } from '../../../ui/edit/edit-button'
import { draftKeys, useDraft } from '../../../ui/edit/use-draft'
import { Icon } from '../../../ui/icon'
import { TextArea } from '../../../ui/text-area'
import { usePlanEditor } from './plan-editor'
import { phaseLabel } from './plan-labels'
import { Panel, Section } from './section'
import { programEditorWords } from './words/program-editor-words'

type Progression = ProgramData['workout']['progression']
const PATH = 'workout.progression'

/** Returns the phases to send, with null for removed ones. */
function phasesToSend(before: Progression, after: Progression) {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  return { ...after, ...Object.fromEntries(gone.map((name) => [name, null])) }
}

/** `phase4` after `phase3`, or the first number that is free. */
function withNewPhase(phases: Progression): Progression {
  let n = Object.keys(phases).length + 1
  while (Object.hasOwn(phases, `phase${n}`)) n++
  return { ...phases, [`phase${n}`]: { focus: '' } }
}

function without(phases: Progression, name: string): Progression {
  return Object.fromEntries(Object.entries(phases).filter(([one]) => one !== name))
}

/** The focus of each phase; all of them are edited together. */
export function ProgressionPlan() {
  const t = useT(programEditorWords)
  const { data, editable, save, acts } = usePlanEditor()
  const phases = data.workout.progression
  const edit = useDraft<Progression>(savePhases, (draft) => JSON.stringify(draft) === JSON.stringify(phases))
  async function savePhases(draft: Progression): Promise<boolean> {
    const gone = phaseNames(phases).filter((name) => !Object.hasOwn(draft, name))
    const isSaved = await save(PATH, phasesToSend(phases, draft))
    if (isSaved && gone.length > 0) {
      const name = gone.map((one) => phaseLabel(t, one)).join(t('common.comma'))
      acts?.tellUndoable?.(t('programEditor.edits.deleted', { name }), { path: PATH, value: phases })
    }
    return isSaved
  }
  const title = t('programEditor.sections.progression')
  if (edit.draft) {
    return (
      <Section title={title}>
        <Panel>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way */}
          <div role="group" aria-label={title} className="grid gap-4" onKeyDown={draftKeys(edit)}>
            <PhaseInputs phases={edit.draft} disabled={edit.saving} onChange={edit.change} />
            <DraftButtons saving={edit.saving} onSave={() => void edit.save()} onCancel={edit.cancel} />
          </div>
        </Panel>
      </Section>
    )
  }
  return (
    <Section
      title={title}
      aside={
        editable ? <EditButton ref={edit.opener} name={title} onClick={() => edit.open(phases)} /> : null
      }
    >
      <Panel>
        {phaseNames(phases).length === 0 ? (
          <p className="text-ink-soft">{t('programEditor.phases.empty')}</p>
        ) : (
          <dl className="grid gap-4">
            {phaseNames(phases).map((name) => (
              <div key={name} className="grid gap-0.5">
                <dt className="text-ink-soft text-xs">{phaseLabel(t, name)}</dt>
                <dd dir="auto" className="w-fit max-w-prose whitespace-pre-line">
                  {phases[name]?.focus || t('programEditor.phases.noFocus')}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
    </Section>
  )
}

/** Moves the focus from a row that is about to go to the next one, else the previous, else the add button. */
function focusBeside(row: HTMLElement | null): void {
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
  const field = beside.map((one) => one?.querySelector('textarea')).find(Boolean)
  const add = row?.parentElement?.querySelector<HTMLElement>(':scope > button')
  const to = field ?? add
  to?.focus()
}

interface InputsProps {
  phases: Progression
  disabled: boolean
  onChange: (phases: Progression) => void
}

function PhaseInputs({ phases, disabled, onChange }: InputsProps) {
  const t = useT(programEditorWords)
  const id = useId()
  return (
    <>
      {phaseNames(phases).map((name, at) => {
        const label = phaseLabel(t, name)
        return (
          <div key={name} className="flex items-end gap-2">
            <div className="max-w-prose flex-1">
              <TextArea
                id={`${id}-${name}`}
                label={label}
                dir="auto"
                size="sm"
                rows={2}
                autoFocus={at === 0}
                disabled={disabled}
                value={phases[name]?.focus ?? ''}
                onChange={(event) => onChange({ ...phases, [name]: { focus: event.target.value } })}
              />
            </div>
            <Button
              kind="quiet"
              size="sm"
              iconOnly
              disabled={disabled}
              aria-label={t('programEditor.phases.remove', { name: label })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget.parentElement)
                onChange(without(phases, name))
              }}
            >
              <Icon name="trash" size={16} />
            </Button>
          </div>
        )
      })}
      <Button
        kind="quiet"
        size="sm"
        tight
        className="justify-self-start"
        disabled={disabled}
        onClick={() => onChange(withNewPhase(phases))}
      >
        <Icon name="plus" size={16} />
        {t('programEditor.phases.add')}
      </Button>
    </>
  )
}
