import type { ImportError, ProductImport } from 'contract/catalog/console-import-calls'
import { importFields } from 'contract/catalog/import-columns'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated, isolatedName } from '../../../../i18n/isolated'
import { AnyIcon } from '../../../../ui/any-icon'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { LinkButton } from '../../../../ui/link-button'
import { readListPlace } from '../../../../ui/list-params'
import { Notice } from '../../../../ui/notice'
import { OneLine } from '../../../../ui/one-line'
import { ProgressBar } from '../../../../ui/progress-bar'
import { saveFile } from '../../../../ui/save-file'
import { Status } from '../../../../ui/status'
import type { Column } from '../../../../ui/table/columns'
import { PagedTable } from '../../../../ui/table/paged-table'
import { useToast } from '../../../../ui/toast'
import { csvOf } from '../csv'
import { catalogueWords } from '../words/catalogue-words'
import { ColumnForm } from './column-form'
import { useFieldName } from './field-name'
import { fetchImportErrors, isUnderWay, useImportErrors, useRunImport } from './import.api'
import { importWords } from './words/import-words'

/** Status of an import with its color. */
export function ImportState({ one }: { one: ProductImport }) {
  const t = useT(importWords)
  const { status, dryRun } = one
  if (status === 'failed') return <Status tone="wrong">{t('import.states.failed')}</Status>
  if (isUnderWay(one)) return <Status tone="moving">{t('import.states.running')}</Status>
  return dryRun ? (
    <Status tone="needs-you">{t('import.states.checked')}</Status>
  ) : (
    <Status tone="good">{t('import.states.done')}</Status>
  )
}

/** An import while it runs, and what came of it. */
export function ImportResult({ one }: { one: ProductImport }) {
  const t = useT(importWords)
  const heading = useFocusedHeading()
  const name = isolatedName(one.fileName)
  const title = isUnderWay(one)
    ? t(one.dryRun ? 'import.reading' : 'import.running', { name })
    : one.status === 'failed'
      ? t('import.broken', { name })
      : t(one.dryRun ? 'import.checked' : 'import.finished', { name })
  return (
    <section aria-labelledby="import" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="import" ref={heading} tabIndex={-1} className="wrap-anywhere text-lg">
          {title}
        </h2>
        <ImportState one={one} />
      </div>
      {isUnderWay(one) ? <Running one={one} /> : null}
      {one.status === 'failed' ? <Notice kind="bad">{t('import.refused')}</Notice> : null}
      {one.status === 'done' ? <Counts one={one} /> : null}
      {isUnderWay(one) ? null : <Next one={one} />}
      {!isUnderWay(one) && one.refused > 0 ? <WrongLines one={one} /> : null}
    </section>
  )
}

