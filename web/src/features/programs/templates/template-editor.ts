import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import { useMemo, useRef, useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import type { CornerToastAction, CornerToastKind } from '../../../ui/corner-toast'
import { editWords } from '../../../ui/edit/words/edit-words'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { writeClipboard } from '../coach/clipboard'
import type { PartActs, PlanEditor } from '../coach/plan-editor'
import { copiedText } from '../coach/plan-labels'
import { programEditorWords } from '../coach/words/program-editor-words'
import { type Restore, restoreOf, rowIdsIn } from './restore'
import { useChangeTemplate } from './templates.api'
import { templatesWords } from './words/templates-words'

/** A change of a template: its part, the new value, and the fields to send. */
interface Change {
  path: string
  /** Name of the part, if it is none of the plan. */
  label?: string
  mine: unknown
  part: (template: CoachTemplate) => unknown
  send: (template: CoachTemplate) => Partial<Pick<CoachTemplate, 'name' | 'programData'>>
  /** Ids of rows that it brings back. */
  restoredRowIds?: string[]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isConflict = (error: unknown) => refusalOf(error)?.code === 'programs.template_changed'

/** Part that was changed elsewhere too: the coach chooses the value to keep, or goes on writing. */
interface TemplateConflict extends Pick<Change, 'path' | 'label' | 'mine'> {
  current: unknown
  settle: (choice: Choice) => void
}
type Choice = 'mine' | 'theirs' | 'later'

const writing = (path: string, value: unknown): Change => ({
  path,
  mine: value,
  part: ({ programData }) => valueAt(programData, path),
  send: ({ programData }) => ({ programData: mergePlan(programData, patchOf(path, value)) }),
})

/** Writes a part as it was before; rows that are gone by now come back as themselves. */
const restoring = (path: string, value: unknown): Change => ({
  ...writing(path, value),
  restoredRowIds: rowIdsIn(value),
})

type Tell = (kind: CornerToastKind, text: string, action?: CornerToastAction) => void

/**
 * Saves changes of a template one after another, each on its newest version. For a part that was changed elsewhere
 * meanwhile the coach chooses the version to keep (decision X-53).
 */
function useTemplateSaves(id: string, tell: Tell) {
  const t = useT(templatesWords, programEditorWords, errorWords, editWords)
  const toast = useToast()
  const calls = useRef(useChangeTemplate(id))
  calls.current = useChangeTemplate(id)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [conflict, setConflict] = useState<TemplateConflict | null>(null)
  const save = useMemo(() => {
    function ask({ path, label, mine, part }: Change, fresh: CoachTemplate): Promise<Choice> {
      tell('warning', t('templates.one.conflict'))
      return new Promise((settle) =>
        setConflict({ path, ...(label && { label }), mine, current: part(fresh), settle }),
      )
    }
    async function attempt(
      now: CoachTemplate | undefined,
      change: Change,
      mayRepeat: boolean,
    ): Promise<Choice> {
      if (!now) throw new Error('There is no open template')
      try {
        const { restoredRowIds } = change
        await calls.current.change({
          ...change.send(now),
          ...(restoredRowIds && restoredRowIds.length > 0 && { restoredRowIds }),
          version: now.version ?? 1,
        })
        return 'mine'
      } catch (error) {
        if (!isConflict(error)) throw error
        const fresh = await calls.current.readAgain()
        const isElsewhere = mayRepeat && same(change.part(now), change.part(fresh))
        const choice = isElsewhere ? 'mine' : await ask(change, fresh)
        return choice === 'mine' ? attempt(fresh, change, false) : choice
      }
    }
    async function saveChange(change: Change, said = t('templates.one.saved')): Promise<boolean> {
      let before: CoachTemplate | undefined
      const saved = last.current.then(() => {
        before = calls.current.read()
        return attempt(before, change, true)
      })
      last.current = saved.catch(() => undefined)
      try {
        const choice = await saved
        const restore = before && restoreOf(change.part(before), change.mine)
        if (choice === 'mine' && restore) offerUndo(change, restore)
        else if (choice === 'mine') tell('success', said)
        if (choice === 'theirs') tell('success', t('programEditor.conflict.reloaded'))
        return choice !== 'later'
      } catch (error) {
        const failed = t('templates.notSaved')
        tell('error', isServerFailure(error) ? failed : errorText(t, error, failed))
        return false
      }
    }
    /** Announces a deletion; its undo is a save of its own, with the newest version and the same conflicts. */
    function offerUndo({ path, part }: Change, restore: Restore) {
      async function undo() {
        await last.current
        const now = calls.current.read()
        if (now) await saveChange(restoring(path, restore(part(now))), t('inPlace.restored'))
      }
      toast(t('templates.one.deleted'), {
        lasts: UNDO_LASTS,
        action: { label: t('templates.undo'), run: () => void undo() },
      })
    }
    return saveChange
  }, [t, tell, toast])
  return { save, conflict, setConflict }
}

/** Returns the editor of an open template. */
export function useTemplateEditor(
  template: CoachTemplate,
  tell: Tell,
): {
  editor: PlanEditor
  rename: (name: string) => Promise<boolean>
  conflict: TemplateConflict | null
  settle: (conflict: TemplateConflict, choice: Choice) => void
} {
  const t = useT(templatesWords, programEditorWords, editWords)
  const { save, conflict, setConflict } = useTemplateSaves(template._id, tell)
  const { own, programData } = template
  const editor = useMemo((): PlanEditor => {
    const write = (path: string, value: unknown) => save(writing(path, value))
    const put = async (path: string, value: unknown, said?: string) => {
      const before = { path, value: valueAt(programData, path) }
      if (!(await write(path, value)) || said === undefined) return
      tell('success', said, {
        label: t('programEditor.edits.undo'),
        run: () => void save(restoring(before.path, before.value), t('inPlace.restored')),
      })
    }
    const copy: PlanEditor['copy'] = (part) => {
      writeClipboard({ ...part, athleteId: undefined })
      tell('success', copiedText(t, part))
    }
    const acts: PartActs = {
      insert: (path, entry, said) => {
        const [, list = '', place] = /^(.+)\.(\d+)$/.exec(path) ?? []
        const entries = valueAt(programData, list) as unknown[]
        void put(list, entries.toSpliced(Number(place), 0, { ...(entry as object), id: undefined }), said)
      },
      overwrite: (path, value, said) => void put(path, value, said ?? t('programEditor.edits.duplicated')),
      fill: (path, value) => void put(path, value),
    }
    return { data: programData, editable: own, save: write, copy, library: 'coach', ...(own && { acts }) }
  }, [programData, own, save, tell, t])
  return {
    editor,
    rename: async (draft) => {
      const name = draft.trim()
      const label = t('templates.name')
      return (
        name === '' ||
        save({ path: 'name', label, mine: name, part: (now) => now.name, send: () => ({ name }) })
      )
    },
    conflict,
    settle: ({ settle }, choice) => {
      setConflict(null)
      settle(choice)
    },
  }
}
