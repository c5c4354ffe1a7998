import { CHAT_ID_MIN, messageProblem } from 'contract/chat/rules'
import { useRef, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnloadGuard } from '../../../ui/use-unload-guard'
import type { Me } from '../me'
import { newId } from '../room/outgoing'
import type { Room } from '../room/room'
import type { RoomState } from '../room/room-state'
import { chatWords } from '../words/chat-words'
import { draftOf, keepDraft } from './drafts'
import { useRefreshChatStorage } from './storage.api'
import type { ChosenFile, Files } from './use-files'

interface Options {
  me: Me
  chatId: string
  room: Room
  files: Files
  /** Shows an alert. */
  say: (text: string) => void
}

/** A message with files that was not confirmed keeps its id for the next attempt, as long as it stays the same. */
interface Attempt {
  id: string
  text: string
  files: readonly ChosenFile[]
}

/** Manages text and sending: one message at a time; the field is cleared once the text is safe. */
export function useComposer({ me, chatId, room, files, say }: Options) {
  const t = useT(chatWords, errorWords)
  const [text, setText] = useState(() => draftOf(me, chatId))
  const [sending, setSending] = useState(false)
  const upload = useUpload(room)
  const refreshStorage = useRefreshChatStorage(me)
  // A second press comes before the first one is drawn.
  const busy = useRef(false)

  const write = (next: string) => {
    setText(next)
    keepDraft(me, chatId, next)
    if (next.trim()) room.typed()
    else room.stoppedTyping()
  }

  async function sendText(): Promise<void> {
    if (!mayWait(room.current())) {
      room.reconnect()
      return say(t('chat.alert.notConnected'))
    }
    const outcome = await room.send(text.trim())
    if (outcome.is === 'refused') {
      const reason = errorText(t, outcome.error, t('chat.alert.unknown'))
      return say(t('chat.alert.textFailed', { reason }))
    }
    if (outcome.is === 'broken') return say(t('chat.alert.sendError'))
    write('')
  }

  async function sendFiles(): Promise<void> {
    const outcome = await upload.send(text, files.chosen)
    if (outcome.is === 'stopped') return
    refreshStorage()
    if (outcome.is === 'refused') {
      const reason = errorText(t, outcome.error, t('chat.alert.unknown'), t('common.error.network'))
      return say(t('chat.alert.fileFailed', { reason }))
    }
    write('')
    files.clear()
  }

  async function send(): Promise<void> {
    const problem = messageProblem(text, files.chosen.length)
    if (busy.current || problem === 'chat.message_empty') return
    if (chatId.length < CHAT_ID_MIN) return say(t('chat.alert.badId'))
    if (problem) return say(t('chat.alert.textFailed', { reason: t.error(problem) }))
    busy.current = true
    setSending(true)
    try {
      await (files.chosen.length > 0 ? sendFiles() : sendText())
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    text,
    write,
    sending,
    progress: upload.progress,
    mayTry: !sending && messageProblem(text, files.chosen.length) !== 'chat.message_empty',
    send: () => void send(),
    cancel: upload.stop,
  }
}

type Uploaded = { is: 'sent' } | { is: 'stopped' } | { is: 'refused'; error: unknown }

/** Sends a message with its files; `progress` is the share that has left, or null. */
function useUpload(room: Room) {
  const [progress, setProgress] = useState<number | null>(null)
  const attempt = useRef<Attempt | null>(null)
  const control = useRef<AbortController | null>(null)
  // Files are not kept over a reload.
  useUnloadGuard(progress !== null)

  async function send(text: string, files: readonly ChosenFile[]): Promise<Uploaded> {
    const same = attempt.current?.text === text && attempt.current.files === files
    if (!same) attempt.current = { id: newId(), text, files }
    const id = attempt.current?.id ?? newId()
    control.current = new AbortController()
    const { signal } = control.current
    setProgress(0)
    try {
      const message = { id, content: text, files: files.map(({ file }) => file) }
      await room.sendFiles(message, {
        signal,
        onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0),
      })
      attempt.current = null
      return { is: 'sent' }
    } catch (error) {
      return signal.aborted ? { is: 'stopped' } : { is: 'refused', error }
    } finally {
      setProgress(null)
    }
  }
  return { progress, send, stop: () => control.current?.abort() }
}

/** Returns true if a text may be queued: while connected, connecting for the first time, or reconnecting. */
function mayWait({ line, stood }: RoomState): boolean {
  return line === 'connected' || line === 'connecting' || (line === 'reconnecting' && stood)
}
