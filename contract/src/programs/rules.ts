/** Statuses of a program and their transitions (decision X-43): pending → answering → creating → active ⇄ paused → completed; any → deactivated. */
export const userProgramStatuses = [
  'pending',
  'answering',
  'creating',
  'active',
  'paused',
  'completed',
  'deactivated',
] as const
export type UserProgramStatus = (typeof userProgramStatuses)[number]

/** Statuses in which there is no program to open yet: its template becomes one when the questionnaire is in. */
export function hasProgram(status: UserProgramStatus): boolean {
  return status !== 'pending' && status !== 'answering'
}
