import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Drawing } from '../../../ui/drawing'
import { Spinner } from '../../../ui/spinner'
import { chatWords } from '../words/chat-words'
import { MessageList } from './message-list'

/** The messages, or why there are none. What could not be loaded is said in its place, and never as an alert. */
export function MessageArea(props: ComponentProps<typeof MessageList>) {
  const t = useT(chatWords)
  const { state, room } = props
  if (state.page === 'gone')
    return (
      <Nothing
        title={t('chat.messages.gone')}
        text={t(props.me.area === 'coach' ? 'chat.messages.goneCoach' : 'chat.messages.goneText')}
      />
    )
  if (state.messages.length + state.outgoing.length > 0) return <MessageList {...props} />
  if (state.page === 'loading')
    return (
      <p
        role="status"
        aria-busy="true"
        className="flex min-h-0 flex-1 items-center justify-center gap-3 text-ink-soft"
      >
        <Spinner />
        {t('chat.messages.loading')}
      </p>
    )
  if (state.page === 'failed')
    return (
      <Nothing title={t('chat.messages.failed')}>
        <Button kind="secondary" onClick={room.reload}>
          {t('common.tryAgain')}
        </Button>
      </Nothing>
    )
  return <Nothing title={t('chat.messages.empty')} text={t('chat.messages.emptyText')} />
}

function Nothing({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-3 overflow-y-auto p-6 text-center">
      <Drawing name="bubble" className="w-28 text-ink-soft" />
      <p className="font-bold">{title}</p>
      {text ? <p className="text-ink-soft text-sm">{text}</p> : null}
      {children}
    </div>
  )
}
