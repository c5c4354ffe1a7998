import type { ErrorCode } from '../errors'

/** The rules of saved replies; no zod. */

export const TITLE_MAX = 80
/** Most saved replies of a coach. */
export const SAVED_REPLIES_MAX = 100

/** Words in braces that a saved reply may hold. */
export const placeholders = ['firstName', 'programName'] as const
export type Placeholder = (typeof placeholders)[number]

const WORD = /\{([A-Za-z]+)\}/g

interface ReplyProblem {
  path: 'title' | 'content'
  code: ErrorCode
  params?: { placeholder: string }
}

export function savedReplyProblems({ title, content }: { title: string; content: string }): ReplyProblem[] {
  const problems: ReplyProblem[] = []
  if (!title.trim()) problems.push({ path: 'title', code: 'chat.title_required' })
  return [...problems, ...contentProblems(content)]
}

interface ContentProblem extends ReplyProblem {
  path: 'content'
}

/** A word in braces that stands for nothing would be sent as it is. */
export function contentProblems(content: string): ContentProblem[] {
  if (!content.trim()) return [{ path: 'content', code: 'chat.content_required' }]
  const unknown = [...content.matchAll(WORD)].find(([, name]) => !placeholders.some((one) => one === name))
  if (!unknown) return []
  return [{ path: 'content', code: 'chat.placeholder_unknown', params: { placeholder: unknown[0] } }]
}

/** A saved reply for one athlete. */
export function filledReply(content: string, values: Readonly<Record<Placeholder, string>>): string {
  return content.replace(WORD, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  )
}
