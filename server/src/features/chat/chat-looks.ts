import { serverEvents } from 'contract/chat/events'
import type { Deps } from '../../deps'
import type { Realtime } from '../../kernel/realtime/events'
import { createCoverEnds } from './cover-ends'
import { type ChatNews, findNews, listStates, markOf } from './news.sql'
import type { Presence } from './presence'
import { allRooms, chatRoom, coachIds, memberRooms, openRoom, thereRoom, userRoom, type Who } from './rooms'
import type { Teller } from './teller'
import { goBack, type ToldChat } from './told-chat'

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
  teller: Teller,
  presence: Presence,
): ChatLooks {
  /** Accounts and sides whose chats were read, by room. */
  const followed = new Map<string, Who>()
  const coverEnds = createCoverEnds({ db }, realtime)
  let looks = 0
  const isHeard = (told: ToldChat) => allRooms(told.id, told).some(realtime.isOccupied)

  function forgetUnheard(): void {
    for (const room of followed.keys()) if (!realtime.isOccupied(room)) followed.delete(room)
    for (const told of teller.chats.values()) if (!isHeard(told)) teller.forget(told.id)
  }

  async function lookAtChats(): Promise<void> {
    const all = [...followed.values()]
    const idsOf = (side: Who['side']) => all.filter((who) => who.side === side).map((who) => who.accountId)
    const [users, coaches] = [idsOf('user'), idsOf('coach')]
    if (users.length + coaches.length + teller.chats.size === 0) return
    const known = new Map(
      [...teller.chats.values()].map((told) => [
        told.id,
        { mark: markOf(told), isJoined: realtime.isOccupied(openRoom(told.id)) },
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
      const told = teller.chats.get(id)
      // The statement reads joined chats by their id, others by their account only.
      if (told) known.set(id, { mark: markOf(told), isJoined: true })
    }
    if (known.size === 0) return
    for (const news of await findNews(db, { users: [], coaches: [], known }))
      take(news, known.get(news.id)?.mark)
  }

  function take(news: ChatNews, mark: number | undefined): void {
    const known = teller.chats.get(news.id)
    // It was followed or changed here while the question was on its way: the next look asks again.
    if ((known && markOf(known) !== mark) || teller.isWriting(news.id)) return
    // Emits a new chat from its first message, and a reopened one from now on.
    const told = known ?? teller.begin(news.isNew ? { ...news, lastSeq: 0, readSeq: NONE_READ } : news)
    told.accountId = news.accountId
    told.coachId = news.coachId
    told.colleagueIds = news.colleagueIds
    if (news.rev < told.rev) told.rev = news.rev
    if (news.lastSeq < told.lastSeq) goBack(told, news)
    for (const side of ['coach', 'user'] as const) teller.tellRead(news.id, side, news)
    teller.catchUp(told, news.lastSeq)
    teller.tellChanges(told.id, news.rev, told)
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
      if (followed.has(room)) return
      for (const state of await listStates(db, who)) teller.begin(state)
      followed.set(room, who)
    },
    coverJoined: coverEnds.joined,
    async look() {
      forgetUnheard()
      teller.turn()
      await lookAtChats()
      await coverEnds.look()
      looks += 1
      if (looks % PRESENCE_EVERY === 0) await presence.look(listWatched(teller, realtime))
    },
    lookAt,
  }
}

const NONE_READ = { coach: 0, user: 0 }

/** Returns the presence rooms of the other members of all chats that sockets of this node receive. */
function listWatched(teller: Teller, realtime: Realtime): Set<string> {
  const watched = new Set<string>()
  for (const told of teller.chats.values()) {
    const { id, accountId, coachId } = told
    if (coachId === null) continue
    if (memberRooms(id, 'user', accountId).some(realtime.isOccupied)) watched.add(thereRoom('coach', coachId))
    const coaches = coachIds(told).flatMap((coach) => memberRooms(id, 'coach', coach))
    if (coaches.some(realtime.isOccupied)) watched.add(thereRoom('user', accountId))
  }
  return watched
}
