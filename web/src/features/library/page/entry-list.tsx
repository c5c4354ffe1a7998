import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { SearchForm } from '../../../ui/form/search-form'
import { listQuery, readListPlace } from '../../../ui/list-params'
import type { Column } from '../../../ui/table/columns'
import { PagedTable } from '../../../ui/table/paged-table'
import { type Kinds, type LibraryArea, useEntries } from '../library.api'
import { EntryDialog, type EntryDialogTexts, type EntryParts } from './entry-dialog'
import { libraryWords } from './words/library-words'

export interface EntryTexts extends EntryDialogTexts {
  label: string
  search: string
  add: string
  empty: string
  none: string
  found: (count: number) => string
}

interface Props<K extends keyof Kinds> extends EntryParts<K> {
  area: LibraryArea
  /** Columns after the name. */
  columns: readonly Column<Kinds[K]>[]
  texts: EntryTexts
}

/** A list of the library's entries with its search; a press opens one. */
export function EntryList<K extends keyof Kinds>(props: Props<K>) {
  const { area, columns, texts, ...parts } = props
  const { kind } = parts
  const t = useT(libraryWords)
  const navigate = useNavigate()
  const at = readListPlace(useSearchParams()[0])
  const entries = useEntries(area, kind, at)
  /** Open entry; null for a new one, undefined for none. */
  const [open, setOpen] = useState<Kinds[K] | null>()
  const to = (change: Partial<typeof at>) => ({
    search: listQuery({ status: undefined, ...at, page: 1, ...change }),
  })
  const name: Column<Kinds[K]> = {
    key: 'name',
    label: t('library.name'),
    card: 'title',
    cell: (entry) => (
      <span className="flex flex-wrap items-center gap-2">
        <button type="button" className="link min-h-11 text-start" onClick={() => setOpen(entry)}>
          <bdi>{entry.filled.name}</bdi>
        </button>
        {area === 'coach' && entry.own ? <Badge>{t('library.own')}</Badge> : null}
      </span>
    ),
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchForm
          className="min-w-0 flex-1 basis-72"
          value={at.search}
          onSearch={(search) => void navigate(to({ search }), { replace: true })}
          label={texts.search}
          placeholder={t('library.searchHint')}
          clearLabel={t('library.clear')}
        />
        <Button onClick={() => setOpen(null)}>{texts.add}</Button>
      </div>
      <PagedTable
        label={texts.label}
        columns={[name, ...columns]}
        query={entries}
        page={at.page}
        to={(page) => to({ page })}
        loading={t('library.loading')}
        failed={t('library.failed')}
        empty={<EmptyState drawing="clipboard" title={at.search ? texts.none : texts.empty} />}
        found={texts.found}
      />
      {open === undefined ? null : (
        <EntryDialog
          key={open?._id ?? 'new'}
          {...parts}
          area={area}
          entry={open}
          texts={texts}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
