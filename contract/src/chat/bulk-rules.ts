import type { ErrorCode } from '../errors'
import { contentProblems } from './reply-rules'

/** The rules of messages to several athletes; no zod. */

/** Most athletes of one message. */
export const BULK_MAX = 200

/** `left`: nothing of the coach's runs for the athlete any more; `paused`: all of it is paused. */
export const bulkOutcomes = ['sent', 'ready', 'left', 'paused'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

interface BulkProblem {
  path: 'userIds' | 'content'
  code: ErrorCode
  params?: { placeholder: string }
}

export function bulkProblems({
  userIds,
  content,
}: {
  userIds: readonly string[]
  content: string
}): BulkProblem[] {
  const problems: BulkProblem[] = contentProblems(content)
  if (userIds.length === 0) problems.unshift({ path: 'userIds', code: 'chat.athletes_required' })
  return problems
}
