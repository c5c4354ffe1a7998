import type { Chat } from 'contract/chat/calls'
import { useT } from '../../../i18n/i18n'
import type { useChats } from '../chat.api'
import type { TimeLocale } from '../conversation/times'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import { type ChatLink, ChatRow } from './chat-row'
import { MoreRows } from './list-parts'

interface Props {
  me: Me
  list: Pick<ReturnType<typeof useChats>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  /** Chats of all loaded pages. */
  chats: readonly Chat[]
  selected: string | null
  to: ChatLink
  times: TimeLocale
}

/** Rows of chats, with a button for the next page. */
export function ChatRows({ me, list, chats, selected, to, times }: Props) {
  const t = useT(chatWords)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul aria-label={t('chat.list.label')} className="divide-y divide-hairline">
        {chats.map((chat) => (
          <ChatRow
            key={chat._id}
            me={me}
            chat={chat}
            selected={chat._id === selected}
            to={to}
            times={times}
          />
        ))}
      </ul>
      <MoreRows list={list} text={t('chat.list.more')} />
    </div>
  )
}
