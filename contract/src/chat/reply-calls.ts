import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, text } from '../fields'
import { savedReplyProblems, TITLE_MAX } from './reply-rules'
import { MESSAGE_MAX } from './rules'

/** A text that a coach sends again and again; `{firstName}` and `{programName}` stand for those of the athlete. */
export const SavedReply = z.object({ _id: z.string(), title: z.string(), content: z.string() })
export type SavedReply = z.infer<typeof SavedReply>

const Body = z
  .object({
    title: text(TITLE_MAX),
    content: text(MESSAGE_MAX),
  })
  .check((ctx) => addProblems(ctx, savedReplyProblems(ctx.value)))

const ofReply = z.object({ id: Id })

/** With `chatId`, `filled` is the text for the athlete of that chat of mine. */
export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/coach/replies',
  allow: 'coach',
  summary: 'Texts that I send again and again',
  query: z.object({ chatId: Id.optional() }),
  data: z.object({ items: z.array(SavedReply.extend({ filled: z.string().optional() })) }),
})

/** At most 100 a coach: 409 `chat.too_many_replies`. */
export const addSavedReply = endpoint({
  method: 'POST',
  path: '/coach/replies',
  allow: 'coach',
  summary: 'Save a text that I send again and again',
  body: Body,
  status: 201,
  data: SavedReply,
})

export const changeSavedReply = endpoint({
  method: 'PUT',
  path: '/coach/replies/:id',
  allow: 'coach',
  summary: 'Change one of my saved texts',
  params: ofReply,
  body: Body,
  data: SavedReply,
})

export const removeSavedReply = endpoint({
  method: 'DELETE',
  path: '/coach/replies/:id',
  allow: 'coach',
  summary: 'Delete one of my saved texts',
  params: ofReply,
})
