import type { MyProgram } from 'contract/programs/calls'
import type { ProgramData } from 'contract/programs/plan'

/** Properties shared by the tabs. */
export interface TabProps {
  userId: string
  program: MyProgram
  plan: ProgramData
}
