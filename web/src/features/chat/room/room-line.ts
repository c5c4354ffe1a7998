import { isNotFound, refusalOf } from '../../../api/error-text'
import type { Line } from '../../../api/socket'
import type { ChatNews } from '../chat.api'
import type { TypingLine } from '../composer/typing'
import type { History } from '../conversation/history.api'
import { hasGap } from '../conversation/timeline'
import { otherSide, sideOf } from '../me'
import type { Delivery } from './delivery'
import type { Place } from './room-state'

export interface RoomParts {
  place: Place
  history: History
  delivery: Delivery
  typingLine: TypingLine
  news: ChatNews
}

/** Applies the server's events of this chat, and passes on those of others. */
export function listen(line: Line, parts: RoomParts, seen: () => void): void {
  const { place, history, typingLine, news } = parts
  const { store, chatId } = place
  const mine = sideOf(place.me)
  const isHere = (heard: { chatId: string }) => heard.chatId === chatId
  const writes = (heard: { chatId: string; userType: string }) => isHere(heard) && heard.userType !== mine
  const setOnline = (userId: string, online: boolean) => {
    if (userId === store.get().chat?.participants[otherSide(mine)]._id) store.set({ online })
  }

  line.hear('new_message', (heard) => {
    news.message(heard)
    if (!isHere(heard)) return
    history.take([heard.message])
    if (store.get().page === 'gone') return void openAgain(line, parts)
    // Something before it is missing: it was sent while nobody listened here.
    if (hasGap(store.get().messages)) void history.catchUp()
    if (heard.message.senderType === mine) return
    typingLine.stop()
    seen()
  })
  line.hear('message_changed', (heard) => {
    news.changed(heard)
    if (isHere(heard)) history.change(heard.message, heard.rev)
  })
  line.hear('messages_read', (heard) => {
    news.read(heard)
    if (isHere(heard) && heard.readerType !== mine) raiseReadSeq(place, heard.seq)
  })
  line.hear('typing_start', (heard) => {
    if (writes(heard)) typingLine.start()
  })
  line.hear('typing_stop', (heard) => {
    if (writes(heard)) typingLine.stop()
  })
  line.hear('user_online', ({ userId }) => setOnline(userId, true))
  line.hear('user_offline', ({ userId }) => setOnline(userId, false))
  line.hear('chat_closed', (heard) => {
    news.closed()
    if (isHere(heard)) void openAgain(line, parts)
  })
  // Acknowledgements tell more; this helps debugging.
  line.hear('message_error', (heard) => console.warn('A message was not sent', heard))
}

/** Reads a chat that was closed: a cover that has begun again opens it, and the server has to be told of this page. */
async function openAgain(line: Line, parts: RoomParts): Promise<void> {
  const { history, place } = parts
  await history.load()
  const { page, chat } = place.store.get()
  if (page === 'ready' && !chat?.closedAt) await join(line, parts)
}

/** Joins first, then catches up: messages in between arrive twice and are stored once. Then sends the outbox. */
export async function join(line: Line, { place, history, delivery }: RoomParts): Promise<void> {
  const { me, chatId, store } = place
  line.tell('join_user', { userId: me.userId, userType: sideOf(me) })
  if (me.area === 'coach') line.tell('coach_status_update', { isOnline: true })
  try {
    const { data } = await line.ask('join_chat', { chatId })
    // Other servers may acknowledge without data.
    if (data) {
      raiseReadSeq(place, data.readSeq[otherSide(sideOf(me))])
      store.set({ online: data.online })
    }
  } catch (error) {
    if (isGone(error)) store.set({ page: 'gone' })
    // Nobody answers on a connection that seems to stand.
    else if (line.state() === 'connected') line.replace()
    return
  }
  if (store.get().page === 'gone') await history.load()
  await history.catchUp()
  if (line.state() === 'connected') await delivery.flush()
}

/** Leaves the chat; the connection is then closed. */
export function leave(line: Line, { me, chatId }: Place): void {
  line.tell('leave_chat', { chatId })
  if (me.area === 'coach') line.tell('coach_status_update', { isOnline: false })
}

function raiseReadSeq({ store }: Place, seq: number): void {
  store.set({ readSeq: Math.max(seq, store.get().readSeq) })
}

function isGone(error: unknown): boolean {
  return isNotFound(error) || refusalOf(error)?.code === 'chat.not_found'
}
