import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, text } from '../fields'
import { BULK_MAX, bulkOutcomes, bulkProblems } from './bulk-rules'
import { CLIENT_MESSAGE_ID, MESSAGE_MAX } from './rules'

/** Result of a message for one of several athletes; of a dry run, the result it would have. */
export const BulkResult = z.object({
  userId: z.string(),
  /** Empty for a stranger to the coach and for a deleted account. */
  firstName: z.string(),
  lastName: z.string(),
  outcome: z.enum(bulkOutcomes),
  /** The conversation; null where the athlete is skipped. */
  chatId: z.string().nullable(),
  /** The text with its placeholders filled; null where the athlete is skipped. */
  content: z.string().nullable(),
})
export type BulkResult = z.infer<typeof BulkResult>

/**
 * One text to several athletes of mine, each in their own conversation, with `{firstName}` and `{programName}` filled. Those
 * who left or whose programs are all paused are skipped and named. A repeat under the same `clientMsgId` sends nothing
 * twice. With `dryRun` nothing is sent.
 */
export const sendBulkMessage = endpoint({
  method: 'POST',
  path: '/coach/bulk-message',
  allow: 'coach',
  summary: 'Write to several of my users',
  body: z
    .object({
      userIds: z
        .array(
          z.string('request.wrong_type').min(1, 'request.invalid').max(64, 'request.too_long'),
          'request.wrong_type',
        )
        .max(BULK_MAX, 'request.too_many'),
      content: text(MESSAGE_MAX),
      clientMsgId: z.string('request.wrong_type').regex(CLIENT_MESSAGE_ID, 'request.invalid').optional(),
      dryRun: z.boolean('request.wrong_type').default(false),
    })
    .check((ctx) => addProblems(ctx, bulkProblems(ctx.value))),
  data: z.object({ items: z.array(BulkResult) }),
})
