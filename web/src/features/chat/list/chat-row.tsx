import type { Chat } from 'contract/chat/calls'
import { FILE_SHARED } from 'contract/chat/rules'
import { memo } from 'react'
import { Link, type To } from 'react-router'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Avatar } from '../../../ui/avatar'
import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/cx'
import { OneLine } from '../../../ui/one-line'
import { inEnglish } from '../conversation/clock-time'
import { listTime, type TimeLocale } from '../conversation/times'
import { type Me, otherSide, sideOf } from '../me'
import { chatWords } from '../words/chat-words'

/** Address of the page with a chat. */
export type ChatLink = (chatId: string) => To

interface Props {
  me: Me
  chat: Chat
  selected: boolean
  to: ChatLink
  times: TimeLocale
}

/** Row of a chat: partner, latest message with time, unread count. */
export const ChatRow = memo(function ChatRow({ me, chat, selected, to, times }: Props) {
  const t = useT(chatWords)
  const mine = sideOf(me)
  const person = chat.participants[otherSide(mine)]
  const unread = chat.unreadCount[mine]
  const { lastMessage } = chat
  return (
    <li className="[contain-intrinsic-size:auto_72px] [content-visibility:auto]">
      <Link
        to={to(chat._id)}
        state={{ chosen: true }}
        data-chat={chat._id}
        aria-current={selected ? 'true' : undefined}
        className={cx(
          'flex min-h-18 items-center gap-3 border-s-[3px] py-2 ps-3 pe-4 transition-colors focus-visible:-outline-offset-2',
          selected ? 'border-saffron bg-sunken' : 'border-transparent hover:bg-sunken',
        )}
      >
        <Avatar id={person._id} name={[person.firstName, person.lastName]} photo={person.profilePhoto} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <bdi className={cx('truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>
              {fullName(person)}
            </bdi>
            {lastMessage ? (
              <time
                dateTime={lastMessage.timestamp}
                {...inEnglish(times)}
                className="shrink-0 text-ink-soft text-xs tabular-nums"
              >
                {listTime(lastMessage.timestamp, times)}
              </time>
            ) : null}
          </span>
          <span className="flex items-center justify-between gap-3 text-sm">
            <span className={cx('min-w-0 flex-1', unread > 0 ? 'font-medium' : 'text-ink-soft')}>
              <Preview last={lastMessage} mine={lastMessage?.senderType === mine} />
            </span>
            {unread > 0 ? (
              <Badge kind="emphasis" className="min-w-6 justify-center">
                <span aria-hidden="true">{t.number(unread)}</span>
                <span className="sr-only">{t('chat.list.unread', { count: unread })}</span>
              </Badge>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  )
})

function Preview({ last, mine }: { last: Chat['lastMessage']; mine: boolean }) {
  const t = useT(chatWords)
  if (!last) return <>{t('chat.list.none')}</>
  const said = last.content === FILE_SHARED ? t('chat.compose.fileShared') : last.content
  return <OneLine>{mine ? t('chat.list.you', { text: isolatedName(said) }) : said}</OneLine>
}
