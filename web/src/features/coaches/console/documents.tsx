import type { StoredFile } from 'contract/coaches/calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { DocumentView } from './document-view'
import { kindOf } from './file-kind'
import { applicationsWords } from './words/applications-words'

/** The documents of an application: which there are, and the chosen one in place. */
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
                <Choice file={file} chosen={file === shown} onChoose={() => setName(file.filename)} />
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

function Choice(props: { file: StoredFile; chosen: boolean; onChoose: () => void }) {
  const { file, chosen, onChoose } = props
  const t = useT()
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(file.originalName)?.[1]?.toUpperCase() ?? ''
  const [size, unit] =
    file.size < 1_000_000 ? [Math.max(1, Math.round(file.size / 1000)), 'kB'] : [file.size / 1_000_000, 'MB']
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-14 w-full items-center gap-3 rounded-field border px-3.5 py-2 text-start transition-colors',
        chosen ? 'border-ink bg-raised' : 'border-hairline hover:border-ink',
      )}
    >
      <Icon name="file" size={22} className={chosen ? 'text-pine' : 'text-ink-soft'} />
      <span className="grid min-w-0 leading-snug">
        <bdi className="truncate font-medium">{file.originalName}</bdi>
        <span dir="ltr" className="text-start text-ink-soft text-xs tabular-nums rtl:text-end">
          {extension} · {t.number(Math.round(size * 10) / 10)} {unit}
        </span>
      </span>
    </button>
  )
}
