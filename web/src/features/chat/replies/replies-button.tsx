import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { Button } from '../../../ui/button'
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
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('chat.compose.replies')}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Mark name="reply" size={22} />
      </Button>
      {isOpen ? (
        <Suspense>
          <RepliesDialog
            {...of}
            onClose={close}
            onChoose={(text) => {
              close()
              onChoose(text)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
