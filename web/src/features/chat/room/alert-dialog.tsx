import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { chatWords } from '../words/chat-words'

interface Props {
  /** What is told; nothing is open without it. */
  text: string | null
  onClose: () => void
}

/** What the specification shows as an alert. The browser's own would stop the page, and with it the connection. */
export function AlertDialog({ text, onClose }: Props) {
  const t = useT(chatWords)
  return (
    <Dialog alert open={text !== null} title={t('chat.alert.title')} onClose={onClose}>
      <DialogBody>
        <p className="whitespace-pre-line">{text}</p>
      </DialogBody>
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {t('chat.alert.close')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
