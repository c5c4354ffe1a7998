import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/toast'
import { totpWords } from './words/totp-words'

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT(totpWords)
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('totp.copied')),
      () => toast(t('totp.notCopied')),
    )
  return (
    <Button kind="secondary" size="sm" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
