import type { Message } from 'contract/chat/calls'
import { type Line, type LineState, openLine } from '../../../api/socket'
import type { ChatNews } from '../chat.api'
import { createTyping, createTypingLine } from '../composer/typing'
import { createHistory } from '../conversation/history.api'
import { createReadMarker } from '../conversation/mark-read.api'
import { type Me, sideOf } from '../me'
import { changeText, takeBack } from './changes.api'
import { createDelivery, type Delivery } from './delivery'
import { claimOutbox } from './outbox'
import type { Outcome } from './outgoing'
import { join, leave, listen, type RoomParts } from './room-line'
import { createPlace, type RoomState } from './room-state'
import { type FilesMessage, type UploadOptions, uploadMessage } from './sending.api'

/** One conversation while it is on the screen: its messages, its outbox and its connection. */
export interface Room extends Pick<Delivery, 'retry' | 'discard'> {
  current(): RoomState
  follow(listener: () => void): () => void
  /** Connects, loads and marks as read; what it returns leaves the chat and disconnects. */
  open(): () => void
  send(content: string): Promise<Outcome>
  sendFiles(message: FilesMessage, options: UploadOptions): Promise<void>
  /** Changes the text of a message of mine; rejects as `call` does. */
  edit(messageId: string, content: string): Promise<void>
  /** Takes a message of mine back; rejects as `call` does. */
  takeBack(messageId: string): Promise<void>
  loadOlder(): void
  /** Loads older messages back to the one with this number. */
  reach(seq: number): Promise<void>
  reload(): void
  reconnect(): void
  typed(): void
  stoppedTyping(): void
}

export function createRoom(me: Me, chatId: string, news: ChatNews): Room {
  const place = createPlace(me, chatId)
  const { store } = place
  const now: { line?: Line; seen?: () => void } = {}
  const taken = (messages: readonly Message[], fresh: readonly Message[]) => {
    delivery.confirm(messages)
    const newest = fresh.findLast(({ removedAt }) => !removedAt)
    if (newest) news.added({ chatId, message: newest })
    const arrival = fresh.findLast(({ senderType }) => senderType !== sideOf(me))
    if (!arrival) return
    store.set({ arrival })
    now.seen?.()
  }
  const history = createHistory(place, taken, () => now.seen?.())
  const delivery = createDelivery({ place, line: () => now.line, history })
  const typing = createTyping((is) =>
    now.line?.tell(is === 'start' ? 'typing_start' : 'typing_stop', { chatId }),
  )
  const typingLine = createTypingLine((typing) => store.set({ typing }))
  const parts: RoomParts = { place, history, delivery, typingLine, news }

  return {
    current: store.get,
    follow: store.follow,
    open() {
      const reading = createReadMarker(place, (unreadCount) => news.read({ chatId, unreadCount }))
      const line = openLine(me.area, {
        onState: (state) => follow(parts, state, now.line),
        onWake: () => void history.catchUp(),
      })
      // Loads before reading: new messages are marked as such, and hidden ones are not read.
      const seen = () => {
        if (store.get().page === 'ready') reading.seen()
      }
      Object.assign(now, { line, seen })
      store.set({ line: 'connecting' })
      listen(line, parts, seen)
      const release = claimOutbox(chatId)
      void history.load()
      return () => {
        release()
        typing.stop()
        leave(line, place)
        line.close()
        follow(parts, 'stopped', undefined)
        reading.close()
        delete now.line
        delete now.seen
      }
    },
    send(content) {
      typing.stop()
      return delivery.send(content)
    },
    async sendFiles(message, options) {
      typing.stop()
      history.take([await uploadMessage(place, message, options)])
    },
    edit: async (messageId, content) => history.change(await changeText(place, messageId, content)),
    takeBack: async (messageId) => history.change(await takeBack(place, messageId)),
    retry: delivery.retry,
    discard: delivery.discard,
    loadOlder: () => void history.loadOlder(),
    reach: history.reach,
    reload: () => void history.catchUp(),
    reconnect: () => now.line?.reconnect(),
    typed: typing.typed,
    stoppedTyping: typing.stop,
  }
}

/** Another state of the connection: joins where it stands, and waits where it does not. */
function follow(parts: RoomParts, state: LineState, line: Line | undefined): void {
  const { place, delivery, typingLine } = parts
  place.store.set({ line: state })
  if (state === 'connected' && line) {
    place.store.set({ stood: true })
    void join(line, parts)
    return
  }
  delivery.pause()
  typingLine.stop()
  place.store.set({ online: null })
}
