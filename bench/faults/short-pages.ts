// Compares open conversations with the stored messages.
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import type { ChatPage } from './chat-page'

const LOOK_EVERY = 20

/** Counts pages that differ from the stored messages, once none differs or `within` milliseconds are over. */
export async function shortPages(
  db: Pool,
  pages: readonly ChatPage[],
  within: number,
): Promise<{ short: number; ms: number }> {
  const began = performance.now()
  const stored = await db<{ chat: string; texts: string[] }[]>`
    select chat_id as chat, array_agg(content order by seq) as texts from chat_messages
    where chat_id = any(${pages.map(({ chatId }) => chatId)}) group by chat_id`
  const textsOf = new Map(stored.map(({ chat, texts }) => [chat, texts]))
  const isShort = (page: ChatPage) => {
    const texts = textsOf.get(page.chatId) ?? []
    return page.shown().size !== texts.length || texts.some((text, i) => page.shown().get(i + 1) !== text)
  }
  await until(() => !pages.some(isShort), began + within - performance.now())
  return { short: pages.filter(isShort).length, ms: Math.round(performance.now() - began) }
}

/** Waits until it is so, at most `within` milliseconds. */
export async function until(isSo: () => boolean, within: number): Promise<void> {
  const end = performance.now() + within
  while (!isSo() && performance.now() < end) await pause(LOOK_EVERY)
}
