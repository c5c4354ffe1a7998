import { type RefObject, useEffect, useId } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Mark } from '../conversation/marks'
import type { Me } from '../me'
import type { Room } from '../room/room'
import { chatWords } from '../words/chat-words'
import { FileTray } from './file-tray'
import { FieldHint, MessageField } from './message-field'
import { StorageLine } from './storage-line'
import { Tools } from './tools'
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
  // A dialog gives the focus back to its button first.
  const focusField = () => requestAnimationFrame(() => field.current?.focus())
  return (
    <div className="border-hairline border-t bg-paper p-3 sm:px-4">
      {files.chosen.length > 0 && !locked ? (
        <FileTray files={files.chosen} progress={progress} onRemove={files.remove} onCancel={cancel} />
      ) : null}
      <div className="flex items-end gap-2">
        {locked ? null : (
          <Tools
            me={props.me}
            chatId={props.chatId}
            files={files}
            text={text}
            disabled={sending}
            onReply={(reply) => {
              write(text.trim() ? `${text.trimEnd()}\n${reply}` : reply)
              focusField()
            }}
            onCardSent={() => {
              write('')
              focusField()
            }}
          />
        )}
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
            className="shrink-0"
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
