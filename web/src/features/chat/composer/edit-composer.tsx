import type { Message } from 'contract/chat/calls'
import { FILE_SHARED, messageProblem } from 'contract/chat/rules'
import { useEffect, useId, useRef, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useUnloadGuard } from '../../../ui/use-unload-guard'
import { Mark } from '../conversation/marks'
import type { Room } from '../room/room'
import { chatWords } from '../words/chat-words'
import { FieldHint, MessageField } from './message-field'

interface Props {
  message: Message
  room: Room
  say: (text: string) => void
  /** True for a closed chat: the new text can be read and copied only. */
  locked: boolean
  /** The edit was saved or left. */
  onDone: () => void
}

/** Form for the new text of a message: Enter saves, Escape leaves it as it was. Another message needs another `key`. */
export function EditComposer({ message, room, say, locked, onDone }: Props) {
  const t = useT(chatWords, errorWords)
  const before = message.content === FILE_SHARED ? '' : message.content
  const [text, setText] = useState(before)
  const [saving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  const problem = messageProblem(text, message.attachments.length)
  useUnloadGuard(text !== before)
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  async function save(): Promise<void> {
    if (saving || locked || problem === 'chat.message_empty') return
    if (text.trim() === before) return onDone()
    if (problem) return say(t('chat.change.failed', { reason: t.error(problem) }))
    setSaving(true)
    try {
      await room.edit(message._id, text.trim())
      onDone()
    } catch (error) {
      const reason = errorText(t, error, t('chat.alert.unknown'))
      say(t('chat.change.failed', { reason }))
      setSaving(false)
    }
  }

  return (
    <section aria-label={t('chat.change.editing')} className="border-hairline border-t bg-paper p-3 sm:px-4">
      <div className="flex items-center justify-between gap-2 pb-1 font-semibold text-sm">
        {t('chat.change.editing')}
        <Button kind="quiet" size="sm" disabled={saving} onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
      <div className="flex items-end gap-2">
        <MessageField
          ref={field}
          label={t('chat.change.editing')}
          text={text}
          sending={saving || locked}
          hint={hint}
          onText={setText}
          onSend={() => void save()}
          onEscape={saving || locked ? undefined : onDone}
        />
        {locked ? null : (
          <Button
            iconOnly
            className="shrink-0"
            aria-label={t('chat.change.save')}
            aria-busy={saving || undefined}
            disabled={saving || problem === 'chat.message_empty'}
            onClick={() => void save()}
          >
            <Mark name="check" size={20} />
          </Button>
        )}
      </div>
      <FieldHint id={hint} locked={locked}>
        {t('chat.change.hint')}
      </FieldHint>
    </section>
  )
}
