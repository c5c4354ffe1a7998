import { templateStatuses } from 'contract/programs/console-rules'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { FilterBar } from '../../../ui/filter-bar'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { type TemplatesQuery, useTemplates } from './console-programs.api'
import { templatesSearch, useTemplatesParams } from './list-params'
import { PartLinks } from './part-links'
import { useTemplateColumns } from './template-columns'
import { consoleProgramsWords } from './words/console-programs-words'

type Templates = NonNullable<ReturnType<typeof useTemplates>['data']>

/** All program templates. */
export default function TemplatesPage() {
  const t = useT(consoleWords, consoleProgramsWords)
  const at = useTemplatesParams()
  const columns = useTemplateColumns(useLocation().search)
  const templates = useTemplates(at)
  const title = t('consolePrograms.templates.title')
  usePageTitle(t('console.title', { page: title }))

  return (
    <ListPage
      title={title}
      intro={t('consolePrograms.templates.intro')}
      action={
        <LinkButton to="/admin/programs/new">
          <Icon name="plus" size={18} />
          {t('consolePrograms.templates.add')}
        </LinkButton>
      }
    >
      <PartLinks current="templates" />
      <Filter at={at} data={templates.data} />
      <PagedTable
        label={title}
        columns={columns}
        query={templates}
        page={at.page}
        to={(page) => ({ search: templatesSearch(at, { page }) })}
        loading={t('consolePrograms.templates.loading')}
        failed={t('consolePrograms.templates.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('consolePrograms.templates.found', { count })}
      />
    </ListPage>
  )
}

/** Search, category and status, all part of the address. */
function Filter({ at, data }: { at: TemplatesQuery; data: Templates | undefined }) {
  const t = useT(consoleProgramsWords)
  const navigate = useNavigate()
  // Keeps the last page while the next one loads.
  const known = useRef(data)
  if (data) known.current = data
  const go = (change: Partial<TemplatesQuery>) =>
    void navigate({ search: templatesSearch(at, change) }, { replace: true })
  const links = [undefined, ...templateStatuses].map((status) => ({
    key: status ?? 'all',
    label: t(status ? `consolePrograms.state.${status}` : 'consolePrograms.templates.all'),
    to: { search: templatesSearch(at, { status }) },
    current: status === at.status,
    count: status && known.current?.counts[status],
  }))
  return (
    <FilterBar
      search={{
        value: at.search,
        onSearch: (search) => go({ search }),
        label: t('consolePrograms.templates.search'),
        placeholder: t('consolePrograms.templates.searchHint'),
        clearLabel: t('consolePrograms.templates.clear'),
      }}
      choice={{
        label: t('consolePrograms.templates.category'),
        all: t('consolePrograms.templates.everyCategory'),
        value: at.category,
        options: (known.current?.categories ?? []).map(({ name, label }) => ({ value: name, label })),
        onChange: (category) => go({ category }),
      }}
      filter={{ label: t('consolePrograms.templates.filter'), links }}
    />
  )
}

function Empty({ at }: { at: TemplatesQuery }) {
  const t = useT(consoleProgramsWords)
  if (at.search || at.status || at.category)
    return (
      <EmptyState
        drawing="clipboard"
        title={t('consolePrograms.templates.nothingFound')}
        text={t('consolePrograms.templates.nothingFoundText')}
      >
        <LinkButton to={{ search: '' }} kind="secondary">
          {t('consolePrograms.templates.showAll')}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="clipboard"
      title={t('consolePrograms.templates.none')}
      text={t('consolePrograms.templates.noneText')}
    />
  )
}
