import { useT } from '../../../i18n/i18n'
import { chatsOf, useUnreadChats } from '../chat.api'
import type { TimeLocale } from '../conversation/times'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import type { ChatLink } from './chat-row'
import { ChatRows } from './chat-rows'
import { ListFailed, ListLoading } from './list-parts'

interface Props {
  me: Me
  selected: string | null
  to: ChatLink
  times: TimeLocale
}

/** Chats with unread messages; a chat leaves the list once it is read. */
export function UnreadChats(props: Props) {
  const t = useT(chatWords)
  const list = useUnreadChats(props.me)
  const { data, error, refetch } = list
  if (!data)
    return error ? (
      <ListFailed error={error} title={t('chat.list.failed')} onRetry={refetch} />
    ) : (
      <ListLoading text={t('chat.list.loading')} />
    )
  const chats = chatsOf(data)
  if (chats.length === 0)
    return (
      <p role="status" className="p-6 text-center text-ink-soft">
        {t('chat.unread.none')}
      </p>
    )
  return <ChatRows {...props} list={list} chats={chats} />
}
