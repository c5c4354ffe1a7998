import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { chatWords } from '../words/chat-words'
import { Mark, type MarkName } from './marks'

export type SendState = 'waiting' | 'sending' | 'sent' | 'read' | 'failed'

const looks: Record<SendState, { mark: MarkName; ink?: string }> = {
  waiting: { mark: 'clock' },
  sending: { mark: 'clock' },
  sent: { mark: 'check' },
  read: { mark: 'checks', ink: 'text-pine' },
  failed: { mark: 'failed', ink: 'text-pomegranate' },
}

/** Delivery state of a message as an icon, with text or a screen-reader label. */
export function MessageState({ is, quiet }: { is: SendState; quiet?: boolean }) {
  const t = useT(chatWords)
  const { mark, ink } = looks[is]
  return (
    <span className="inline-flex items-center gap-1" data-state={is}>
      <Mark name={mark} className={ink} />
      <span className={cx(quiet && 'sr-only', ink)}>{t(`chat.state.${is}`)}</span>
    </span>
  )
}
