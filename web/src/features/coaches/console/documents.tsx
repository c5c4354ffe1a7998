import type { StoredFile } from 'contract/coaches/calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { FileChoice } from '../../../ui/file-row'
import { DocumentView } from './document-view'
import { kindOf } from './file-kind'
import { applicationsWords } from './words/applications-words'

/** Documents of an application, with the selected one shown inline. */
export function Documents({ files }: { files: readonly StoredFile[] }) {
  const t = useT(applicationsWords)
  const [name, setName] = useState(
    () => (files.find((file) => kindOf(file) !== 'other') ?? files[0])?.filename,
  )
  const shown = files.find((file) => file.filename === name) ?? files[0]
  return (
    <section aria-labelledby="documents" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="documents" className="text-lg">
        {t('applications.documents.title')}
      </h2>
      {shown ? (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 2xl:grid-cols-3">
            {files.map((file) => (
              <li key={file.filename} className="min-w-0">
                <FileChoice
                  name={file.originalName}
                  size={file.size}
                  chosen={file === shown}
                  onChoose={() => setName(file.filename)}
                />
              </li>
            ))}
          </ul>
          <DocumentView key={shown.filename} file={shown} />
        </>
      ) : (
        <p className="text-ink-soft">{t('applications.documents.none')}</p>
      )}
    </section>
  )
}
