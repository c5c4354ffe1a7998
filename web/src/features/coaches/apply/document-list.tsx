import { useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { useToast } from '../../../ui/toast'
import type { Chosen } from './documents'
import { useFileSize } from './file-size'
import { Thumb } from './thumb'
import { applyWords } from './words/apply-words'

/** The files that will be sent; a removal can be taken back for a while. */
export function DocumentList(props: {
  documents: readonly Chosen[]
  onRemove: (document: Chosen) => void
  /** Back to this place. */
  onRestore: (document: Chosen, index: number) => void
  /** Takes the focus when no file is left. */
  onEmpty: () => void
}) {
  const t = useT(applyWords)
  const toast = useToast()
  const size = useFileSize()
  const list = useRef<HTMLUListElement>(null)
  const { documents, onRemove, onRestore, onEmpty } = props

  const remove = (document: Chosen, index: number) => {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else onEmpty()
    onRemove(document)
    toast(t('apply.documents.removed', { file: isolated(document.file.name) }), {
      action: { label: t('apply.documents.undo'), run: () => onRestore(document, index) },
    })
  }

  return (
    <ul ref={list} aria-label={t('apply.documents.list')} className="grid">
      {documents.map((document, index) => (
        <li
          key={document.id}
          className="flex animate-appear items-center gap-3.5 border-hairline border-b py-2.5 last:border-b-0"
        >
          <Thumb file={document.file} />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere line-clamp-2 font-medium leading-snug">
              <bdi>{document.file.name}</bdi>
            </p>
            <p className="text-ink-soft text-sm tabular-nums">{size(document.file.size)}</p>
          </div>
          <Button
            kind="quiet"
            iconOnly
            aria-label={t('apply.documents.remove', { file: document.file.name })}
            onClick={() => remove(document, index)}
          >
            <Icon name="trash" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
