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

  const plan = useMemo(
    () => block && { ...editor.data, workout: block.workout, nutrition: block.nutrition },
    [editor.data, block],
  )
  async function save(path: string, value: unknown): Promise<boolean> {
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

  const latest = useRef<Latest>({ save, plan })
  latest.current = { save, plan }
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
}

/** Returns the ways to change a block, each by its latest state. */
function waysToChange(latest: RefObject<Latest>): Pick<PlanEditor, 'save' | 'acts'> {
  const save: PlanEditor['save'] = (path, value) => latest.current.save(path, value)
  return {
    save,
    acts: {
      insert: (path, entry) => {
        const [, list = '', place] = /^(.+)\.(\d+)$/.exec(path) ?? []
        const { plan } = latest.current
        if (!plan) return
        const entries = valueAt(plan, list) as unknown[]
        void save(list, entries.toSpliced(Number(place), 0, withoutId(entry)))
      },
      overwrite: (path, value) => void save(path, value),
      fill: (path, value) => void save(path, value),
    },
  }
}
