import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { CheckChip } from '../../../ui/chip'
import { SearchForm } from '../../../ui/form/search-form'
import { Skeleton } from '../../../ui/skeleton'
import { chatsOf, type useChats } from '../chat.api'
import type { TimeLocale } from '../conversation/times'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import type { ChatLink } from './chat-row'
import { ChatRows } from './chat-rows'
import { FoundMessages } from './found-messages'
import { ListFailed } from './list-parts'
import { UnreadChats } from './unread-chats'

interface Props {
  me: Me
  list: ReturnType<typeof useChats>
  selected: string | null
  to: ChatLink
  times: TimeLocale
  /** Placeholder of an empty list. */
  empty: ReactNode
}

/** The chats with their latest messages; on its way, failed or empty. */
export function ChatList({ me, list, selected, to, times, empty }: Props) {
  const t = useT(chatWords)
  const [q, search] = useState('')
  const [onlyUnread, showUnread] = useState(false)
  const { data, error, isFetching, refetch } = list
  if (!data)
    return error ? <ListFailed error={error} title={t('chat.list.failed')} onRetry={refetch} /> : <Loading />
  const chats = chatsOf(data)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-16 items-center justify-between gap-3 border-hairline border-b py-2 ps-4 pe-2">
        <div role="status">
          <h2 className="text-lg">
            {t('chat.list.count', { count: data.pages.at(-1)?.pagination.total ?? chats.length })}
          </h2>
        </div>
        <Button kind="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? null : <AnyIcon name="renew" size={18} />}
          {t('common.refresh')}
        </Button>
      </div>
      {chats.length > 0 ? (
        <div className="grid gap-2 border-hairline border-b p-2">
          <SearchForm
            value={q}
            onSearch={search}
            label={t('chat.search.label')}
            placeholder={t('chat.search.label')}
            clearLabel={t('chat.search.clear')}
          />
          {me.area === 'coach' ? (
            <div className="flex">
              <CheckChip checked={onlyUnread} onChange={({ target }) => showUnread(target.checked)}>
                {t('chat.unread.only')}
              </CheckChip>
            </div>
          ) : null}
        </div>
      ) : null}
      {chats.length === 0 ? (
        empty
      ) : q.trim() ? (
        <FoundMessages me={me} q={q.trim()} to={to} times={times} />
      ) : onlyUnread ? (
        <UnreadChats {...{ me, selected, to, times }} />
      ) : (
        <ChatRows {...{ me, selected, to, times, list, chats }} />
      )}
    </div>
  )
}

function Loading() {
  const t = useT(chatWords)
  return (
    <div role="status" aria-busy="true" className="grid gap-px p-4">
      <span className="sr-only">{t('chat.list.loading')}</span>
      {[1, 2, 3, 4].map((n) => (
        <div key={n} className="flex min-h-18 items-center gap-3">
          <Skeleton className="size-(--control-md) rounded-pill" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
