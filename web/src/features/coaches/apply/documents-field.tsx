import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { FieldError } from '../../../ui/field'
import { FileDrop } from '../../../ui/file-drop'
import { Notice } from '../../../ui/notice'
import { lostDocuments } from './application-draft'
import { DocumentList } from './document-list'
import { ACCEPT, type Refusal } from './documents'
import { useProblemText, withFile } from './problem-text'
import { useDocuments } from './use-documents'
import { applyWords } from './words/apply-words'

/** Drop zone with the selected files below it. Labelled by its section. */
export function DocumentsField({ ids }: { ids: { title: string; hint: string } }) {
  const t = useT(applyWords)
  const problemText = useProblemText()
  const { documents, problem, refusals, add, remove, restore } = useDocuments()
  const input = useRef<HTMLInputElement>(null)
  useNoStrayDrop()
  // The client checks only the file name, so this code means that the server rejected the content.
  const wrongContent = problem?.code === 'coaches.file_type'
  const described = cx(
    ids.hint,
    problem && `${ids.hint}-error`,
    wrongContent && `${ids.hint}-mend`,
    refusals.length > 0 && `${ids.hint}-refused`,
  )
  const lost = lostDocuments()
  return (
    <div className="grid gap-3">
      {lost > 0 && documents.length === 0 ? (
        <Notice kind="info">{t('apply.documents.again', { count: lost })}</Notice>
      ) : null}
      <FileDrop
        ref={input}
        name="documents"
        multiple
        accept={ACCEPT}
        texts={{
          drop: t('apply.documents.drop'),
          or: t('apply.documents.or'),
          choose: t('apply.documents.choose'),
          release: t('apply.documents.release'),
        }}
        onFiles={add}
        aria-labelledby={ids.title}
        aria-describedby={described}
        aria-invalid={problem || refusals.length > 0 ? true : undefined}
      />
      <div role="alert" id={`${ids.hint}-refused`} className="grid gap-2 empty:hidden">
        {refusals.map((refusal) => (
          <RefusalText key={`${refusal.code} ${refusal.files.join('/')}`} refusal={refusal} />
        ))}
      </div>
      {problem ? <FieldError id={`${ids.hint}-error`}>{problemText(problem)}</FieldError> : null}
      {wrongContent ? (
        <p id={`${ids.hint}-mend`} className="ps-5.5 text-ink-soft text-sm">
          {t('apply.failure.content')}
        </p>
      ) : null}
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
  const t = useT(applyWords)
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

/** Prevents the browser from opening a file dropped outside the zone, which would lose the form. */
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
