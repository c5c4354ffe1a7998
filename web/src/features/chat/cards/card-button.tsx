import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { deferred } from '../../../i18n/lazy-words'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
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
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('chat.compose.about')}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <AnyIcon name="list" size={22} />
      </Button>
      {isOpen ? (
        <Suspense>
          <CardDialog
            {...of}
            onClose={close}
            onSent={() => {
              close()
              onSent()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
