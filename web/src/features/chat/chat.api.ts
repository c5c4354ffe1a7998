import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Chat, ChatPagination } from 'contract/chat/calls'
import type { MessageChanged, MessagesRead, NewMessage } from 'contract/chat/events'
import { listChats } from 'contract/chat/routes'
import type { ChatAttachment } from 'contract/chat/rules'
import { SECOND } from 'contract/units'
import { call } from '../../api/call'
import { fetchFile } from '../../api/file'
import { addressOfFile, isPicture, pictureType } from './composer/attachments'
import { chatKey } from './list/unread.api'
import { type Me, otherSide, sideOf } from './me'
import { readSavedChats, saveChats } from './saved-chats'

interface ChatPage {
  chats: Chat[]
  pagination: ChatPagination
}
type Chats = InfiniteData<ChatPage>

const listKey = (me: Me) => [...chatKey(me), 'list'] as const

/** My chats, page by page, the latest message first. They are read again from time to time: no socket is open here. */
export const useChats = (me: Me) => useChatPages(me, listKey(me), {})

/**
 * My chats with unread messages. They have the key of the unread count, and so are read again whenever a message comes
 * or is read.
 */
export const useUnreadChats = (me: Me) =>
  useChatPages(me, [...chatKey(me), 'unread', 'chats'], { unread: 'true' })

function useChatPages(me: Me, queryKey: readonly unknown[], filter: { unread?: 'true' }) {
  const isWhole = filter.unread === undefined
  return useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<ChatPage> => {
      try {
        const query = { as: sideOf(me), page: pageParam, ...filter }
        const { data, pagination } = await call(listChats, { area: me.area, query, signal })
        if (isWhole && pageParam === 1) saveChats(me, { chats: data, pagination })
        return { chats: data, pagination }
      } catch (error) {
        if (!signal.aborted) console.warn('Failed to get chats', error)
        const kept = isWhole && pageParam === 1 ? await readSavedChats(me, error) : undefined
        if (kept) return { ...kept, pagination: { ...kept.pagination, hasNextPage: false } }
        throw error
      }
    },
    getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.currentPage + 1 : undefined),
    staleTime: 0,
    refetchInterval: 20 * SECOND,
  })
}

/**
 * Returns the chats of all loaded pages without duplicates (a chat may move between pages), latest message first, empty
 * ones last.
 */
export function chatsOf(data: Chats | undefined): Chat[] {
  const byId = new Map(data?.pages.flatMap(({ chats }) => chats).map((chat) => [chat._id, chat]))
  const timeOf = ({ lastMessage }: Chat) => lastMessage?.timestamp ?? ''
  return [...byId.values()].sort((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/** Updates of a chat for other parts of the page. */
export interface ChatNews {
  message(news: NewMessage): void
  /** A message was added to the open conversation, as one's own after it was sent. */
  added(news: Pick<NewMessage, 'chatId' | 'message'>): void
  /** A message was edited or taken back. */
  changed(news: Pick<MessageChanged, 'chatId' | 'unreadCount'>): void
  read(news: Pick<MessagesRead, 'chatId' | 'unreadCount'>): void
  /** A chat was closed: for a coach it is none of the list any more. */
  closed(): void
}

export function useChatNews(me: Me): ChatNews {
  const client = useQueryClient()
  return {
    message: (news) => tellMessage(client, me, news),
    added: (news) => tellAdded(client, me, news),
    changed: ({ chatId, unreadCount }) => {
      changeListed(client, me, chatId, () => ({ unreadCount }))
      // The list shows another message where the newest was taken back.
      void client.invalidateQueries({ queryKey: listKey(me) })
      refreshUnread(client, me)
    },
    read: ({ chatId, unreadCount }) => {
      changeListed(client, me, chatId, () => ({ unreadCount }))
      refreshUnread(client, me)
    },
    closed: () => void client.invalidateQueries({ queryKey: chatKey(me) }),
  }
}

function tellMessage(client: QueryClient, me: Me, news: NewMessage): void {
  const { chatId, message, unreadCount } = news
  changeListed(client, me, chatId, () => ({ unreadCount }))
  tellAdded(client, me, news)
  if (message.senderType === otherSide(sideOf(me))) refreshUnread(client, me)
}

/** Shows a message as the latest of its chat in the list, unless the list has a later one. */
function tellAdded(
  client: QueryClient,
  me: Me,
  { chatId, message }: Pick<NewMessage, 'chatId' | 'message'>,
): void {
  const { content, createdAt: timestamp, senderType, messageType, seq: lastSeq } = message
  const known = changeListed(client, me, chatId, (chat) =>
    lastSeq < chat.lastSeq ? {} : { lastSeq, lastMessage: { content, timestamp, senderType, messageType } },
  )
  if (!known) void client.invalidateQueries({ queryKey: listKey(me) })
}

function changeListed(
  client: QueryClient,
  me: Me,
  chatId: string,
  change: (chat: Chat) => Partial<Chat>,
): boolean {
  let known = false
  client.setQueryData<Chats>(listKey(me), (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            chats: page.chats.map((chat) => {
              if (chat._id !== chatId) return chat
              known = true
              return { ...chat, ...change(chat) }
            }),
          })),
        }
      : data,
  )
  return known
}

function refreshUnread(client: QueryClient, me: Me): void {
  void client.invalidateQueries({ queryKey: [...chatKey(me), 'unread'] })
}

/** Reads the bytes of a displayed picture; fetches no other files. */
export function usePictureOf(me: Me, chatId: string, file: ChatAttachment) {
  const address = addressOfFile(chatId, file)
  return useQuery({
    queryKey: [...chatKey(me), 'picture', address],
    queryFn: ({ signal }) => fetchFile(me.area, address ?? '', pictureType(file), signal),
    enabled: address !== undefined && isPicture(file),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Reads a file to save, with a type no browser opens. */
export function readChatFile(me: Me, address: string): Promise<Blob> {
  return fetchFile(me.area, address, 'application/octet-stream')
}
