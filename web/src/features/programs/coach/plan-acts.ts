import { writeClipboard } from './clipboard'
import type { PartActs, PlanEditor } from './plan-editor'
import { applyToPlan, editInPlan, extendInPlan, restoreInPlan, undoInPlan } from './plan-edits.api'
import { copiedText, type EditorT } from './plan-labels'
import type { PlanChange, Told } from './plan-save.api'

interface Of {
  t: EditorT
  /** Program that is open. */
  id: string
  athleteId: string
  tell: (told: Told) => void
  /** Resolves to true if the plan was changed. */
  change: PlanChange
  /** Counts changes: 1 for a new one, -1 for one that was taken back. */
  count: (by: 1 | -1) => void
}

/** Changes of a plan that the server works out. */
export function planActs({ t, id, athleteId, tell, change, count }: Of) {
  const make = async (...[send, said, action]: Parameters<PlanChange>) => {
    if (await change(send, said, action)) count(1)
  }
  const undo = async () => {
    if (await change((version) => undoInPlan(id, version), t('programEditor.edits.undone'))) count(-1)
  }
  const action = { label: t('programEditor.edits.undo'), run: () => void undo() }
  /** Sends an edit; its own message has an Undo button. */
  const edit = (what: Parameters<typeof editInPlan>[1], said: string, isOwn: boolean) =>
    void make((version) => editInPlan(id, what, version), said, isOwn ? action : undefined)
  const duplicated = t('programEditor.edits.duplicated')
  const parts: PartActs & Pick<Required<PlanEditor>, 'copy'> = {
    insert: (path, entry, said) => edit({ path, insert: entry }, said ?? duplicated, said !== undefined),
    overwrite: (path, value, said) => edit({ path, value }, said ?? duplicated, said !== undefined),
    fill: (path, value) => edit({ path, value }, t('programEditor.saved'), false),
    copy: (part) => {
      writeClipboard({ ...part, athleteId })
      tell({ kind: 'success', text: copiedText(t, part) })
    },
    tellUndoable: (text) => tell({ kind: 'success', text, action }),
  }
  return {
    ...parts,
    undo: () => void undo(),
    extend: (weeks: number) =>
      void make(
        (version) => extendInPlan(id, weeks, version),
        t('programEditor.extend.done', { count: weeks }),
      ),
    restore: (then: number) =>
      void make(() => restoreInPlan(id, then), t('programEditor.history.restored', { n: then })),
    /** Replaces parts with those of a template. */
    apply: (template: string, chosen: readonly string[], said: string) =>
      void make((version) => applyToPlan(id, { template, parts: chosen }, version), said),
  }
}
export type PlanActs = ReturnType<typeof planActs>
