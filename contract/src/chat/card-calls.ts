import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { Message } from './calls'
import { cardKinds } from './card-rules'
import { CLIENT_MESSAGE_ID, MESSAGE_MAX } from './rules'

/** An exercise, a meal or a blood test of the athlete that a message can be about. */
export const CardSubject = z.object({
  kind: z.enum(cardKinds),
  /** Program of an exercise or a meal; null for a test. */
  userProgramId: z.string().nullable(),
  /** Id of the row, key of the meal, or id of the test. */
  ref: z.string(),
  /** In the athlete's language. */
  name: z.string(),
  /** Sets and repetitions, or time and calories; empty for a test. */
  text: z.string(),
})
export type CardSubject = z.infer<typeof CardSubject>

const ofChat = z.object({ chatId: Id })

/** Exercises and meals of the athlete's plans and the tests that are open to the coach. */
export const listCardSubjects = endpoint({
  method: 'GET',
  path: '/chat/:chatId/subjects',
  allow: 'coach',
  summary: 'What a message to an athlete of mine can be about',
  params: ofChat,
  data: z.object({ items: z.array(CardSubject) }),
})

/**
 * Sends a message about one of them, with a text or without. A repeat under the same `clientMsgId` answers the stored
 * message. What is not the athlete's, or not open to the coach, is 404 `chat.subject_not_found`.
 */
export const sendCard = endpoint({
  method: 'POST',
  path: '/chat/:chatId/cards',
  allow: 'coach',
  summary: 'Send a message about an exercise, a meal or a blood test',
  status: 201,
  params: ofChat,
  body: z.object({
    kind: z.enum(cardKinds, 'request.wrong_type'),
    userProgramId: Id.nullish(),
    ref: text(64),
    content: z
      .string('request.wrong_type')
      .max(2 * MESSAGE_MAX, 'chat.message_too_long')
      .default(''),
    clientMsgId: z.string('request.wrong_type').regex(CLIENT_MESSAGE_ID, 'request.invalid').optional(),
  }),
  data: z.object({ message: Message }),
})
