import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'

export interface RemoveTexts {
  remove: string
  question: string
  removed: string
  notSaved: string
}

interface Props {
  texts: RemoveTexts
  onRemove: () => Promise<unknown>
  /** Called once it is removed. */
  onRemoved: () => void
}

/** Button that deletes an entry of the library after a question. */
export function RemoveEntry({ texts, onRemove, onRemoved }: Props) {
  const t = useT(errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const [asks, setAsks] = useState(false)
  const remove = () =>
    once('remove', async () => {
      setAsks(false)
      try {
        await onRemove()
        toast(texts.removed)
        onRemoved()
      } catch (error) {
        toast(errorText(t, error, texts.notSaved), { kind: 'alert' })
      }
    })
  return (
    <div className="px-5 pt-3">
      <Button kind="quiet" size="sm" tight onClick={() => setAsks(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.remove}
        text={texts.question}
        confirm={texts.remove}
        cancel={t('common.cancel')}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </div>
  )
}
