import type { Message } from 'contract/chat/calls'
import type { ChatSide } from 'contract/chat/rules'
import { memo, useMemo, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { sideOf } from '../me'
import type { Room } from '../room/room'
import type { RoomState } from '../room/room-state'
import { chatWords } from '../words/chat-words'
import { type Block, blocksOf } from './blocks'
import { DayLine } from './day-line'
import { Mark } from './marks'
import { MessageBubble, type Shown } from './message-bubble'
import { NewLine } from './new-line'
import { OlderMessages } from './older-messages'
import { OutgoingBubble } from './outgoing-bubble'
import { dayOf } from './times'
import { useStayAtEnd } from './use-stay-at-end'

interface Props extends Shown {
  room: Room
  state: RoomState
  /** The other side. */
  name: string
  own: { id: string; firstName: string; photo: string | null }
}

/** Distance to the oldest loaded message in pixels at which the next page is requested. */
const ASK_OLDER = 600

/** Messages of a conversation by day, with outgoing ones at the end. */
export function MessageList({ room, state, name, own, ...shown }: Props) {
  const t = useT(chatWords)
  const { messages, outgoing } = state
  const mine = sideOf(shown.me)
  const blocks = useBlocks(messages)
  const lastOwn = messages.findLast(({ senderType }) => senderType === mine)?.seq
  const newest = messages.at(-1)
  const firstNew = firstNewOf(state, mine)
  const { scroller, fresh, toEnd, onScroll, fromStart } = useStayAtEnd({
    newest: newest?._id,
    mine: newest?.senderType === mine,
    sending: outgoing.at(-1)?.id,
    count: messages.length,
  })
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        data-messages
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t('chat.messages.label', { name: isolatedName(name) })}
        onScroll={() => {
          onScroll()
          if (fromStart() < ASK_OLDER && state.older === 'more') room.loadOlder()
        }}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 focus-visible:-outline-offset-2 sm:px-4"
      >
        <div className="pb-3">
          <OlderMessages older={state.older} onLoad={room.loadOlder} />
          {blocks.map((block) => (
            <MessageBlock
              key={block.key}
              block={block}
              readSeq={Math.min(state.readSeq, block.messages.at(-1)?.seq ?? 0)}
              lastOwn={within(block, lastOwn)}
              firstNew={within(block, firstNew)}
              {...shown}
            />
          ))}
          <ol>
            {outgoing.map((message, index) => (
              <li key={message.id}>
                <OutgoingBubble
                  message={message}
                  first={index === 0 && newest?.senderType !== mine}
                  me={own}
                  times={shown.times}
                  room={room}
                />
              </li>
            ))}
          </ol>
        </div>
      </section>
      {fresh > 0 ? (
        <Button
          size="sm"
          className="raise-1 absolute inset-x-0 bottom-3 mx-auto w-fit animate-appear rounded-pill"
          onClick={toEnd}
        >
          <Mark name="down" />
          {t('chat.messages.fresh', { count: fresh })}
        </Button>
      ) : null}
    </div>
  )
}

/** The number, where the message is in the block: others are not drawn anew for it. */
function within({ messages }: Block, seq: number | undefined): number | undefined {
  return messages.some((message) => message.seq === seq) ? seq : undefined
}

/**
 * The first message of the other side that was new when the conversation was opened, as far as it is loaded; none is new
 * any more after an answer to it.
 */
function firstNewOf({ messages, readBefore, older }: RoomState, mine: ChatSide): number | undefined {
  if (readBefore === null) return undefined
  const at = messages.findIndex(({ seq, senderType }) => seq > readBefore && senderType !== mine)
  if (at >= 0 && messages.some(({ senderType }, index) => index > at && senderType === mine)) return undefined
  // Before the oldest that is loaded there may be more that is new.
  return at > 0 || older === 'none' ? messages[at]?.seq : undefined
}

function useBlocks(messages: readonly Message[]): readonly Block[] {
  const last = useRef<readonly Block[]>([])
  return useMemo(() => {
    last.current = blocksOf(messages, last.current)
    return last.current
  }, [messages])
}

interface BlockProps extends Shown {
  block: Block
  readSeq: number
  lastOwn: number | undefined
  firstNew: number | undefined
}

const MessageBlock = memo(function MessageBlock({ block, readSeq, lastOwn, firstNew, ...shown }: BlockProps) {
  return (
    // Blocks that are out of sight are neither laid out nor painted.
    <ol className="[contain-intrinsic-size:auto_3200px] [content-visibility:auto]">
      {block.messages.map((message, index) => {
        const before = block.messages[index - 1] ?? block.before
        const newDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
        return (
          <li key={message._id} data-seq={message.seq} className="rounded-card focus:bg-sunken">
            {newDay ? <DayLine value={message.createdAt} times={shown.times} /> : null}
            {message.seq === firstNew ? <NewLine /> : null}
            <MessageBubble
              message={message}
              first={
                newDay ||
                before?.senderType !== message.senderType ||
                before.senderId._id !== message.senderId._id
              }
              read={message.seq <= readSeq}
              last={message.seq === lastOwn}
              {...shown}
            />
          </li>
        )
      })}
    </ol>
  )
})
