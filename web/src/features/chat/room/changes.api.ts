import type { Message } from 'contract/chat/calls'
import { editMessage, removeMessage } from 'contract/chat/routes'
import { call } from '../../../api/call'
import type { Place } from './room-state'

/** Changes the text of a message of mine; returns the changed message. */
export async function changeText({ me }: Place, messageId: string, content: string): Promise<Message> {
  const { data } = await call(editMessage, { area: me.area, params: { messageId }, body: { content } })
  return data.message
}

/** Takes a message of mine back; returns it without its content. */
export async function takeBack({ me }: Place, messageId: string): Promise<Message> {
  return (await call(removeMessage, { area: me.area, params: { messageId } })).data.message
}
