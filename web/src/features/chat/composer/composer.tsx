import { CHAT_ACCEPT } from 'contract/chat/rules'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { CardButton } from '../cards/card-button'
import { Mark } from '../conversation/marks'
import type { Me } from '../me'
import { RepliesButton } from '../replies/replies-button'
import type { Room } from '../room/room'
import { chatWords } from '../words/chat-words'
import { FileTray } from './file-tray'
import { FieldHint, MessageField } from './message-field'
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
  /** True for a closed chat: an unsent text can be read and copied only. */
  locked: boolean
}

const nothing = () => undefined

/** Form for a message: text of several lines, files, send button. */
export function Composer({ field, locked, ...props }: Props) {
  const t = useT(chatWords, errorWords)
  const { files } = props
  const { text, write, sending, progress, mayTry, send, cancel } = useComposer(props)
  const hint = useId()
  useEffect(() => {
    // A button that was pressed and is now disabled would lose the focus to nowhere.
    if (!sending && document.activeElement === document.body && field.current?.dataset.used)
      field.current.focus()
  }, [sending, field])
  if (locked && !text.trim()) return null
  return (
    <div className="border-hairline border-t bg-paper p-3 sm:px-4">
      {files.chosen.length > 0 && !locked ? (
        <FileTray files={files.chosen} progress={progress} onRemove={files.remove} onCancel={cancel} />
      ) : null}
      <div className="flex items-end gap-2">
        {locked ? null : <AttachButton files={files} disabled={sending} />}
        {props.me.area === 'coach' && !locked ? (
          <RepliesButton
            me={props.me}
            chatId={props.chatId}
            disabled={sending}
            onChoose={(reply) => {
              write(text.trim() ? `${text.trimEnd()}\n${reply}` : reply)
              // The dialog gives the focus back to its button first.
              requestAnimationFrame(() => field.current?.focus())
            }}
          />
        ) : null}
        {props.me.area === 'coach' && !locked ? (
          <CardButton
            me={props.me}
            chatId={props.chatId}
            text={text}
            disabled={sending}
            onSent={() => {
              write('')
              requestAnimationFrame(() => field.current?.focus())
            }}
          />
        ) : null}
        <MessageField
          ref={field}
          text={text}
          sending={sending || locked}
          hint={hint}
          onText={write}
          onSend={locked ? nothing : send}
          onFiles={locked ? undefined : files.add}
          onBlur={props.room.stoppedTyping}
        />
        {locked ? null : (
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
        )}
      </div>
      <FieldHint id={hint} locked={locked}>
        {t('chat.compose.hint')}
      </FieldHint>
      {locked ? null : <StorageLine me={props.me} />}
    </div>
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
