import type { BulkResult } from 'contract/chat/bulk-calls'
import { filledReply } from 'contract/chat/reply-rules'
import { newId } from '../../../kernel/ids'
import { refuseProblem, type SendDeps, sendMessage } from '../send.logic'
import { listAddressees } from './bulk.sql'

interface Wanted {
  userIds: readonly string[]
  content: string
  clientMsgId?: string | undefined
  dryRun: boolean
}

/** Writes one text to several athletes of a coach; the messages share the writer's statements. */
export async function sendBulk(
  deps: SendDeps,
  coachId: string,
  { userIds, content, clientMsgId = newId(), dryRun }: Wanted,
): Promise<BulkResult[]> {
  const ids = [...new Set(userIds)]
  const found = new Map((await listAddressees(deps.db, coachId, ids)).map((one) => [one.userId, one]))
  const results = ids.map((userId): BulkResult => {
    const one = found.get(userId)
    const { firstName = '', lastName = '' } = one ?? {}
    const skipped = { userId, firstName, lastName, chatId: null, content: null }
    if (!one?.isHere) return { ...skipped, outcome: 'left' }
    if (one.isPaused) return { ...skipped, outcome: 'paused' }
    const { chatId, programName } = one
    const filled = filledReply(content, { firstName, programName })
    // A long name may make it longer than a message can be; then nobody is written to.
    refuseProblem(filled, 0)
    return { ...skipped, outcome: 'ready', chatId, content: filled }
  })
  if (dryRun) return results
  return Promise.all(
    results.map(async (result): Promise<BulkResult> => {
      const { chatId, content: filled } = result
      if (chatId === null || filled === null) return result
      const input = { chatId, content: filled, messageType: 'text', clientMsgId } as const
      await sendMessage(deps, { accountId: coachId }, input)
      return { ...result, outcome: 'sent' }
    }),
  )
}
