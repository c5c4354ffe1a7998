import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { chatWords } from '../words/chat-words'

interface Props {
  /** Text of the alert; null closes it. */
  text: string | null
  onClose: () => void
}

/** Specified alert as a dialog: the browser's own would block the page and its connection. */
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
