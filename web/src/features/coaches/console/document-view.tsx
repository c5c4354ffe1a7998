import type { StoredFile } from 'contract/coaches/calls'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-style'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { useAction } from '../../auth/use-action'
import { useDocument, useReadDocument } from './applications.api'
import { kindOf } from './file-kind'
import { PictureView } from './picture-view'
import { applicationsWords } from './words/applications-words'

/** Inline view of a document with a download button. */
export function DocumentView({ file }: { file: StoredFile }) {
  const t = useT(applicationsWords)
  const kind = kindOf(file)
  const name = file.originalName
  const { data, error, refetch } = useDocument(file, kind !== 'other')
  const address = useObjectUrl(data)
  return (
    <section
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-card border border-hairline bg-sunken"
    >
      <div className="flex items-center justify-between gap-4 border-hairline border-b bg-raised py-2 ps-4 pe-2">
        <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
        <Download file={file} />
      </div>
      {kind === 'other' ? (
        <Note text={t('applications.documents.noView')} />
      ) : error ? (
        <ErrorState
          heading="p"
          title={t('applications.documents.failed', { name })}
          onRetry={() => void refetch()}
        />
      ) : !address ? (
        <div role="status" aria-busy="true" className="p-4">
          <span className="sr-only">{t('applications.documents.loading', { name })}</span>
          <Skeleton className="h-96 bg-raised" />
        </div>
      ) : kind === 'picture' ? (
        <PictureView address={address} name={name} />
      ) : (
        <PdfView address={address} name={name} />
      )}
    </section>
  )
}

function PdfView({ address, name }: { address: string; name: string }) {
  const t = useT(applicationsWords)
  if (navigator.pdfViewerEnabled) {
    // Our code sets the PDF type on the bytes, so only the browser's PDF viewer opens them.
    return (
      <iframe
        src={`${address}#navpanes=0&view=FitH`}
        title={name}
        className="block h-[min(80dvh,60rem)] w-full border-0"
      />
    )
  }
  return (
    <Note text={t('applications.documents.noPdf')}>
      <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'secondary' })}>
        {t('applications.documents.openTab')}
      </a>
    </Note>
  )
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-5 px-6 py-14 text-center">
      <AnyIcon name="file" size={36} className="text-ink-soft" />
      <p className="max-w-prose text-ink-soft">{text}</p>
      {children}
    </div>
  )
}

function Download({ file }: { file: StoredFile }) {
  const t = useT(applicationsWords)
  const readDocument = useReadDocument(file)
  const { busy, problem, run } = useAction()
  const download = () =>
    run(async () => {
      const bytes = await readDocument()
      // A generic type, so that no browser opens the file instead of saving it.
      const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
      const link = Object.assign(document.createElement('a'), { href: address, download: file.originalName })
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    })
  return (
    <div className="flex shrink-0 items-center gap-3">
      <p role="alert" className="font-medium text-pomegranate empty:hidden">
        {problem}
      </p>
      <Button
        kind="quiet"
        size="sm"
        busy={busy}
        aria-label={t('applications.documents.downloadNamed', { name: file.originalName })}
        onClick={() => void download()}
      >
        <AnyIcon name="download" size={18} />
        {t('applications.documents.download')}
      </Button>
    </div>
  )
}

/** Returns an object URL of the bytes and revokes it on unmount. */
function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
