import type { ChatAttachment } from 'contract/chat/rules'
import { useEffect, useState } from 'react'
import { sessionOf } from '../../../api/areas'
import { useLocale, useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Spinner } from '../../../ui/spinner'
import { readChatFile, usePictureOf } from '../chat.api'
import { addressOfFile, isPicture, kilobytes, shortName } from '../composer/attachments'
import type { Me } from '../me'
import { chatWords } from '../words/chat-words'

interface Props {
  me: Me
  chatId: string
  file: ChatAttachment
  /** Shows an alert. */
  say: (text: string) => void
}

/** A file of a message: what it looks like, and a press saves it under its own name. */
export function AttachmentCard({ me, chatId, file, say }: Props) {
  const t = useT(chatWords)
  const { tag } = useLocale()
  const [busy, setBusy] = useState(false)
  const name = file.originalName || file.filename
  const download = async () => {
    if (busy) return
    if (!name && !file.fileUrl) return say(t('chat.alert.noAttachment'))
    if (!sessionOf(me.area).current().token) return say(t('chat.alert.noToken'))
    const address = addressOfFile(chatId, file)
    if (!address) return say(t('chat.alert.noFilename', { name }))
    setBusy(true)
    try {
      save(await readChatFile(me, address), name)
    } catch (error) {
      console.warn('Failed to download file', error)
      say(t('chat.alert.downloadFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid w-64 max-w-full gap-1.5">
      {isPicture(file) ? <Picture me={me} chatId={chatId} file={file} /> : null}
      <div className="relative flex min-h-11 w-full items-center gap-2.5 rounded-field border border-edge bg-raised ps-2.5 text-start text-ink transition-colors hover:border-ink">
        <AnyIcon name="file" size={20} className="text-ink-soft" />
        <span className="grid min-w-0 flex-1 py-1.5 leading-tight" title={name}>
          <bdi className="max-w-full justify-self-start truncate font-medium text-sm">{shortName(name)}</bdi>
          <span className="text-ink-soft text-xs tabular-nums">
            <bdi>{t('chat.file.size', { n: kilobytes(file.size, tag) })}</bdi>
          </span>
        </span>
        {/* The whole card takes the press; the name of the button says the whole name of the file. */}
        <button
          type="button"
          aria-label={t(busy ? 'chat.file.downloading' : 'chat.file.download', { name })}
          aria-busy={busy || undefined}
          onClick={() => void download()}
          className="grid size-11 shrink-0 place-items-center rounded-field before:absolute before:inset-0"
        >
          {busy ? <Spinner size={16} /> : <AnyIcon name="download" size={18} className="text-ink-soft" />}
        </button>
      </div>
    </div>
  )
}

/** A look at a picture; nothing where it cannot be shown, for the file itself stands below it. */
function Picture({ me, chatId, file }: Omit<Props, 'say'>) {
  const { data } = usePictureOf(me, chatId, file)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [data])
  return (
    // The placeholder has the picture's size, to avoid a layout shift.
    <div className="grid h-40 place-items-center overflow-clip rounded-field bg-sunken">
      {address ? (
        <img
          src={address}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setAddress(undefined)}
        />
      ) : (
        <AnyIcon name="file" size={28} className="text-ink-soft" />
      )}
    </div>
  )
}

/** Saves bytes under a name, as a link that carries a token could not. */
function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
