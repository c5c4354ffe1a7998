import type { Message } from 'contract/chat/calls'
import { useEffect, useId, useRef, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Ago } from '../../../ui/ago'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { LinkButton } from '../../../ui/link-button'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { draftOf, keepDraft } from '../../chat/composer/drafts'
import { MessageField } from '../../chat/composer/message-field'
import { MessageText } from '../../chat/conversation/message-text'
import { useNewestMessages, useReply } from './athlete.api'
import { Part } from './part'
import { athleteWords } from './words/athlete-words'

interface Props {
  coachId: string
  chatId: string
  /** First name of the athlete. */
  name: string
  /** Another object puts the focus into the field. */
  reply: object | null
  onLeaveReply: () => void
  onSent: () => void
}

/** The newest messages, which stay unread until they are answered, and a field for the reply. */
export function MessagesPart({ coachId, chatId, name, reply, onLeaveReply, onSent }: Props) {
  const t = useT(athleteWords)
  const { data, error } = useNewestMessages(coachId, chatId)
  return (
    <Part
      title={t('athleteColumn.talk.title')}
      aside={
        <LinkButton
          to={`/coach/dashboard?tab=chats&chat=${encodeURIComponent(chatId)}`}
          kind="quiet"
          size="sm"
          className="-me-3.5"
        >
          {t('athleteColumn.talk.open')}
        </LinkButton>
      }
    >
      {data ? (
        data.length > 0 ? (
          <ul className="grid gap-2">
            {data.map((message) => (
              <Line key={message._id} message={message} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t('athleteColumn.talk.none')}</p>
        )
      ) : error ? (
        <p className="text-ink-soft">{t('athleteColumn.talk.failed')}</p>
      ) : (
        <Skeleton className="h-20" />
      )}
      <ReplyField {...{ coachId, chatId, name, reply, onLeaveReply, onSent }} />
    </Part>
  )
}

function Line({ message }: { message: Message }) {
  const t = useT(athleteWords)
  const { senderType, senderId, content, createdAt, removedAt } = message
  return (
    <li
      className={cx(
        'grid w-fit max-w-[85%] gap-0.5 rounded-card px-3 py-2',
        senderType === 'coach' ? 'justify-self-end bg-pine-wash' : 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-ink-soft text-xs">
        <bdi>{senderType === 'coach' ? t('athleteColumn.talk.you') : senderId.firstName}</bdi>
        <Ago value={createdAt} />
      </p>
      {removedAt ? (
        <p className="text-ink-soft italic">{t('athleteColumn.talk.removed')}</p>
      ) : (
        <MessageText content={content} />
      )}
    </li>
  )
}

function ReplyField({ coachId, chatId, name, reply, onLeaveReply, onSent }: Props) {
  const t = useT(athleteWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const me = { area: 'coach', userId: coachId } as const
  const [text, setText] = useState(() => draftOf(me, chatId))
  const { mutateAsync, isPending, error } = useReply(coachId, chatId)
  useEffect(() => {
    if (reply) field.current?.focus()
  }, [reply])
  const write = (next: string) => {
    setText(next)
    keepDraft(me, chatId, next)
  }
  const send = () =>
    once('send', async () => {
      if (text.trim() === '') return
      try {
        await mutateAsync(text)
      } catch {
        return
      }
      write('')
      toast(t('athleteColumn.talk.sent'))
      onSent()
    })
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-2">
        <MessageField
          ref={field}
          label={t('athleteColumn.talk.reply', { name: isolatedName(name) })}
          text={text}
          sending={isPending}
          hint={hint}
          onText={write}
          onSend={() => void send()}
          onEscape={onLeaveReply}
        />
        <Button busy={isPending} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('athleteColumn.talk.send')}
        </Button>
      </div>
      <p id={hint} className="text-ink-soft text-xs pointer-coarse:sr-only">
        {t('athleteColumn.talk.hint')}
      </p>
      {error ? (
        <Notice kind="bad" role="alert">
          {errorText(t, error, t('athleteColumn.talk.notSent'))}
        </Notice>
      ) : null}
    </div>
  )
}
