import type { CoachTemplate } from 'contract/programs/coach-template-calls'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import { useMemo, useRef } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import type { CornerToastKind } from '../../../ui/corner-toast'
import type { PlanEditor } from '../coach/plan-editor'
import { useChangeTemplate } from './templates.api'
import { templatesWords } from './words/templates-words'

/** A change of a template: its part, and the fields to send. */
interface Change {
  part: (template: CoachTemplate) => unknown
  send: (template: CoachTemplate) => Partial<Pick<CoachTemplate, 'name' | 'programData'>>
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isConflict = (error: unknown) => refusalOf(error)?.code === 'programs.template_changed'

const writing = (path: string, value: unknown): Change => ({
  part: ({ programData }) => valueAt(programData, path),
  send: ({ programData }) => ({ programData: mergePlan(programData, patchOf(path, value)) }),
})

/**
 * Saves changes of a template one after another, each on its newest version. A change of a part that was changed elsewhere
 * meanwhile is refused, and the page shows the newer version.
 */
export function useTemplateEditor(
  template: CoachTemplate,
  tell: (kind: CornerToastKind, text: string) => void,
): { editor: PlanEditor; rename: (name: string) => Promise<boolean> } {
  const t = useT(templatesWords, errorWords)
  const calls = useRef(useChangeTemplate(template._id))
  calls.current = useChangeTemplate(template._id)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const save = useMemo(() => {
    async function attempt(
      now: CoachTemplate | undefined,
      change: Change,
      mayRepeat: boolean,
    ): Promise<void> {
      if (!now) throw new Error('There is no open template')
      try {
        await calls.current.change({ ...change.send(now), version: now.version ?? 1 })
      } catch (error) {
        if (!isConflict(error)) throw error
        const fresh = await calls.current.readAgain()
        if (!mayRepeat || !same(change.part(now), change.part(fresh))) throw error
        await attempt(fresh, change, false)
      }
    }
    return async (change: Change): Promise<boolean> => {
      const saved = last.current.then(() => attempt(calls.current.read(), change, true))
      last.current = saved.catch(() => undefined)
      try {
        await saved
        tell('success', t('templates.one.saved'))
        return true
      } catch (error) {
        const failed = t('templates.notSaved')
        if (isConflict(error)) tell('warning', t('templates.one.conflict'))
        else tell('error', isServerFailure(error) ? failed : errorText(t, error, failed))
        return false
      }
    }
  }, [t, tell])
  const { own, programData } = template
  const editor = useMemo((): PlanEditor => {
    const write = (path: string, value: unknown) => save(writing(path, value))
    const insert = (path: string, entry: unknown) => {
      const [, list = '', place] = /^(.+)\.(\d+)$/.exec(path) ?? []
      const entries = valueAt(programData, list) as unknown[]
      void write(list, entries.toSpliced(Number(place), 0, { ...(entry as object), id: undefined }))
    }
    const put = (path: string, value: unknown) => void write(path, value)
    const acts = { insert, overwrite: put, fill: put }
    return { data: programData, editable: own, save: write, library: 'coach', ...(own && { acts }) }
  }, [programData, own, save])
  return {
    editor,
    rename: async (draft) => {
      const name = draft.trim()
      return name === '' || save({ part: (now) => now.name, send: () => ({ name }) })
    },
  }
}
