import type { UserProgram } from 'contract/programs/calls'
import type { Day } from './day'

/** Props of a block that shows one program's part of the day. */
export interface BlockProps {
  userId: string
  /** Day of the device. */
  date: string
  day: Day
  program: UserProgram
  /** True for the one block of the page with a filled button. */
  isFirst: boolean
}