/** Focuses the heading of a check that a button of the one before has begun: the button is gone. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isNext = (state as { focus?: string } | null)?.focus === 'import'
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return heading
}

function Running({ one: { done, lines, fileName } }: { one: ProductImport }) {
  const t = useT(importWords)
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={t('import.running', { name: fileName })}
        value={lines > 0 ? done / lines : 0}
        className="h-2.5"
      />
      <p className="text-ink-soft tabular-nums">
        {t('import.progress', {
          done: isolated(t.number(done)),
          total: isolated(t.number(lines)),
        })}
      </p>
      <p className="text-ink-soft text-sm">{t('import.leave')}</p>
    </div>
  )
}

/** So many new, changed, unchanged and wrong. */
function Counts({ one }: { one: ProductImport }) {
  const t = useT(importWords)
  const counts = [
    ['new', one.created],
    ['changed', one.updated],
    ['same', one.unchanged],
    ['wrong', one.refused],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-hairline bg-hairline sm:grid-cols-4">
      {counts.map(([key, count]) => (
        <div key={key} className="grid content-start gap-0.5 bg-raised p-4">
          <dt className="flex items-center gap-1.5 text-ink-soft text-sm">
            {key === 'wrong' && count > 0 ? (
              <AnyIcon name="alert" size={16} className="text-pomegranate" />
            ) : null}
            {t(`import.counts.${key}`)}
          </dt>
          <dd className="wide text-xl tabular-nums">{t.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Next action: import the checked file with its choices, or open the products. */
function Next({ one }: { one: ProductImport }) {
  const t = useT(importWords)
  const another = (
    <LinkButton to={{ search: '' }} kind="secondary">
      {t(one.dryRun ? 'import.cancel' : 'import.another')}
    </LinkButton>
  )
  if (one.dryRun && one.status === 'done')
    return (
      <ColumnForm one={one} start={<StartButton one={one} />}>
        {another}
      </ColumnForm>
    )
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:w-full">
      {one.status === 'done' ? <LinkButton to="/admin/catalogue">{t('import.see')}</LinkButton> : null}
      {another}
    </div>
  )
}

function StartButton({ one }: { one: ProductImport }) {
  const t = useT(catalogueWords, errorWords, importWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync: run, isPending } = useRunImport()
  const count = one.created + one.updated
  if (count === 0)
    return <p className="w-full">{t(one.refused > 0 ? 'import.allWrong' : 'import.nothing')}</p>
  async function start() {
    try {
      const { _id } = await run({ id: one._id })
      void navigate({ search: `?import=${_id}` }, { replace: true })
    } catch (error) {
      toast(errorText(t, error, t('catalogue.failed')), { kind: 'alert' })
    }
  }
  return (
    <Button busy={isPending} onClick={() => void start()}>
      {t('import.start', { count })}
    </Button>
  )
}

type Row = ImportError & { _id: string }

/** Skipped lines with their problems. */
function WrongLines({ one }: { one: ProductImport }) {
  const t = useT(importWords)
  const [params] = useSearchParams()
  const { page } = readListPlace(params)
  const errors = useImportErrors(one._id, page)
  const columns = useColumns(one)
  return (
    <section aria-labelledby="wrong" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h3 id="wrong" className="text-base">
            {t('import.wrongTitle')}
          </h3>
          <p className="text-ink-soft">{t('import.wrongText')}</p>
        </div>
        <SaveErrors one={one} />
      </div>
      <PagedTable
        label={t('import.wrongTitle')}
        columns={columns}
        query={errors}
        page={page}
        to={(to) => ({ search: `?import=${one._id}${to > 1 ? `&page=${to}` : ''}` })}
        loading={t('import.loading')}
        failed={t('import.failed')}
        empty={<EmptyState drawing="clipboard" heading="h3" title={t('import.noneWrong')} />}
        found={(count) => t('import.errors', { count })}
      />
    </section>
  )
}

/** Returns the name of a column: its heading, or the field that the file has no column for. */
function useColumnName({ columns }: ProductImport): (column: string) => string {
  const fieldName = useFieldName()
  return (column) => {
    const field = importFields.find((one) => one === column)
    const isHeading = columns.some(({ heading }) => heading === column)
    return field && !isHeading ? fieldName(field) : column
  }
}

function useColumns(one: ProductImport): Column<Row>[] {
  const t = useT(importWords)
  const problem = useProblem()
  const nameOf = useColumnName(one)
  return [
    {
      key: 'line',
      label: t('import.columns.line'),
      card: 'title',
      width: '4.5rem',
      cell: ({ line }) => <span className="font-semibold tabular-nums">{t.number(line)}</span>,
    },
    {
      key: 'column',
      label: t('import.columns.field'),
      width: '8rem',
      cell: ({ column }) => (column ? <OneLine>{nameOf(column)}</OneLine> : '–'),
    },
    {
      key: 'value',
      label: t('import.columns.value'),
      width: 'minmax(0,0.7fr)',
      cell: ({ value }) => (value ? <OneLine>{value}</OneLine> : '–'),
    },
    {
      key: 'problem',
      label: t('import.columns.problem'),
      card: 'plain',
      width: 'minmax(0,1.4fr)',
      cell: (row) => <span className="text-pomegranate">{problem(row)}</span>,
    },
  ]
}

/** Returns the problem of a line in the reader's language. */
function useProblem(): (error: ImportError) => string {
  const t = useT(errorWords, importWords)
  return ({ code, column }) =>
    t.error(code, column ? { column: isolated(column) } : undefined, t('import.unread'))
}

function SaveErrors({ one }: { one: ProductImport }) {
  const t = useT(catalogueWords, importWords)
  const toast = useToast()
  const problem = useProblem()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const heads = (['line', 'field', 'value', 'problem'] as const).map((key) => t(`import.columns.${key}`))
      const errors = await fetchImportErrors(one._id)
      const rows = errors.map((error) => [
        String(error.line),
        error.column ?? '',
        error.value ?? '',
        problem(error),
      ])
      saveFile(csvOf([heads, ...rows]), `${one.fileName.replace(/\.csv$/i, '')}-errors.csv`)
    } catch {
      toast(t('catalogue.products.exportFailed'), { kind: 'alert' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" size="sm" busy={busy} onClick={() => void save()}>
      <AnyIcon name="download" size={16} />
      {t('import.saveErrors')}
    </Button>
  )
}
