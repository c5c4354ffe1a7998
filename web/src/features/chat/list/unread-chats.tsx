import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { Spinner } from '../../../ui/spinner'
import { chatsOf, useUnreadChats } from '../chat.api'
import type { TimeLocale } from '../conversation/times'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import type { ChatLink } from './chat-row'
import { ChatRows } from './chat-rows'

interface Props {
  me: Me
  selected: string | null
  to: ChatLink
  times: TimeLocale
}

/** Chats with unread messages; a chat leaves the list once it is read. */
export function UnreadChats(props: Props) {
  const t = useT(chatWords, errorWords)
  const list = useUnreadChats(props.me)
  const { data, error, refetch } = list
  if (!data)
    return error ? (
      <div className="*:py-10">
        <ErrorState
          title={errorText(t, error, t('chat.list.failed'))}
          onRetry={() => void refetch()}
          retryLabel={t('common.tryAgain')}
        />
      </div>
    ) : (
      <p role="status" aria-busy="true" className="flex items-center justify-center gap-3 p-6 text-ink-soft">
        <Spinner />
        {t('chat.list.loading')}
      </p>
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
