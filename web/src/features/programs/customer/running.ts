import type { UserProgram } from 'contract/programs/calls'

/** Returns true while the program's days count. */
export const isRunning = ({ status }: Pick<UserProgram, 'status'>): boolean => status === 'active'

/** Returns true if nothing of the program is still to come. */
export const isOver = ({ status }: Pick<UserProgram, 'status'>): boolean =>
  status === 'completed' || status === 'deactivated'
