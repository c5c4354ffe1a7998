import { useEffect, useRef } from 'react'
import type { UploadProgress } from '../../../api/upload'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { FileRow } from '../../../ui/file-row'
import { useFileSize } from '../../../ui/file-size'
import { PlateArc } from '../../../ui/plate-arc'
import { cancelDelivery } from './delivery'
import { type Chosen, isPicture, shares } from './documents'
import { applyWords } from './words/apply-words'

/** Upload progress: a total and a bar per file. */
export function Sending({ progress, documents }: { progress: UploadProgress; documents: readonly Chosen[] }) {
  const t = useT(applyWords)
  const size = useFileSize()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: false }), [])

  const { loaded, total } = progress
  const percent = total > 0 ? Math.floor((loaded / total) * 100) : 0
  const parts = shares(
    documents.map(({ file }) => file.size),
    progress,
  )
  const gone = total > 0 && loaded >= total
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sending"
      className="grid animate-appear gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <div className="flex items-center gap-4">
        <PlateArc size={64} stroke={3} value={percent / 100} />
        <div className="grid gap-0.5">
          <div role="status">
            <h2 id="sending" className="text-xl">
              {gone ? t('apply.sending.checking') : t('apply.sending.title')}
            </h2>
          </div>
          <p className="text-ink-soft text-sm tabular-nums">
            {total > 0
              ? t('apply.sending.progress', {
                  percent,
                  loaded: size(loaded),
                  total: size(total),
                })
              : t('apply.sending.start')}
          </p>
        </div>
      </div>
      <ul className="grid">
        {documents.map(({ id, file }, index) => (
          <li key={id}>
            <FileRow
              name={file.name}
              size={file.size}
              picture={isPicture(file) ? file : undefined}
              progress={{ value: parts[index] ?? 0, label: t('apply.sending.file', { file: file.name }) }}
            />
          </li>
        ))}
      </ul>
      <Button kind="secondary" className="justify-self-start" onClick={cancelDelivery}>
        {t('apply.sending.cancel')}
      </Button>
    </section>
  )
}
