import { serverEvents } from 'contract/chat/events'
import type { Deps } from '../../deps'
import type { Realtime } from '../../kernel/realtime/events'
import type { ChatEmitter } from './chat-emitter'
import { createCoverEnds } from './cover-ends'
import { type FollowedChat, rewind } from './followed-chat'
import { type ChatNews, findNews, listStates, markOf } from './news.sql'
import type { Presence } from './presence'
import {
  allRooms,
  chatRoom,
  coachIds,
  memberRooms,
  openRoom,
  presenceRoom,
  userRoom,
  type Who,
} from './rooms'

/** Looks from one question about presence to the next: two seconds. */
const PRESENCE_EVERY = 5

export interface ChatLooks {
  /** Emits what happens from now on in all chats of an account, whose socket has joined the room of this side. */
  followAll(who: Who): Promise<void>
  /** A colleague who covers for the coach has joined a chat. */
  coverJoined(chatId: string, accountId: string): void
  look(): Promise<void>
  /** Reads these followed chats only, and emits what changed in them. */
  lookAt(chatIds: readonly string[]): Promise<void>
}

/** Creates the regular questions of this node about the chats of its sockets (decision 064). */
export function createChatLooks(
  { db }: Pick<Deps, 'db'>,
  realtime: Realtime,
  emitter: ChatEmitter,
  presence: Presence,
): ChatLooks {
  /** Accounts and sides whose chats were read, by room. */
  const followedAccounts = new Map<string, Who>()
  const coverEnds = createCoverEnds({ db }, realtime)
  let looks = 0
  const isHeard = (followed: FollowedChat) => allRooms(followed.id, followed).some(realtime.isOccupied)

  function forgetUnheard(): void {
    for (const room of followedAccounts.keys()) if (!realtime.isOccupied(room)) followedAccounts.delete(room)
    for (const followed of emitter.chats.values()) if (!isHeard(followed)) emitter.forget(followed.id)
  }

  async function lookAtChats(): Promise<void> {
    const all = [...followedAccounts.values()]
    const idsOf = (side: Who['side']) => all.filter((who) => who.side === side).map((who) => who.accountId)
    const [users, coaches] = [idsOf('user'), idsOf('coach')]
    if (users.length + coaches.length + emitter.chats.size === 0) return
    const known = new Map(
      [...emitter.chats.values()].map((followed) => [
        followed.id,
        { mark: markOf(followed), isJoined: realtime.isOccupied(openRoom(followed.id)) },
      ]),
    )
    for (const news of await findNews(db, { users, coaches, known })) {
      const before = known.get(news.id)
      if (news.coachId === null && before?.isJoined) close(news)
      take(news, before?.mark)
    }
  }

  async function lookAt(chatIds: readonly string[]): Promise<void> {
    const known = new Map<string, { mark: number; isJoined: boolean }>()
    for (const id of chatIds) {
      const followed = emitter.chats.get(id)
      // The statement reads joined chats by their id, others by their account only.
      if (followed) known.set(id, { mark: markOf(followed), isJoined: true })
    }
    if (known.size === 0) return
    for (const news of await findNews(db, { users: [], coaches: [], known }))
      take(news, known.get(news.id)?.mark)
  }

  function take(news: ChatNews, mark: number | undefined): void {
    const known = emitter.chats.get(news.id)
    // It was followed or changed here while the question was on its way: the next look asks again.
    if ((known && markOf(known) !== mark) || emitter.isWriting(news.id)) return
    // Emits a new chat from its first message, and a reopened one from now on.
    const followed = known ?? emitter.begin(news.isNew ? { ...news, lastSeq: 0, readSeq: NONE_READ } : news)
    followed.accountId = news.accountId
    followed.coachId = news.coachId
    followed.colleagueIds = news.colleagueIds
    if (news.rev < followed.rev) followed.rev = news.rev
    if (news.lastSeq < followed.lastSeq) rewind(followed, news)
    for (const side of ['coach', 'user'] as const) emitter.emitRead(news.id, side, news)
    emitter.catchUp(followed, news.lastSeq)
    emitter.emitChanges(followed.id, news.rev, followed)
  }

  function close({ id, formerId }: ChatNews): void {
    const room = openRoom(id)
    realtime.emit(serverEvents.chatClosed, { chatId: id }, { rooms: [room] })
    realtime.empty(room)
    if (formerId !== null) realtime.empty(chatRoom(id, formerId))
    coverEnds.leave(id)
  }

  return {
    async followAll(who) {
      const room = userRoom(who.side, who.accountId)
      if (followedAccounts.has(room)) return
      for (const state of await listStates(db, who)) emitter.begin(state)
      followedAccounts.set(room, who)
    },
    coverJoined: coverEnds.joined,
    async look() {
      forgetUnheard()
      emitter.turn()
      await lookAtChats()
      await coverEnds.look()
      looks += 1
      if (looks % PRESENCE_EVERY === 0) await presence.look(listWatched(emitter, realtime))
    },
    lookAt,
  }
}

const NONE_READ = { coach: 0, user: 0 }

/** Returns the presence rooms of the other members of all chats that sockets of this node receive. */
function listWatched(emitter: ChatEmitter, realtime: Realtime): Set<string> {
  const watched = new Set<string>()
  for (const followed of emitter.chats.values()) {
    const { id, accountId, coachId } = followed
    if (coachId === null) continue
    if (memberRooms(id, 'user', accountId).some(realtime.isOccupied))
      watched.add(presenceRoom('coach', coachId))
    const coaches = coachIds(followed).flatMap((coach) => memberRooms(id, 'coach', coach))
    if (coaches.some(realtime.isOccupied)) watched.add(presenceRoom('user', accountId))
  }
  return watched
}
