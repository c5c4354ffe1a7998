import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Spinner } from '../../../ui/spinner'
import type { RoomState } from '../room/room-state'
import { chatWords } from '../words/chat-words'

/** Start of the loaded messages: a button for older ones, or the beginning of the conversation. */
export function OlderMessages({ older, onLoad }: { older: RoomState['older']; onLoad: () => void }) {
  const t = useT(chatWords)
  if (older === 'none')
    return <p className="pt-6 pb-2 text-center text-ink-soft text-sm">{t('chat.messages.begin')}</p>
  return (
    <div className="grid justify-items-center gap-2 py-4 text-ink-soft text-sm">
      {older === 'failed' ? <p>{t('chat.messages.olderFailed')}</p> : null}
      {older === 'loading' ? (
        <p role="status" className="flex min-h-(--control-sm) items-center gap-2">
          <Spinner size={14} />
          {t('chat.messages.olderLoading')}
        </p>
      ) : (
        <Button kind="secondary" size="sm" onClick={onLoad}>
          {t(older === 'failed' ? 'common.tryAgain' : 'chat.messages.older')}
        </Button>
      )}
    </div>
  )
}
