import type { FoundMessage, searchMessages as SearchMessages } from 'contract/chat/calls'
import { FOUND_MAX } from 'contract/chat/rules'
import type { Received } from 'contract/endpoint'
import { clampPage, type Page } from 'contract/page'
import { searchForm } from 'contract/text'
import type { Deps } from '../../deps'
import { planAnew } from '../../kernel/db/plan-anew'
import { transaction } from '../../kernel/db/transaction'
import * as sql from './search.sql'
import { snippetOf } from './snippet'

/** Words of a search that count; further ones are left out. */
const WORDS_MAX = 6

/** A page of the caller's messages that have all the words, the newest first. */
export async function searchMessages(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { q, as: side, ...page }: Received<typeof SearchMessages>['query'],
): Promise<Page<FoundMessage>> {
  const words = [...new Set(searchForm(q).split(' ').filter(Boolean))].slice(0, WORDS_MAX)
  const hits = words.length > 0 ? await findHits({ db }, { accountId, side }, words) : []
  const { position, slice } = clampPage(page, hits.length)
  const rows = await sql.listFound(db, accountId, hits.slice(slice.offset, slice.offset + slice.limit))
  const items = rows.map(({ content, ...found }) => ({ ...found, snippet: snippetOf(content, words) }))
  return { items, total: hits.length, ...position }
}

/** The words are planned anew for each search: rare ones are looked for in the index of all words, others in the chats. */
function findHits(
  { db }: Pick<Deps, 'db'>,
  who: Parameters<typeof sql.listMyChatIds>[1],
  words: readonly string[],
): Promise<sql.Hit[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return transaction(db, async (tx) => {
    const chatIds = await sql.listMyChatIds(tx, who)
    if (chatIds.length === 0) return []
    const [, hits] = await Promise.all([
      planAnew(tx),
      sql.findHits(tx, { chatIds, patterns, max: FOUND_MAX }),
    ])
    return hits
  })
}
