import type { Message } from 'contract/chat/calls'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import type { Room } from '../room/room'
import { chatWords } from '../words/chat-words'
import type { MessageActs } from './message-menu'

/** Own message that is being edited, or about to be taken back, and what the reader decides about it. */
export function useChanges(room: Room, say: (text: string) => void, onRemoved: () => void) {
  const t = useT(chatWords, errorWords)
  const [editing, edit] = useState<Message | null>(null)
  const [leaving, takeBack] = useState<Message | null>(null)
  const [acts] = useState<MessageActs>({ edit, takeBack })

  async function confirm(): Promise<void> {
    if (!leaving) return
    takeBack(null)
    if (editing?._id === leaving._id) edit(null)
    try {
      await room.takeBack(leaving._id)
      onRemoved()
    } catch (error) {
      say(t('chat.change.failed', { reason: errorText(t, error, t('chat.alert.unknown')) }))
    }
  }
  return {
    acts,
    editing,
    stopEditing: () => edit(null),
    asks: leaving !== null,
    confirm: () => void confirm(),
    keep: () => takeBack(null),
  }
}
