import type { ProductImport } from 'contract/catalog/console-import-calls'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { errorText, isNotFound } from '../../../../api/error-text'
import { consoleWords } from '../../../../i18n/console/words/console-words'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Switch } from '../../../../ui/checkbox'
import { DateText } from '../../../../ui/date'
import { ErrorState } from '../../../../ui/error-state'
import { FileDrop } from '../../../../ui/file-drop'
import { FileRow } from '../../../../ui/file-row'
import { LinkButton } from '../../../../ui/link-button'
import { ListPage } from '../../../../ui/list-page'
import { usePageTitle } from '../../../../ui/page-title'
import { Skeleton } from '../../../../ui/skeleton'
import { ExportButton } from '../export-button'
import { PartLinks } from '../part-links'
import { useCheckFile, useImport, useImports } from './import.api'
import { ImportResult, ImportState } from './import-result'
import { importWords } from './words/import-words'

/** Products from a CSV file: checked, looked at, then imported. The address names the import, so a reload finds it again. */
export default function ImportPage() {
  const t = useT(consoleWords, importWords)
  const [params] = useSearchParams()
  const id = params.get('import')
  const title = t('import.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={title} intro={t('import.intro')} action={<ExportButton />}>
      <PartLinks current="import" />
      {id ? (
        <OneImport key={id} id={id} />
      ) : (
        <>
          <ChooseFile />
          <Earlier />
        </>
      )}
    </ListPage>
  )
}

/** The file to be checked, and whether its stock counts for products that are there already. */
function ChooseFile() {
  const t = useT(errorWords, importWords)
  const navigate = useNavigate()
  const { mutateAsync: check } = useCheckFile()
  const [setStock, setSetStock] = useState(false)
  const [sending, setSending] = useState<{ file: File; share: number; problem?: string } | null>(null)
  async function send(file: File) {
    setSending({ file, share: 0 })
    try {
      const { _id } = await check({
        file,
        setStock,
        onProgress: (share) => setSending({ file, share }),
      })
      void navigate({ search: `?import=${_id}` })
    } catch (error) {
      setSending({ file, share: 0, problem: errorText(t, error, t('import.refused')) })
    }
  }
  return (
    <section className="grid gap-4" aria-label={t('import.label')}>
      <Switch
        checked={setStock}
        onChange={({ target }) => setSetStock(target.checked)}
        hint={t('import.setStockHint')}
      >
        {t('import.setStock')}
      </Switch>
      {sending ? (
        <FileRow
          name={sending.file.name}
          size={sending.file.size}
          progress={
            sending.problem
              ? undefined
              : {
                  value: sending.share,
                  label: t('import.upload', { name: sending.file.name }),
                }
          }
          problem={sending.problem}
        />
      ) : null}
      {sending && !sending.problem ? null : (
        <FileDrop
          accept=".csv,text/csv"
          aria-label={t('import.label')}
          texts={{
            drop: t('import.drop'),
            or: t('import.or'),
            choose: t('import.choose'),
            release: t('import.release'),
          }}
          onFiles={([file]) => file && void send(file)}
        />
      )}
      <p role="alert" className="sr-only">
        {sending?.problem}
      </p>
    </section>
  )
}

function OneImport({ id }: { id: string }) {
  const t = useT(importWords)
  const { data, error, refetch } = useImport(id)
  if (data) return <ImportResult one={data} />
  if (isNotFound(error))
    return (
      <ErrorState title={t('import.missing')}>
        <LinkButton to={{ search: '' }} kind="secondary">
          {t('import.another')}
        </LinkButton>
      </ErrorState>
    )
  if (error) return <ErrorState title={t('import.failed')} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('import.loading')}</span>
      <Skeleton className="h-60" />
    </div>
  )
}

/** The imports of before, each with its result behind its name. */
function Earlier() {
  const t = useT(importWords)
  const { data } = useImports()
  const run = data?.filter((one) => !one.dryRun || one.status !== 'failed')
  if (!run || run.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="grid gap-3">
      <h2 id="earlier" className="text-lg">
        {t('import.earlier')}
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline">
        {run.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <EarlierRow one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EarlierRow({ one }: { one: ProductImport }) {
  return (
    <>
      <Link
        to={{ search: `?import=${one._id}` }}
        className="wrap-anywhere min-w-0 flex-1 basis-60 font-semibold underline-offset-4 hover:underline"
      >
        <bdi>{one.fileName}</bdi>
      </Link>
      <span className="text-ink-soft text-sm">
        <DateText value={one.createdAt} look="time" />
      </span>
      <ImportState one={one} />
    </>
  )
}
