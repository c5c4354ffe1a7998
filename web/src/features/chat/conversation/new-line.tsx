import { useT } from '../../../i18n/i18n'
import { chatWords } from '../words/chat-words'

/** Separator before the messages that were new when the conversation was opened. */
export function NewLine() {
  const t = useT(chatWords)
  return (
    <p className="flex items-center gap-3 pt-4 pb-1 font-semibold text-saffron-ink text-xs before:h-px before:flex-1 before:bg-saffron after:h-px after:flex-1 after:bg-saffron">
      {t('chat.messages.new')}
    </p>
  )
}
