import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useClipboard, writeClipboard } from './clipboard'
import {
  applyToPlan,
  editInPlan,
  extendInPlan,
  pasteIntoPlan,
  restoreInPlan,
  undoInPlan,
} from './plan-edits.api'
import { type EditorT, fullLabelOf } from './plan-labels'
import type { Told } from './plan-save.api'
import { programEditorWords } from './words/program-editor-words'

interface Of {
  t: EditorT
  /** Program that is open. */
  id: string
  tell: (told: Told) => void
  change: (send: (knows: number) => Promise<unknown>, said: string) => void
}

/** Changes of a plan that the server works out. */
export function planActs({ t, id, tell, change }: Of) {
  return {
    undo: () => change((version) => undoInPlan(id, version), t('programEditor.edits.undone')),
    extend: (weeks: number) =>
      change((version) => extendInPlan(id, weeks, version), t('programEditor.extend.done', { count: weeks })),
    restore: (then: number) =>
      change(() => restoreInPlan(id, then), t('programEditor.history.restored', { n: then })),
    insert: (path: string, entry: unknown) =>
      change(
        (version) => editInPlan(id, { path, insert: entry }, version),
        t('programEditor.edits.duplicated'),
      ),
    overwrite: (path: string, value: unknown) =>
      change((version) => editInPlan(id, { path, value }, version), t('programEditor.edits.duplicated')),
    fill: (path: string, value: unknown) =>
      change((version) => editInPlan(id, { path, value }, version), t('programEditor.saved')),
    copy: (path: string) => {
      writeClipboard({ program: id, path })
      tell({ kind: 'success', text: t('programEditor.edits.copied') })
    },
    paste: (from: { program: string; path: string }) =>
      change((version) => pasteIntoPlan(id, from, version), t('programEditor.edits.pasted')),
    /** Replaces parts with those of a template. */
    apply: (template: string, parts: readonly string[], said: string) =>
      change((version) => applyToPlan(id, { template, parts }, version), said),
  }
}
export type PlanActs = ReturnType<typeof planActs>

/** Buttons that take back the last change and paste the copied part. */
export function EditButtons({ acts }: { acts: PlanActs }) {
  const t = useT(programEditorWords)
  const copied = useClipboard()
  return (
    <>
      <Button size="sm" kind="quiet" onClick={acts.undo}>
        {t('programEditor.edits.undo')}
      </Button>
      {copied ? (
        <Button
          size="sm"
          kind="quiet"
          title={fullLabelOf(t, copied.path.replace(/\.\d+$/, ''))}
          onClick={() => acts.paste(copied)}
        >
          {t('programEditor.edits.paste')}
        </Button>
      ) : null}
    </>
  )
}
