import type { PlanBlock } from 'contract/programs/block-calls'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import { useMemo, useRef } from 'react'
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
export function useBlockEditor({ coachId, id, shown, editor, tell, refresh }: OfBlock) {
  const t = useT(programEditorWords, errorWords)
  const { data } = usePlanBlocks(coachId, id)
  const at = data && shown !== data.current ? data.blocks.findIndex((block) => block.id === shown) : -1
  const block = data?.blocks[at]
  const { mutateAsync } = useSaveBlocks(coachId, id)

  const latest = useRef<PlanEditor['save']>(async () => false)
  latest.current = async (path, value) => {
    if (!block) return false
    if (!isOfBlock(path)) return editor.save(path, value)
    try {
      await mutateAsync((now) =>
        now.blocks.map((one) =>
          one.id === block.id
            ? { ...keptBlock(one), ...patchOfBlock(one, editor, path, value) }
            : keptBlock(one),
        ),
      )
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

  return useMemo(() => {
    if (!block) return null
    const save: PlanEditor['save'] = (path, value) => latest.current(path, value)
    const plan = { ...editor.data, workout: block.workout, nutrition: block.nutrition }
    const acts = {
      insert: (path: string, entry: unknown) => {
        const [, list = '', place] = /^(.+)\.(\d+)$/.exec(path) ?? []
        const entries = valueAt(plan, list) as unknown[]
        void save(list, entries.toSpliced(Number(place), 0, { ...(entry as object), id: undefined }))
      },
      overwrite: (path: string, value: unknown) => void save(path, value),
      fill: (path: string, value: unknown) => void save(path, value),
    }
    return { block, at, editor: { ...editor, data: plan, save, acts } satisfies PlanEditor }
  }, [editor, block, at])
}
