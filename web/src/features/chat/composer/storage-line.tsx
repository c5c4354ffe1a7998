import { CHAT_STORAGE_TOLD_FROM } from 'contract/chat/rules'
import { MB } from 'contract/units'
import { useT } from '../../../i18n/i18n'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'
import { useChatStorage } from './storage.api'

/** Shows how much room my files in chats take, once little is left. */
export function StorageLine({ me }: { me: Me }) {
  const t = useT(chatWords)
  const storage = useChatStorage(me)
  if (!storage || storage.used < storage.limit * CHAT_STORAGE_TOLD_FROM) return null
  const [used, limit] = [Math.ceil(storage.used / MB), storage.limit / MB]
  return <p className="pt-1 text-ink-soft text-xs">{t('chat.compose.storage', { used, limit })}</p>
}
