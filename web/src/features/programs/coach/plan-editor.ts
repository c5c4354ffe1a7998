import type { CompleteProgram } from 'contract/programs/coach-calls'
import type { ProgramData } from 'contract/programs/plan'
import { createContext, use } from 'react'
import type { LibraryArea } from '../../library/library.api'

/** Actions on a part of a plan besides writing it. */
export interface PartActs {
  /** Adds an entry to a list at its place (`….exercises.2`). */
  insert: (path: string, entry: unknown) => void
  /** Writes a day or a meal over another one. */
  overwrite: (path: string, value: unknown) => void
  /** Writes a part that the library filled. */
  fill: (path: string, value: unknown) => void
  /** Remembers a part, so that it can be pasted into a plan; absent in a block that is not current. */
  copy?: (path: string) => void
}

/** The plan that is open, and the one way to change it. */
export interface PlanEditor {
  data: ProgramData
  /** False where the program has ended: everything is only read. */
  editable: boolean
  /** Resolves to true if saved; a failure has been reported. */
  save: (path: string, value: unknown) => Promise<boolean>
  /** Further actions on parts of the plan; the same object while it is open. */
  acts?: PartActs
  /** Reads the plan anew after a change that the server worked out; absent for a template. */
  refresh?: () => void
  /** Library that suggests exercises while a name is typed; absent for none. */
  library?: LibraryArea
  /** Allergies and injuries that the athlete's answers name; absent for a template. */
  flags?: CompleteProgram['flags'] | undefined
}

export const PlanEditorContext = createContext<PlanEditor | null>(null)

export function usePlanEditor(): PlanEditor {
  const editor = use(PlanEditorContext)
  if (!editor) throw new Error('There is no open plan')
  return editor
}
