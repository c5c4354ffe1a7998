import { useId } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import type { Room } from '../room/room'
import type { Outgoing } from '../room/room-state'
import { chatWords } from '../words/chat-words'
import { ClockTime } from './clock-time'
import { Bubble } from './message-bubble'
import { MessageState } from './message-state'
import { MessageText } from './message-text'
import type { TimeLocale } from './times'

interface Props {
  message: Outgoing
  first: boolean
  me: { id: string; firstName: string; photo: string | null }
  times: TimeLocale
  room: Room
}

/** A message that the server has not confirmed yet, where it will stand; one that failed says why and what to do. */
export function OutgoingBubble({ message, first, me, times, room }: Props) {
  const t = useT(chatWords, errorWords)
  const id = useId()
  const failed = message.is === 'failed'
  return (
    <>
      <Bubble
        mine
        first={first}
        failed={failed}
        avatar={<Avatar id={me.id} name={[me.firstName]} photo={me.photo} size="sm" />}
        foot={
          <>
            <ClockTime value={message.at} times={times} />
            <MessageState is={message.is} />
          </>
        }
      >
        <span className="sr-only">{t('chat.messages.you')}: </span>
        <div id={id}>
          <MessageText content={message.content} />
        </div>
      </Bubble>
      {failed ? (
        <div className="me-11 mt-1 flex flex-wrap items-center justify-end gap-2 text-sm">
          {message.reason ? (
            <span className="text-pomegranate">{errorText(t, message.reason, t('chat.alert.unknown'))}</span>
          ) : null}
          <Button kind="secondary" size="sm" aria-describedby={id} onClick={() => room.retry(message.id)}>
            {t('chat.state.retry')}
          </Button>
          <Button kind="quiet" size="sm" aria-describedby={id} onClick={() => room.discard(message.id)}>
            {t('chat.state.discard')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
