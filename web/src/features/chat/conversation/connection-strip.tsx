import type { LineState } from '../../../api/socket'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { Spinner } from '../../../ui/spinner'
import { chatWords } from '../words/chat-words'

/** Connection problem, with a button to reconnect. */
export function ConnectionStrip({ line, onReconnect }: { line: LineState; onReconnect: () => void }) {
  const t = useT(chatWords)
  const stopped = line === 'stopped'
  const words =
    line === 'reconnecting' && !navigator.onLine
      ? t('chat.line.offline')
      : line !== 'connected' && t(`chat.line.${line}`)
  return (
    <div role="status">
      {words ? (
        <div
          key={line}
          className={cx(
            'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-1.5 text-center text-sm',
            stopped ? 'bg-pomegranate-wash' : 'bg-saffron-wash',
            // Nothing that takes under a third of a second is worth a word.
            line === 'connecting' &&
              'animate-[appear_var(--dur-2)_var(--ease-out)_var(--dur-late)_backwards]',
          )}
        >
          <span className="inline-flex items-center gap-2 font-medium">
            {stopped ? <Icon name="alert" size={16} className="text-pomegranate" /> : <Spinner size={14} />}
            {words}
          </span>
          {stopped ? (
            <Button kind="secondary" size="sm" onClick={onReconnect}>
              {t('chat.line.reconnect')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
