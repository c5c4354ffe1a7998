import type { CompleteProgram } from 'contract/programs/coach-calls'
import type { ProgramData } from 'contract/programs/plan'
import { createContext, use } from 'react'
import type { LibraryArea } from '../../library/library.api'
import type { PlanPart } from './clipboard'
import type { MaximaOf } from './maxima/maxima.api'

/** Actions on a part of a plan besides writing it. */
export interface PartActs {
  /** Adds an entry to a list at its place (`….exercises.2`); `said` replaces the message and adds Undo to it. */
  insert: (path: string, entry: unknown, said?: string) => void
  /** Writes a day or a meal over another one; `said` as for an insert. */
  overwrite: (path: string, value: unknown, said?: string) => void
  /** Writes a part that the library filled. */
  fill: (path: string, value: unknown) => void
  /** Shows a message about a change with Undo; `before` is the value at its path before it. Absent where a save offers it. */
  tellUndoable?: (text: string, before: { path: string; value: unknown }) => void
}

/** The plan that is open, and the one way to change it. */
export interface PlanEditor {
  data: ProgramData
  /** Athlete of the plan; absent for a template. */
  athleteId?: string
  /** False where the program has ended: everything is only read. */
  editable: boolean
  /** Resolves to true if saved; a failure has been reported. */
  save: (path: string, value: unknown) => Promise<boolean>
  /** Further actions on parts of the plan; the same object while it is open. */
  acts?: PartActs
  /** Remembers a part, so that it can be pasted into a plan or a template; the same function while it is open. */
  copy?: (part: PlanPart) => void
  /** Reads the plan anew after a change that the server worked out; absent for a template. */
  refresh?: () => void
  /** Library that suggests exercises while a name is typed; absent for none. */
  library?: LibraryArea
  /** Program whose athlete's maxima tell what percentages come to; absent for a template. */
  maxima?: MaximaOf
  /** Allergies and injuries that the athlete's answers name; absent for a template. */
  flags?: CompleteProgram['flags'] | undefined
}

export const PlanEditorContext = createContext<PlanEditor | null>(null)

export function usePlanEditor(): PlanEditor {
  const editor = use(PlanEditorContext)
  if (!editor) throw new Error('There is no open plan')
  return editor
}
