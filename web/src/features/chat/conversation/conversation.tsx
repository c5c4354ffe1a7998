import type { Chat } from 'contract/chat/calls'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Notice } from '../../../ui/notice'
import { Composer } from '../composer/composer'
import { EditComposer } from '../composer/edit-composer'
import { useFiles } from '../composer/use-files'
import { type Me, otherSide, sideOf } from '../me'
import { AlertDialog } from '../room/alert-dialog'
import type { RoomState } from '../room/room-state'
import { useRoom } from '../room/use-room'
import { chatWords } from '../words/chat-words'
import { CoachTimesLine } from './coach-times'
import { ConnectionStrip } from './connection-strip'
import { ConversationHead } from './conversation-head'
import { MessageArea } from './message-area'
import type { TimeLocale } from './times'
import { useChanges } from './use-changes'
import { useGoToMessage } from './use-go-to-message'

interface Props {
  me: Me
  chatId: string
  /** Data of the chat from the list, until its messages are loaded. */
  listed: Chat | undefined
  times: TimeLocale
  /** The person has just chosen this chat: the focus goes into it. */
  focus: boolean
  /** Message to scroll to, from a search; another object for each request. */
  at?: { seq: number } | undefined
  onBack: (() => void) | undefined
  /** Messages were read: counts elsewhere are out of date. */
  onRead: () => void
}

/** A conversation, for the coach and for the customer alike; another chat needs another `key`. */
export default function Conversation({ me: given, chatId, listed, times, focus, at, onBack, onRead }: Props) {
  const t = useT(chatWords, errorWords)
  // The same object all the time: messages that did not change are not drawn anew.
  const [me] = useState(given)
  const { room, state } = useRoom(me, chatId, onRead)
  const [alert, say] = useState<string | null>(null)
  const files = useFiles(say)
  const [over, setOver] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusOnOpen(frame, field, focus)
  useGoToMessage(frame, room, state, at)
  // The menu that had the focus goes with the message.
  const changes = useChanges(room, say, () =>
    frame.current?.querySelector<HTMLElement>('[data-messages]')?.focus({ preventScroll: true }),
  )
  const { editing } = changes

  const chat = state.chat ?? listed
  const other = chat?.participants[otherSide(sideOf(me))]
  const own = chat?.participants[sideOf(me)]
  const name = other ? fullName(other) : ''
  const open = state.page !== 'gone' && !chat?.closedAt
  const drag = (event: DragEvent) => {
    if (!open || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      ref={frame}
      aria-label={name}
      data-conversation
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
      }
      onDrop={(event) => {
        if (!over) return
        event.preventDefault()
        setOver(false)
        files.add(event.dataTransfer.files)
      }}
      className="relative flex h-full min-h-0 flex-col"
    >
      <ConversationHead me={me} person={other} state={state} onBack={onBack} />
      {chat && open && me.area === 'customer' ? <CoachTimesLine me={me} chatId={chatId} /> : null}
      {open ? <ConnectionStrip line={state.line} onReconnect={room.reconnect} /> : null}
      <MessageArea
        room={room}
        state={state}
        name={name}
        own={{ id: me.userId, firstName: own?.firstName ?? '', photo: own?.profilePhoto ?? null }}
        me={me}
        times={times}
        expectedId={me.area === 'coach' ? me.userId : chat?.participants.coach._id}
        say={say}
        acts={open ? changes.acts : undefined}
      />
      <Arrivals state={state} />
      {state.page !== 'gone' && chat?.closedAt ? (
        <Notice kind="info" className="m-3">
          {t('chat.messages.closed')}
        </Notice>
      ) : null}
      {/* Stays mounted, so that an unsent text and files on their way are as before an edit, or the end of the chat. */}
      <div hidden={open && editing !== null}>
        <Composer me={me} chatId={chatId} room={room} files={files} field={field} say={say} locked={!open} />
      </div>
      {editing ? (
        <EditComposer
          key={editing._id}
          message={editing}
          room={room}
          say={say}
          locked={!open}
          onDone={() => {
            // The field for new messages is visible again before it gets the focus.
            flushSync(changes.stopEditing)
            field.current?.focus()
          }}
        />
      ) : null}
      {over ? (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-card border-2 border-pine border-dashed bg-pine-wash font-semibold">
          {t('chat.compose.drop')}
        </div>
      ) : null}
      <ConfirmDialog
        open={changes.asks}
        title={t('chat.change.question')}
        text={t('chat.change.consequence')}
        confirm={t('chat.change.takeBack')}
        cancel={t('chat.change.keep')}
        onConfirm={changes.confirm}
        onClose={changes.keep}
      />
      <AlertDialog
        text={alert}
        onClose={() => {
          say(null)
          field.current?.focus()
        }}
      />
    </section>
  )
}

/** Reads a new message out once, or that the conversation has ended while it was open. */
function Arrivals({ state }: { state: RoomState }) {
  const t = useT(chatWords)
  const { arrival, chat, page } = state
  const said =
    page === 'gone'
      ? chat && t('chat.messages.gone')
      : arrival && t('chat.messages.said', { name: fullName(arrival.senderId), text: arrival.content })
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  )
}

/** Focuses the field on open where there is a keyboard; on a phone it would cover the messages. */
function useFocusOnOpen(
  frame: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  focus: boolean,
): void {
  useEffect(() => {
    if (!focus) return
    const heading = frame.current?.querySelector('h2')
    const target = matchMedia('(pointer: coarse)').matches ? heading : (field.current ?? heading)
    target?.focus({ preventScroll: true })
  }, [focus, frame, field])
}
