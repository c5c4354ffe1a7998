import type { MyProgram } from 'contract/programs/calls'
import type { ProgramData } from 'contract/programs/plan'

/** What every tab shows a part of. */
export interface TabProps {
  userId: string
  program: MyProgram
  plan: ProgramData
}
