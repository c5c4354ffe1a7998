import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { buttonClass } from '../../../ui/button-style'
import { cx } from '../../../ui/cx'
import { FieldError } from '../../../ui/field'
import { Icon } from '../../../ui/icon'
import { DocumentList } from './document-list'
import { ACCEPT, type Refusal } from './documents'
import { addFiles, type Draft, faultAt } from './draft'
import { useFaultText, withFile } from './fault-text'

/** A place to drop files on, which is the browser's own file field; below it what was chosen. Named by its part. */
export function DocumentsField({ draft, ids }: { draft: Draft; ids: { title: string; hint: string } }) {
  const t = useT()
  const faultText = useFaultText()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const fault = faultAt(draft, 'documents')
  useNoStrayDrop()

  const drag = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    addFiles(event.dataTransfer.files)
  }
  const bad = fault || draft.refusals.length > 0
  const troubles = cx(fault && `${ids.hint}-error`, draft.refusals.length > 0 && `${ids.hint}-refused`)

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
            if (files.length > 0) addFiles(files)
          }}
        />
      </div>
      <div role="alert" id={`${ids.hint}-refused`} className="grid gap-2 empty:hidden">
        {draft.refusals.map((refusal) => (
          <RefusalText key={`${refusal.code} ${refusal.files.join('/')}`} refusal={refusal} />
        ))}
      </div>
      {fault ? <FieldError id={`${ids.hint}-error`}>{faultText(fault)}</FieldError> : null}
      {draft.documents.length > 0 ? (
        <DocumentList documents={draft.documents} onEmpty={() => input.current?.focus()} />
      ) : null}
    </div>
  )
}

function RefusalText({ refusal }: { refusal: Refusal }) {
  const t = useT()
  const faultText = useFaultText()
  const { code, files } = refusal
  const [file = ''] = files
  if (code === 'empty' || code === 'twice')
    return <FieldError>{withFile((hole) => t(`apply.documents.${code}`, { file: hole }), file)}</FieldError>
  if (code !== 'coaches.too_many_files')
    return <FieldError>{faultText({ code, params: { file } })}</FieldError>
  return (
    <div className="grid gap-0.5">
      <FieldError>{faultText({ code })}</FieldError>
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
