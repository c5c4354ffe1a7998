import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { buttonClass } from '../../../ui/button-style'
import { cx } from '../../../ui/cx'
import { FieldError } from '../../../ui/field'
import { Icon } from '../../../ui/icon'
import { DocumentList } from './document-list'
import { ACCEPT, type Refusal } from './documents'
import { useProblemText, withFile } from './problem-text'
import { useDocuments } from './use-documents'

/** A place to drop files on, which is the browser's own file field; below it what was chosen. Named by its part. */
export function DocumentsField({ ids }: { ids: { title: string; hint: string } }) {
  const t = useT()
  const problemText = useProblemText()
  const { documents, problem, refusals, add, remove, restore } = useDocuments()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  useNoStrayDrop()

  const drag = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  const bad = problem || refusals.length > 0
  const troubles = cx(problem && `${ids.hint}-error`, refusals.length > 0 && `${ids.hint}-refused`)

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside takes keys and clicks */}
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={(event) =>
          event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
        }
        onDrop={drop}
        className={cx(
          'relative grid min-h-40 place-content-center justify-items-center gap-2.5 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-turquoise has-focus-visible:outline-offset-2',
          over
            ? 'border-pine bg-pine-wash'
            : bad
              ? 'border-pomegranate bg-raised'
              : 'border-edge bg-raised hover:border-ink',
        )}
      >
        <Icon name="upload" size={28} className={over ? 'text-pine' : 'text-ink-soft'} />
        <p aria-hidden="true" className="font-semibold pointer-coarse:hidden">
          {over ? t('apply.documents.release') : t('apply.documents.drop')}{' '}
          {over ? null : <span className="font-normal text-ink-soft">{t('apply.documents.or')}</span>}
        </p>
        <span aria-hidden="true" className={buttonClass({ kind: 'secondary' })}>
          {t('apply.documents.choose')}
        </span>
        <input
          ref={input}
          type="file"
          name="documents"
          multiple
          accept={ACCEPT}
          aria-labelledby={ids.title}
          aria-describedby={cx(ids.hint, troubles)}
          aria-invalid={bad ? true : undefined}
          className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // The same file can be chosen again after it was removed.
            event.target.value = ''
            if (files.length > 0) add(files)
          }}
        />
      </div>
      <div role="alert" id={`${ids.hint}-refused`} className="grid gap-2 empty:hidden">
        {refusals.map((refusal) => (
          <RefusalText key={`${refusal.code} ${refusal.files.join('/')}`} refusal={refusal} />
        ))}
      </div>
      {problem ? <FieldError id={`${ids.hint}-error`}>{problemText(problem)}</FieldError> : null}
      {documents.length > 0 ? (
        <DocumentList
          documents={documents}
          onRemove={remove}
          onRestore={restore}
          onEmpty={() => input.current?.focus()}
        />
      ) : null}
    </div>
  )
}

function RefusalText({ refusal }: { refusal: Refusal }) {
  const t = useT()
  const problemText = useProblemText()
  const { code, files } = refusal
  const [file = ''] = files
  if (code === 'empty' || code === 'twice')
    return <FieldError>{withFile((hole) => t(`apply.documents.${code}`, { file: hole }), file)}</FieldError>
  if (code !== 'coaches.too_many_files')
    return <FieldError>{problemText({ code, params: { file } })}</FieldError>
  return (
    <div className="grid gap-0.5">
      <FieldError>{problemText({ code })}</FieldError>
      <p className="ps-5.5 text-ink-soft text-sm">
        {t('apply.documents.notAdded')}:{' '}
        {[...new Set(files)].map((name, index) => (
          <span key={name}>
            {index > 0 ? ', ' : null}
            <bdi className="wrap-anywhere">{name}</bdi>
          </span>
        ))}
      </p>
    </div>
  )
}

/** A file that misses the field would open in place of the page, and take all that was written with it. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const stop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', stop)
    addEventListener('drop', stop)
    return () => {
      removeEventListener('dragover', stop)
      removeEventListener('drop', stop)
    }
  }, [])
}
