import { lazy } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { DialogButton } from '../composer/dialog-button'
import { Mark } from '../conversation/marks'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'

const RepliesDialog = lazy(deferred(() => import('./replies-dialog')))

interface Props {
  me: Me
  chatId: string
  disabled: boolean
  onChoose: (text: string) => void
}

/** Button of a coach that puts a saved reply into the message. */
export function RepliesButton({ disabled, onChoose, ...of }: Props) {
  const t = useT(chatWords)
  return (
    <DialogButton
      label={t('chat.compose.replies')}
      icon={<Mark name="reply" size={22} />}
      disabled={disabled}
      dialog={(close) => (
        <RepliesDialog
          {...of}
          onClose={close}
          onChoose={(text) => {
            close()
            onChoose(text)
          }}
        />
      )}
    />
  )
}
