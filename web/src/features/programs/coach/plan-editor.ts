import type { ProgramData } from 'contract/programs/plan'
import { createContext, use } from 'react'

/** The plan that is open, and the one way to change it. */
export interface PlanEditor {
  data: ProgramData
  /** False where the program has ended: everything is only read. */
  editable: boolean
  /** Resolves to true if saved; a failure has been reported. */
  save: (path: string, value: unknown) => Promise<boolean>
}

export const PlanEditorContext = createContext<PlanEditor | null>(null)

export function usePlanEditor(): PlanEditor {
  const editor = use(PlanEditorContext)
  if (!editor) throw new Error('There is no open plan')
  return editor
}
