import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { inputLook } from '../../../ui/input-look'
import { chatWords } from '../words/chat-words'

interface FieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  /** Accessible name, if it is not the field for a new message. */
  label?: string
  text: string
  sending: boolean
  /** The id of the line that tells the keys. */
  hint: string
  onText: (text: string) => void
  onSend: () => void
  onFiles?: ((files: Iterable<File>) => void) | undefined
  onBlur?: () => void
  onEscape?: (() => void) | undefined
}

/** Enter sends, Shift and Enter begin a new line; files can be pasted. */
export function MessageField({ ref, text, sending, hint, ...on }: FieldProps) {
  const { label, onText, onSend, onFiles, onBlur, onEscape } = on
  const t = useT(chatWords)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) return onEscape?.()
    // Enter also ends the choice of a word where letters are composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!onFiles || event.clipboardData.files.length === 0) return
    event.preventDefault()
    onFiles(event.clipboardData.files)
  }
  return (
    <textarea
      ref={ref}
      rows={1}
      // An empty field has the direction of the page, so that its placeholder does.
      dir={text ? 'auto' : undefined}
      value={text}
      aria-label={label ?? t('chat.compose.label')}
      aria-describedby={hint}
      placeholder={t('chat.compose.placeholder')}
      enterKeyHint="send"
      // Not `disabled`: that would take the focus, and with it the keyboard of a phone, at every message.
      readOnly={sending}
      aria-disabled={sending || undefined}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={onBlur}
      className={cx(
        inputLook(),
        'field-sizing-content max-h-40 min-h-(--control-md) min-w-0 resize-none py-2.5 leading-snug',
        sending && 'bg-sunken text-ink-soft',
      )}
    />
  )
}

/** The line below the field: the keys, or that the text of a closed chat was not sent. */
export function FieldHint({ id, locked, children }: { id: string; locked: boolean; children: ReactNode }) {
  const t = useT(chatWords)
  return (
    <p id={id} className={cx('pt-1 text-ink-soft text-xs', !locked && 'pointer-coarse:sr-only')}>
      {locked ? t('chat.compose.locked') : children}
    </p>
  )
}
