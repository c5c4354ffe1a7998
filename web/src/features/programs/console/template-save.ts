import type { ProgramTemplate } from 'contract/programs/template-calls'
import { createContext, use, useCallback, useRef } from 'react'
import { refusalOf } from '../../../api/error-text'
import { useUpdateTemplate } from './console-programs.api'

/** A change of one part of a template. */
export interface TemplateChange {
  /** The part as it stands: only who changed the same one is in the way. */
  part: (template: ProgramTemplate) => unknown
  change: (template: ProgramTemplate) => Partial<ProgramTemplate>
}

/** Returns true if a save was refused because the same part had changed. */
export function isConflict(error: unknown): boolean {
  return refusalOf(error)?.code === 'programs.template_changed'
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Saves changes of a template one by one on the current version. After a conflict it reads the new version: a change of
 * another part is applied to it, one of the same part is refused and the page shows the new version.
 */
export function useSaveTemplate(id: string): (change: TemplateChange) => Promise<void> {
  const { read, readAgain, update } = useUpdateTemplate(id)
  const calls = useRef({ read, readAgain, update })
  calls.current = { read, readAgain, update }
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(({ part, change }) => {
    async function save(now: ProgramTemplate | undefined, mayRepeat: boolean): Promise<void> {
      if (!now) throw new Error('There is no open template')
      const { _id, createdAt, ...body } = { ...now, ...change(now) }
      try {
        await calls.current.update(body)
      } catch (error) {
        if (!isConflict(error)) throw error
        const fresh = await calls.current.readAgain()
        if (!mayRepeat || !same(part(now), part(fresh))) throw error
        await save(fresh, false)
      }
    }
    const saved = last.current.then(() => save(calls.current.read(), true))
    last.current = saved.catch(() => undefined)
    return saved
  }, [])
}

export interface TemplateEditor {
  template: ProgramTemplate
  save: (change: TemplateChange) => Promise<void>
  tell: (kind: 'success' | 'warning' | 'error', text: string) => void
  /** Saves without a form and reports the result; resolves to true if saved. */
  saveAndTell: (change: TemplateChange, done?: string) => Promise<boolean>
  /** Does something that loses drafts, after asking where there are some. */
  leave: (then: () => void) => void
}

export const TemplateContext = createContext<TemplateEditor | null>(null)

export function useTemplateEditor(): TemplateEditor {
  const editor = use(TemplateContext)
  if (!editor) throw new Error('There is no open template')
  return editor
}
