import { CHAT_ACCEPT } from 'contract/chat/rules'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { inputLook } from '../../../ui/input-look'
import { Mark } from '../conversation/marks'
import type { Me } from '../me'
import type { Room } from '../room/room'
import { chatWords } from '../words/chat-words'
import { FileTray } from './file-tray'
import { StorageLine } from './storage-line'
import { useComposer } from './use-composer'
import type { Files } from './use-files'

interface Props {
  me: Me
  chatId: string
  room: Room
  files: Files
  field: RefObject<HTMLTextAreaElement | null>
  say: (text: string) => void
}

/** Form for a message: text of several lines, files, send button. */
export function Composer({ field, ...props }: Props) {
  const t = useT(chatWords, errorWords)
  const { files } = props
  const { text, write, sending, progress, mayTry, send, cancel } = useComposer(props)
  const hint = useId()
  useEffect(() => {
    // A button that was pressed and is now disabled would lose the focus to nowhere.
    if (!sending && document.activeElement === document.body && field.current?.dataset.used)
      field.current.focus()
  }, [sending, field])
  return (
    <div className="border-hairline border-t bg-paper p-3 sm:px-4">
      {files.chosen.length > 0 ? (
        <FileTray files={files.chosen} progress={progress} onRemove={files.remove} onCancel={cancel} />
      ) : null}
      <div className="flex items-end gap-2">
        <AttachButton files={files} disabled={sending} />
        <MessageField
          ref={field}
          text={text}
          sending={sending}
          hint={hint}
          onText={write}
          onSend={send}
          onFiles={files.add}
          onBlur={props.room.stoppedTyping}
        />
        <Button
          iconOnly
          aria-label={t('chat.compose.send')}
          disabled={!mayTry}
          aria-busy={sending || undefined}
          onClick={() => {
            if (field.current) field.current.dataset.used = 'true'
            send()
          }}
        >
          <Mark name="send" size={20} />
        </Button>
      </div>
      <p id={hint} className="pt-1 text-ink-soft text-xs pointer-coarse:sr-only">
        {t('chat.compose.hint')}
      </p>
      <StorageLine me={props.me} />
    </div>
  )
}

interface FieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  text: string
  sending: boolean
  /** The id of the line that tells the keys. */
  hint: string
  onText: (text: string) => void
  onSend: () => void
  onFiles: (files: Iterable<File>) => void
  onBlur: () => void
}

/** Enter sends, Shift and Enter begin a new line; files can be pasted. */
function MessageField({ ref, text, sending, hint, onText, onSend, onFiles, onBlur }: FieldProps) {
  const t = useT(chatWords)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the choice of a word where letters are composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
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
      aria-label={t('chat.compose.label')}
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
        'field-sizing-content max-h-40 min-h-(--control-md) resize-none py-2.5 leading-snug',
        sending && 'bg-sunken text-ink-soft',
      )}
    />
  )
}

function AttachButton({ files, disabled }: { files: Files; disabled: boolean }) {
  const t = useT(chatWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('chat.compose.attach')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Mark name="clip" size={22} />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={CHAT_ACCEPT}
        aria-label={t('chat.compose.attach')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // The same file can be chosen again after it was removed.
          target.value = ''
          if (chosen.length > 0) files.add(chosen)
        }}
      />
    </>
  )
}
