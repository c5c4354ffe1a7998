import { sessionOf } from '../../../api/areas'
import type { Me } from '../me'

/** Unsent texts while the page is open: never in browser storage, and cleared on sign-out. */
const drafts = new Map<string, string>()
const followed = new Set<Me['area']>()

const keyOf = ({ area, userId }: Me, chatId: string) => `${area} ${userId} ${chatId}`

export const draftOf = (me: Me, chatId: string): string => drafts.get(keyOf(me, chatId)) ?? ''

export function keepDraft(me: Me, chatId: string, text: string): void {
  if (text) drafts.set(keyOf(me, chatId), text)
  else drafts.delete(keyOf(me, chatId))
  if (followed.has(me.area)) return
  followed.add(me.area)
  const session = sessionOf(me.area)
  session.follow(() => {
    if (!session.current().user) drafts.clear()
  })
}
