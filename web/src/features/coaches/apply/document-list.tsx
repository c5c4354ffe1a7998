import { useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { FileRow } from '../../../ui/file-row'
import { Icon } from '../../../ui/icon'
import { useToast } from '../../../ui/toast'
import { type Chosen, isPicture } from './documents'
import { applyWords } from './words/apply-words'

/** Selected files; a removal can be undone from its toast. */
export function DocumentList(props: {
  documents: readonly Chosen[]
  onRemove: (document: Chosen) => void
  /** Restores the document at this index. */
  onRestore: (document: Chosen, index: number) => void
  /** Called when the last file is removed, to move the focus. */
  onEmpty: () => void
}) {
  const t = useT(applyWords)
  const toast = useToast()
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
        <li key={document.id} className="border-hairline border-b last:border-b-0">
          <FileRow
            name={document.file.name}
            size={document.file.size}
            picture={isPicture(document.file) ? document.file : undefined}
          >
            <Button
              kind="quiet"
              iconOnly
              aria-label={t('apply.documents.remove', { file: document.file.name })}
              onClick={() => remove(document, index)}
            >
              <Icon name="trash" />
            </Button>
          </FileRow>
        </li>
      ))}
    </ul>
  )
}
