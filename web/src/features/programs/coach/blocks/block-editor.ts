import type { PlanBlock } from 'contract/programs/block-calls'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { refusalOf } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import type { PlanEditor } from '../plan-editor'
import { saveErrorText, type Told } from '../plan-save.api'
import { programEditorWords } from '../words/program-editor-words'
import { keptBlock, usePlanBlocks, useSaveBlocks } from './blocks.api'

export interface OfBlock {
  coachId: string
  id: string
  /** Id of the block that is shown. */
  shown: string
  /** Editor of the plan, which holds the current block. */
  editor: PlanEditor
  tell: (told: Told) => void
  /** Receives the version of the plan after each save of the block. */
  onSaved: (version: number) => void
  /** Loads plan and blocks anew. */
  refresh: () => Promise<void>
}

/** Returns the part of a save that changes a block; the server replaces phases as a whole. */
function patchOfBlock({ workout, nutrition }: PlanBlock, { data }: PlanEditor, path: string, value: unknown) {
  const patch = patchOf(path, value)
  if (!path.startsWith('workout.progression')) return patch
  const { progression } = mergePlan({ ...data, workout, nutrition }, patch).workout
  return { workout: { progression } }
}

const isOfBlock = (path: string) => /^(?:workout|nutrition)\./.test(path)

/** Returns an editor whose training and nutrition are those of a block, with that block; null if it is current or gone. */
export function useBlockEditor({ coachId, id, shown, editor, tell, onSaved, refresh }: OfBlock) {
  const t = useT(programEditorWords, errorWords)
  const { data } = usePlanBlocks(coachId, id)
  const at = data && shown !== data.current ? data.blocks.findIndex((block) => block.id === shown) : -1
  const block = data?.blocks[at]
  const { mutateAsync } = useSaveBlocks(coachId, id)

  const plan = useMemo(
    () => block && { ...editor.data, workout: block.workout, nutrition: block.nutrition },
    [editor.data, block],
  )
  async function save(path: string, value: unknown): Promise<boolean> {
    if (!block) return false
    if (!isOfBlock(path)) return editor.save(path, value)
    try {
      const { version } = await mutateAsync((now) =>
        now.blocks.map((one) =>
          one.id === block.id
            ? { ...keptBlock(one), ...patchOfBlock(one, editor, path, value) }
            : keptBlock(one),
        ),
      )
      onSaved(version)
      tell({ kind: 'success', text: t('programEditor.saved') })
      return true
    } catch (error) {
      if (refusalOf(error)?.code !== 'programs.changed_meanwhile') {
        tell({ kind: 'error', text: saveErrorText(t, error) })
        return false
      }
      tell({ kind: 'warning', text: t('programEditor.edits.meanwhile') })
      await refresh()
      return false
    }
  }

  const latest = useRef<Latest>({ save, plan, acts: editor.acts })
  latest.current = { save, plan, acts: editor.acts }
  // The same ones for as long as the page is open: what a save did not change is not drawn anew for them.
  const [ways] = useState(() => waysToChange(latest))
  return useMemo(
    () =>
      block && plan ? { block, at, editor: { ...editor, ...ways, data: plan } satisfies PlanEditor } : null,
    [editor, block, plan, at, ways],
  )
}

/** Returns a row without its id, which a copy must not share, and a text as it is. */
function withoutId(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null ? { ...entry, id: undefined } : entry
}

interface Latest {
  save: PlanEditor['save']
  /** Plan with the content of the block; undefined without one. */
  plan: PlanEditor['data'] | undefined
  /** Those of the plan, whose Undo takes back changes of every block. */
  acts: PlanEditor['acts']
}

/** Returns the ways to change a block, each by its latest state. */
function waysToChange(latest: RefObject<Latest>): Pick<PlanEditor, 'save' | 'acts'> {
  const save: PlanEditor['save'] = (path, value) => latest.current.save(path, value)
  async function write(path: string, value: unknown, said?: string): Promise<void> {
    const { plan, acts } = latest.current
    if (!plan) return
    const before = { path, value: valueAt(plan, path) }
    if ((await save(path, value)) && said !== undefined) acts?.tellUndoable?.(said, before)
  }
  return {
    save,
    acts: {
      insert: (path, entry, said) => {
        const [, list = '', place] = /^(.+)\.(\d+)$/.exec(path) ?? []
        const { plan } = latest.current
        if (!plan) return
        const entries = valueAt(plan, list) as unknown[]
        void write(list, entries.toSpliced(Number(place), 0, withoutId(entry)), said)
      },
      overwrite: (path, value, said) => void write(path, value, said),
      fill: (path, value) => void write(path, value),
      tellUndoable: (text, before) => latest.current.acts?.tellUndoable?.(text, before),
    },
  }
}
