import { lazy } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { AnyIcon } from '../../../ui/any-icon'
import { DialogButton } from '../composer/dialog-button'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'

const CardDialog = lazy(deferred(() => import('./card-dialog')))

interface Props {
  me: Me
  chatId: string
  /** Text of the message field, which is sent with the card. */
  text: string
  disabled: boolean
  onSent: () => void
}

/** Button of a coach that sends a message about an exercise, a meal or a test of the athlete. */
export function CardButton({ disabled, onSent, ...of }: Props) {
  const t = useT(chatWords)
  return (
    <DialogButton
      label={t('chat.compose.about')}
      icon={<AnyIcon name="list" size={22} />}
      disabled={disabled}
      dialog={(close) => (
        <CardDialog
          {...of}
          onClose={close}
          onSent={() => {
            close()
            onSent()
          }}
        />
      )}
    />
  )
}
