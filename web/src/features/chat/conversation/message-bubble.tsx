import type { Message } from 'contract/chat/calls'
import { attachmentsOf } from 'contract/chat/rules'
import { memo, type ReactNode } from 'react'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { Avatar } from '../../../ui/avatar'
import { cx } from '../../../ui/cx'
import { SubjectCard } from '../cards/subject-card'
import { type Me, sideOf } from '../me'
import { chatWords } from '../words/chat-words'
import { AttachmentCard } from './attachment-card'
import { ClockTime } from './clock-time'
import { type MessageActs, MessageMenu } from './message-menu'
import { MessageState } from './message-state'
import { MessageText } from './message-text'
import type { TimeLocale } from './times'

/** Properties shared by all messages of a conversation. */
export interface Shown {
  me: Me
  times: TimeLocale
  say: (text: string) => void
  /** The account whose messages need no name: the coach for an athlete, the reader on the coach's side. */
  expectedId: string | undefined
  /** Acts on one's own recent messages; undefined in a closed chat. */
  acts?: MessageActs | undefined
}

interface Props extends Shown {
  message: Message
  /** The first of several by the same person: who it is, is shown once. */
  first: boolean
  read: boolean
  /** The last one of mine says its state in words. */
  last: boolean
}

/** A message, told apart by side and by shape. */
export const MessageBubble = memo(function MessageBubble({
  message,
  first,
  read,
  last,
  me,
  times,
  say,
  acts,
  expectedId,
}: Props) {
  const t = useT(chatWords)
  const mine = message.senderType === sideOf(me)
  const person = message.senderId
  const files = attachmentsOf(message)
  // A colleague wrote it who covers for the coach, or the coach whom the reader covers for.
  const isColleague = message.senderType === 'coach' && person._id !== expectedId
  const removed = message.removedAt !== null && message.removedAt !== undefined
  return (
    <Bubble
      mine={mine}
      first={first}
      avatar={<Avatar id={person._id} name={[person.firstName]} photo={person.profilePhoto} size="sm" />}
      foot={
        <>
          <ClockTime value={message.createdAt} times={times} />
          {message.editedAt && !removed ? <span>{t('chat.messages.edited')}</span> : null}
          {mine && !removed ? <MessageState is={read ? 'read' : 'sent'} quiet={!last} /> : null}
          {mine && !removed && acts ? <MessageMenu message={message} acts={acts} /> : null}
        </>
      }
    >
      {isColleague && first ? (
        <p className="font-semibold text-xs">
          <bdi>{fullName(person)}</bdi>
        </p>
      ) : (
        <span className="sr-only">{mine && !isColleague ? t('chat.messages.you') : fullName(person)}: </span>
      )}
      {removed ? <p className="text-ink-soft italic">{t('chat.messages.takenBack')}</p> : null}
      {message.content ? <MessageText content={message.content} /> : null}
      {message.card ? <SubjectCard me={me} card={message.card} /> : null}
      {files.map((file) => (
        <AttachmentCard
          key={file.filename || file.originalName}
          me={me}
          chatId={message.chatId}
          file={file}
          say={say}
        />
      ))}
    </Bubble>
  )
})

interface BubbleProps {
  mine: boolean
  first: boolean
  failed?: boolean
  avatar: ReactNode
  foot: ReactNode
  children: ReactNode
}

export function Bubble({ mine, first, failed, avatar, foot, children }: BubbleProps) {
  return (
    <div className={cx('flex items-start gap-2', mine && 'flex-row-reverse', first ? 'mt-3' : 'mt-1')}>
      <div className="w-(--control-sm) shrink-0">{first ? avatar : null}</div>
      <div
        className={cx(
          'grid min-w-0 max-w-[min(34rem,82%)] grid-cols-[minmax(0,auto)] gap-0.5',
          mine && 'justify-items-end',
        )}
      >
        <div
          className={cx(
            'grid min-w-0 max-w-full grid-cols-[minmax(0,auto)] gap-1.5 rounded-card border px-3 py-2',
            mine ? 'border-transparent bg-pine-wash' : 'border-hairline bg-raised',
            first && (mine ? 'rounded-se-[2px]' : 'rounded-ss-[2px]'),
            failed && 'border-pomegranate border-dashed',
          )}
        >
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 px-1 text-ink-soft text-xs tabular-nums">
          {foot}
        </div>
      </div>
    </div>
  )
}
