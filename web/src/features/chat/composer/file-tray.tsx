import { CHAT_FILES_MAX } from 'contract/chat/rules'
import { useEffect, useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { PlateArc } from '../../../ui/plate-arc'
import { chatWords } from '../words/chat-words'
import { isPicture, kilobytes, shortName } from './attachments'
import type { ChosenFile } from './use-files'

interface Props {
  files: readonly ChosenFile[]
  /** The share that has left, 0 to 1, while they are sent. */
  progress: number | null
  onRemove: (id: string) => void
  onCancel: () => void
}

/** The files that go with the message: how many, which, and how far they have come. */
export function FileTray({ files, progress, onRemove, onCancel }: Props) {
  const t = useT(chatWords)
  const { tag } = useLocale()
  return (
    <div className="grid gap-2 pb-2">
      <div className="flex min-h-(--control-sm) items-center justify-between gap-3 text-sm">
        <span role="status" className="text-ink-soft tabular-nums">
          {t('chat.compose.files', { n: files.length, max: CHAT_FILES_MAX })}
        </span>
        {progress === null ? null : <Sending progress={progress} onCancel={onCancel} />}
      </div>
      <ul aria-label={t('chat.compose.chosen')} className="flex flex-wrap gap-2">
        {files.map(({ id, file }) => (
          <li
            key={id}
            className="flex max-w-full animate-appear items-center gap-2 rounded-field border border-hairline bg-raised py-1 ps-1 pe-0.5"
          >
            <Look file={file} />
            <span className="grid min-w-0 leading-tight" title={file.name}>
              <bdi className="max-w-full justify-self-start truncate font-medium text-sm">
                {shortName(file.name)}
              </bdi>
              <span className="text-ink-soft text-xs tabular-nums">
                <bdi>{t('chat.file.size', { n: kilobytes(file.size, tag) })}</bdi>
              </span>
            </span>
            <Button
              kind="quiet"
              size="sm"
              iconOnly
              disabled={progress !== null}
              aria-label={t('chat.compose.remove', { name: file.name })}
              onClick={() => onRemove(id)}
            >
              <AnyIcon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sending({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const t = useT(chatWords)
  const percent = Math.floor(progress * 100)
  return (
    <span className="flex items-center gap-2">
      <span
        role="progressbar"
        aria-label={t('chat.compose.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="flex items-center gap-2 tabular-nums"
      >
        <PlateArc size={22} stroke={3.5} value={progress} />
        {t('chat.compose.percent', { n: percent })}
      </span>
      <Button kind="quiet" size="sm" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </span>
  )
}

/** A small look at a picture, or the sheet of any other file. */
function Look({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isPicture({ mimeType: file.type })) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-clip rounded-field bg-sunken text-ink-soft">
      {address ? (
        <img src={address} alt="" className="size-full object-cover" onError={() => setAddress(undefined)} />
      ) : (
        <AnyIcon name="file" size={18} />
      )}
    </span>
  )
}
